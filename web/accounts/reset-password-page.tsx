import { useState } from 'react'
import { useLocation } from 'wouter'
import { resetPassword } from '#contract/accounts.ts'
import { password } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toast.ts'
import { useSubmit } from '#web/lib/use-submit.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { NewPasswordField } from '#web/ui/new-password-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { OneFormPage } from './one-form-page.tsx'

/** Where the mailed link leads. Its token stands behind the #, so that no server and no log ever sees it in an address. */
export function ResetPasswordPage() {
  useTitle('New password')
  const [, go] = useLocation()
  const [token] = useState(() => location.hash.slice(1))
  const { busy, errors, onSubmit } = useSubmit(
    async (text) => {
      await call(resetPassword, { body: { token, password: text('password') } })
      toast({ title: 'Password updated', description: 'Your password has been changed successfully.' })
      go(paths.auth())
    },
    { failed: 'Password change failed', otherwise: 'Failed to update your password. Please try again.' },
  )
  if (!token)
    return (
      <OneFormPage title="This link is not complete">
        <p className="mb-6 text-ink-2">Open the link in the email again, or ask for a new one.</p>
        <ButtonLink href={paths.forgotPassword}>Ask for a new link</ButtonLink>
      </OneFormPage>
    )
  return (
    <OneFormPage title="Choose a new password">
      <form onSubmit={onSubmit} className="space-y-4">
        <NewPasswordField label="New password" least={password.minAtChange} error={errors.password} />
        <Button type="submit" size="lg" className="w-full" disabled={busy}>
          {busy && <Spinner />}
          Set the password
        </Button>
        <p className="text-center">
          <ButtonLink look="link" size="link" href={paths.forgotPassword}>
            Ask for a new link
          </ButtonLink>
        </p>
      </form>
    </OneFormPage>
  )
}
