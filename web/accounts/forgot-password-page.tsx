import { type FormEvent, useState } from 'react'
import { forgotPassword } from '#contract/accounts.ts'
import { call } from '#web/lib/call.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { OneFormPage } from './one-form-page.tsx'

export function ForgotPasswordPage() {
  useTitle('Forgot password')
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
      toastFailure('No mail was sent', error, 'The mail could not be sent. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  if (sentTo)
    return (
      <OneFormPage title="Look into your mail">
        <p className="mb-6 text-ink-2">
          If there is an account for {sentTo}, a mail with a link is on its way. The link works once, for an hour. Nothing there after a few
          minutes? Look into the spam folder, or check the address.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={paths.auth()}>Back to login</ButtonLink>
          <Button look="outline" onClick={() => setSentTo(undefined)}>
            Try another address
          </Button>
        </div>
      </OneFormPage>
    )
  return (
    <OneFormPage title="Forgot password">
      <p className="mb-6 text-ink-2">Type the address of your account. You get a mail with a link that sets a new password.</p>
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
