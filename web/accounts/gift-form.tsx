import { type FormEvent, useState } from 'react'
import { buyGift } from '#contract/billing.ts'
import { giftMessageLength, prices } from '#contract/limits.ts'
import { call, CallError } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** A year or a month for somebody else. Paid on the provider's page; the code is mailed once it is paid. */
export function GiftForm() {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    setBusy(true)
    setErrors({})
    try {
      const { url } = await call(buyGift, {
        body: {
          senderName: text('senderName'),
          recipientName: text('recipientName'),
          recipientEmail: text('recipientEmail'),
          message: text('message'),
          subscriptionType: text('subscriptionType') === 'monthly' ? 'monthly' : 'yearly',
        },
      })
      location.assign(url)
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {}
      setErrors(fields)
      if (Object.keys(fields).length === 0) window.alert('Failed to create gift card. Please try again.')
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextField label="Your name" name="senderName" autoComplete="name" required maxLength={120} error={errors.senderName} />
      <TextField label="Recipient’s name" name="recipientName" autoComplete="off" required maxLength={120} error={errors.recipientName} />
      <TextField label="Recipient’s email" name="recipientEmail" type="email" autoComplete="off" required error={errors.recipientEmail} />
      <TextArea label="Message" hint="optional" name="message" maxLength={giftMessageLength} error={errors.message} />
      <SelectField
        label="Gift"
        name="subscriptionType"
        defaultValue="yearly"
        options={[
          { value: 'yearly', label: `One year, $${prices.yearly}` },
          { value: 'monthly', label: `One month, $${prices.monthly}` },
        ]}
      />
      <Button type="submit" size="lg" className="w-full" disabled={busy}>
        {busy && <Spinner />}
        Continue to payment
      </Button>
      <p className="text-center text-sm text-mute">The code is mailed to the recipient as soon as the gift is paid.</p>
    </form>
  )
}
