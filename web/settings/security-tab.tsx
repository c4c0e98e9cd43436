import { Monitor, ShieldCheck, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { changePassword, endSession, listSessions } from '#contract/accounts.ts'
import { password } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { useSubmit } from '#web/lib/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Card } from './card.tsx'

export const SecurityTab = () => (
  <>
    <PasswordCard />
    <Card title="Two-factor authentication" about="A second step at login, with your phone.">
      <Button look="outline" disabled>
        <ShieldCheck className="size-4.5" aria-hidden="true" />
        Coming soon
      </Button>
    </Card>
    <DevicesCard />
  </>
)

function PasswordCard() {
  const { busy, errors, onSubmit } = useSubmit(
    async (text, form) => {
      await call(changePassword, {
        body: {
          currentPassword: text('currentPassword'),
          newPassword: text('newPassword'),
          confirmPassword: text('confirmPassword'),
        },
      })
      form.reset()
      await readAgain(listSessions)
      toast({ title: 'Password updated', description: 'Your password has been changed successfully.' })
    },
    { failed: 'Password change failed', otherwise: 'Failed to update your password. Please try again.' },
  )
  return (
    <Card title="Change password" about="Every other device is signed out when you change it.">
      <form onSubmit={onSubmit} noValidate className="max-w-[26rem] space-y-4">
        <TextField
          label="Current password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <TextField
          label="New password"
          hint={`${password.minAtChange} characters or more`}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          error={errors.newPassword}
        />
        <TextField
          label="Confirm new password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <Button type="submit" disabled={busy}>
          {busy ? 'Updating...' : 'Update Password'}
        </Button>
      </form>
    </Card>
  )
}

/** "Chrome on Windows" out of what a browser says of itself. */
export function deviceName(userAgent: string): string {
  const browser = (
    [
      ['Edg/', 'Edge'],
      ['OPR/', 'Opera'],
      ['Firefox/', 'Firefox'],
      ['Chrome/', 'Chrome'],
      ['Safari/', 'Safari'],
    ] as const
  ).find(([mark]) => userAgent.includes(mark))?.[1]
  const system = (
    [
      ['iPhone', 'iPhone'],
      ['iPad', 'iPad'],
      ['Android', 'Android'],
      ['Windows', 'Windows'],
      ['Mac OS', 'Mac'],
      ['Linux', 'Linux'],
    ] as const
  ).find(([mark]) => userAgent.includes(mark))?.[1]
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device')
}
const when = (time: string) => new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function DevicesCard() {
  const { data, error } = useRead(listSessions)
  const [busy, setBusy] = useState<string>()
  const end = async (id: string) => {
    setBusy(id)
    try {
      await call(endSession, { params: { id } })
      await readAgain(listSessions)
    } catch (failure) {
      toastFailure('Sign out failed', failure, 'The device could not be signed out. Please try again.')
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Card title="Login history" about="Where you are signed in. Sign out any device you do not recognize.">
      {error && <p className="text-bad">The list could not be loaded. {error.message}</p>}
      {!data && !error && <Spinner className="size-6" />}
      <ul className="divide-y divide-line">
        {data?.map(({ id, device, address, seenAt, current }) => {
          const name = deviceName(device)
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
              <span className="text-mute" aria-hidden="true">
                {/iPhone|iPad|Android/.test(name) ? <Smartphone className="size-5.5" /> : <Monitor className="size-5.5" />}
              </span>
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-ink-2">
                  {address}, last used {when(seenAt)}
                </p>
              </div>
              {current ? (
                <Pill tone="teens">This device</Pill>
              ) : (
                <Button look="outline" size="sm" disabled={busy === id} onClick={() => void end(id)}>
                  Sign out
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
