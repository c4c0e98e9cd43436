import { type FormEvent, useEffect, useRef, useState } from 'react'
import { register } from '#contract/accounts.ts'
import { password, prices, trialDays } from '#contract/limits.ts'
import type { Tried } from '#contract/tries.ts'
import { call, CallError, tokenStore } from '#web/lib/call.ts'
import { paths } from '#web/lib/paths.ts'
import { keepWish } from '#web/lib/wish.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { NewPasswordField } from '#web/ui/new-password-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { keepClaim } from './kept-claim.ts'

/** An email and a password, and the three books are in a library of one's own. Who is signed in already needs neither. */
export function KeepForm({ tried }: { tried: Tried }) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ message: string; fields: Record<string, string>; known: boolean }>()
  const [signedIn] = useState(() => tokenStore.read() !== null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true })
    // What is asked stands below three books: with the field alone in sight nobody sees what to press.
    form.current?.scrollIntoView({ block: 'center' })
  }, [])
  const go = () => {
    keepClaim(tried)
    location.assign(paths.keep)
  }
  const submit = async (sent: HTMLFormElement) => {
    const data = new FormData(sent)
    setBusy(true)
    setFailed(undefined)
    try {
      const { token } = await call(register, { body: { email: String(data.get('email')), password: String(data.get('password')) } })
      tokenStore.write(token)
      go()
    } catch (error) {
      const known = error instanceof CallError && error.code === 'accounts.email_taken'
      const fields = error instanceof CallError ? error.fields : {}
      setFailed({ message: error instanceof Error ? error.message : String(error), fields, known })
      setBusy(false)
      sent.querySelector<HTMLInputElement>(fields.password ? '[name=password]' : '[name=email]')?.focus()
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  const toLogin = () => {
    keepClaim(tried)
    keepWish(paths.keep)
  }
  if (signedIn)
    return (
      <Button size="lg" className="w-full" onClick={go}>
        Keep them in your library
      </Button>
    )
  return (
    <form ref={form} onSubmit={onSubmit} className="space-y-3.5">
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={failed?.fields.email} />
      <NewPasswordField label="Password" least={password.minAtRegistration} error={failed?.fields.password} />
      {failed && Object.keys(failed.fields).length === 0 && (
        <p role="alert" className="text-sm text-bad">
          {failed.message}
        </p>
      )}
      <Button type="submit" size="lg" className="w-full" disabled={busy}>
        {busy && <Spinner />}
        Keep these three books
      </Button>
      <p className="text-center text-sm text-mute">
        {trialDays} days free, no card. After that ${prices.monthly.toFixed(2)} a month, if you want.
      </p>
      <p className="text-center">
        <ButtonLink
          look={failed?.known ? 'outline' : 'link'}
          size="link"
          href={paths.auth()}
          onClick={toLogin}
          className={failed?.known ? 'rounded-lg px-4' : ''}
        >
          I have an account
        </ButtonLink>
      </p>
    </form>
  )
}
