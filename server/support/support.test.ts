import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contact, readInstallation } from '#contract/support.ts'
import { mails } from '#server/db/schema.ts'
import { contactMessages } from '#server/db/schema.ts'
import { people } from '#tests/people.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp({ SUPPORT_EMAIL: 'help@storyfold.example' })
const strict = useApp({ RATE_LIMITS: 'on' })
const form = { name: 'Naomi', email: 'naomi@gracechapel.example', subject: 'billing', message: 'How do I pay by invoice?' } as const

test('a message reaches support, with the sender to answer to, and a copy goes back', async () => {
  const { status, json } = await at.call(contact, { body: form })
  expect([status, typeof json.id]).toEqual([201, 'string'])
  const [mail] = await at.app.db.q.select().from(mails).where(eq(mails.kind, 'contact'))
  expect(mail).toMatchObject({ recipient: 'help@storyfold.example', replyTo: form.email })
  expect(mail?.text).toContain(form.message)
  const [copy] = await at.app.db.q.select().from(mails).where(eq(mails.kind, 'contact-copy'))
  expect(copy?.recipient).toBe(form.email)
})
test('the form mails no words to an address that somebody else typed, and to its owner his own', async () => {
  const token = await at.registered(people.ruth)
  const words = 'Click here for free gold'
  const typed = [
    { name: words, email: people.ruth.email },
    { name: words, email: people.daniel.email },
  ]
  for (const one of typed) await at.call(contact, { body: { ...form, ...one, message: words } })
  await at.call(contact, { token, body: { ...form, name: words, email: people.daniel.email, message: words } })
  const copies = async () => at.app.db.q.select().from(mails).where(eq(mails.kind, 'contact-copy'))
  expect((await copies()).filter((one) => JSON.stringify(one).includes(words))).toEqual([])
  await at.call(contact, { token, body: { ...form, email: people.ruth.email, message: words } })
  expect((await copies()).filter((one) => one.text.includes(words)).map((one) => one.recipient)).toEqual([people.ruth.email])
})
test('what is missing is named', async () => {
  const { status, json } = await at.call(contact, { body: { ...form, name: ' ', message: '' } })
  expect([status, json.fields]).toEqual([400, { name: 'Name is required', message: 'Message is required' }])
})
test('the fourth message of an hour is asked to wait', async () => {
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push((await strict.call(contact, { body: form })).status)
  expect(statuses).toEqual([201, 201, 201, 429])
})
test('where nobody named an address, the page can know it, and a message waits in the database', async () => {
  expect((await at.call(readInstallation)).json).toEqual({
    payments: 'rehearsed',
    mail: 'kept',
    supportEmail: 'help@storyfold.example',
  })
  expect((await strict.call(readInstallation)).json).toMatchObject({ supportEmail: '' })
  expect((await strict.call(contact, { body: form })).status).toBe(201)
  expect((await strict.app.db.q.select().from(contactMessages))[0]?.message).toBe(form.message)
  expect(await strict.app.db.q.select().from(mails).where(eq(mails.kind, 'contact'))).toEqual([])
})
