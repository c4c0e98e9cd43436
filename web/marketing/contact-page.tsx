import { Clock, Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { contact, type ContactSubject, contactSubjects } from '#contract/support.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/lib/toast.ts'
import { useSubmit } from '#web/lib/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PublicPage } from '#web/frame/public-page.tsx'

const subjectNames: Record<ContactSubject, string> = {
  general: 'A general question',
  support: 'Help with a lesson',
  billing: 'Billing',
  partnership: 'Partnership',
  referral: 'Church referral',
  feature: 'An idea for a feature',
}

export function ContactPage() {
  const { busy, errors, onSubmit } = useSubmit(
    async (text, form) => {
      await call(contact, {
        body: {
          name: text('name'),
          email: text('email'),
          church: text('church'),
          subject: text('subject') as ContactSubject | '',
          message: text('message'),
        },
      })
      form.reset()
      toast({ title: 'Message Sent!', description: "We'll get back to you within 24 hours." })
    },
    { failed: 'The message was not sent', otherwise: 'Please try again. What you typed is kept.' },
  )
  const form = useRef<HTMLFormElement>(null)
  // A link may choose the subject and begin the message; what the browser kept of an earlier visit stays.
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(location.search)) {
      const field = form.current?.elements.namedItem(name)
      if ((field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) && !field.value) field.value = value
    }
  }, [])
  return (
    <PublicPage title="Contact" lead="Write to us. A person reads it, and you get a copy of what you wrote.">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <form
          ref={form}
          onSubmit={onSubmit}
          className="grid gap-4 rounded-2xl border border-line bg-card p-5 shadow-1 sm:grid-cols-2 sm:p-7"
        >
          <TextField label="Name" name="name" autoComplete="name" required maxLength={120} error={errors.name} />
          <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
          <TextField label="Church" hint="optional" name="church" autoComplete="organization" maxLength={200} error={errors.church} />
          <SelectField
            label="Subject"
            name="subject"
            options={[{ value: '', label: 'Choose a subject' }, ...contactSubjects.map((value) => ({ value, label: subjectNames[value] }))]}
          />
          <TextArea label="Message" name="message" required maxLength={5000} className="sm:col-span-2" error={errors.message} />
          <div className="sm:col-span-2">
            <Button type="submit" disabled={busy} className="needs-script">
              {busy && <Spinner className="size-4" />}
              Send Message
            </Button>
            <noscript>
              <p>This form needs JavaScript. Please switch it on to write to us here.</p>
            </noscript>
          </div>
        </form>
        <div className="space-y-5">
          <section className="rounded-2xl border border-line bg-card p-6">
            <h2 className="mb-2 flex items-center gap-2.5 text-lg">
              <Clock className="size-5 text-accent-text" aria-hidden="true" />
              Office hours
            </h2>
            <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-ink-2">
              <dt>Mon-Fri</dt>
              <dd>9-5 EST</dd>
              <dt>Sat</dt>
              <dd>10-2 EST</dd>
              <dt>Sun</dt>
              <dd>Closed: we are in church</dd>
            </dl>
          </section>
          <section className="rounded-2xl border border-line bg-card p-6">
            <h2 className="mb-2 flex items-center gap-2.5 text-lg">
              <Mail className="size-5 text-accent-text" aria-hidden="true" />
              Answers
            </h2>
            <p className="text-ink-2">Within 24 hours, by email to the address you give.</p>
          </section>
        </div>
      </div>
    </PublicPage>
  )
}
