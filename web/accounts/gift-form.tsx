import { type FormEvent, useState } from 'react'
import { buyGift } from '#contract/billing.ts'
import { giftMessageLength, prices } from '#contract/limits.ts'
import { readInstallation } from '#contract/support.ts'
import { call, CallError } from '#web/lib/call.ts'
import { keepGift, readCheckout } from '#web/lib/go-to-checkout.ts'
import { sentenceOf } from '#web/lib/toast.ts'
import { useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** A year or a month for somebody else. Paid on the provider's page; the code is mailed once it is paid. */
export function GiftForm() {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState('')
  const { data: installed } = useRead(readInstallation)
  // Back from a payment that was cancelled, what was typed stands there again.
  const [kept] = useState(() => {
    const checkout = readCheckout()
    return checkout && 'gift' in checkout ? checkout.gift : {}
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const form = Object.fromEntries([...data].map(([name, value]) => [name, String(value)]))
    const text = (name: string) => form[name] ?? ''
    setBusy(true)
    setErrors({})
    setProblem('')
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
      keepGift(form)
      location.assign(url)
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {}
      setErrors(fields)
      const sentence = sentenceOf(error, 'Failed to create gift card. Please try again.')
      if (Object.keys(fields).length === 0) {
        setProblem(sentence)
        window.alert(sentence)
      }
      setBusy(false)
    }
  }
  if (installed?.payments === 'off')
    return <p className="text-ink-2">Gifts cannot be bought here: payments are not set up on this installation.</p>
  const given = (name: string, otherwise = '') => ({ name, defaultValue: kept[name] ?? otherwise })
  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-4">
      <TextField label="Your name" {...given('senderName')} autoComplete="name" required maxLength={120} error={errors.senderName} />
      <TextField
        label="Recipient’s name"
        {...given('recipientName')}
        autoComplete="off"
        required
        maxLength={120}
        error={errors.recipientName}
      />
      <TextField
        label="Recipient’s email"
        {...given('recipientEmail')}
        type="email"
        autoComplete="off"
        required
        error={errors.recipientEmail}
      />
      <TextArea short label="Message" hint="optional" {...given('message')} maxLength={giftMessageLength} error={errors.message} />
      <SelectField
        label="Gift"
        {...given('subscriptionType', 'yearly')}
        options={[
          { value: 'yearly', label: `One year, $${prices.yearly}` },
          { value: 'monthly', label: `One month, $${prices.monthly}` },
        ]}
      />
      {problem && (
        <p role="alert" className="rounded-xl border border-bad bg-bad-soft px-4 py-3 text-bad">
          {problem}
        </p>
      )}
      <Button type="submit" size="lg" className="w-full" disabled={busy}>
        {busy && <Spinner />}
        Continue to payment
      </Button>
      <p className="text-center text-sm text-mute">The code is emailed to the recipient as soon as the gift is paid for.</p>
    </form>
  )
}
