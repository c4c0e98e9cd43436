import { type FormEvent, useState } from 'react'
import { forgotPassword } from '#contract/accounts.ts'
import { readInstallation } from '#contract/support.ts'
import { call } from '#web/lib/call.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { useRead } from '#web/lib/use-read.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { OneFormPage } from './one-form-page.tsx'

export function ForgotPasswordPage() {
  useTitle('Forgot password')
  const { data: installed } = useRead(readInstallation)
  const kept = installed?.mail === 'kept' && (
    <p className="my-4 rounded-xl border border-children-line bg-children-soft px-4 py-3 text-sm text-children-text">
      This installation does not send email: it keeps each message on its server. Ask whoever runs it for the link.
    </p>
  )
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setBusy(true)
    try {
      await call(forgotPassword, { body: { email } })
      setSentTo(email)
    } catch (error) {
      toastFailure('No email was sent', error, 'The email could not be sent. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  if (sentTo)
    return (
      <OneFormPage title="Check your email">
        <p className="mb-6 text-ink-2">
          If there is an account for {sentTo}, an email with a link is on its way. The link works once, for an hour. Nothing after a few
          minutes? Look in your spam folder, or check the address.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={paths.auth()}>Back to login</ButtonLink>
          <Button look="outline" onClick={() => setSentTo(undefined)}>
            Try another address
          </Button>
        </div>
        {kept}
      </OneFormPage>
    )
  return (
    <OneFormPage title="Forgot password">
      <p className="mb-6 text-ink-2">Enter your account’s email address. We will send you a link to set a new password.</p>
      {kept}
      <form onSubmit={(event) => void submit(event)} className="space-y-4">
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <Button type="submit" size="lg" className="w-full" disabled={busy}>
          {busy && <Spinner />}
          Send the link
        </Button>
        <p className="text-center">
          <ButtonLink look="link" size="link" href={paths.auth()}>
            Back to login
          </ButtonLink>
        </p>
      </form>
    </OneFormPage>
  )
}
