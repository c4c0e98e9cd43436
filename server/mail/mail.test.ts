import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { forgotPassword, register, resetPassword, login } from '#contract/accounts.ts'
import { eq } from 'drizzle-orm'
import { mails } from '#server/db/schema.ts'
import { people } from '#tests/people.ts'
import { useApp } from '#tests/test-app.ts'
import { composeMail } from './compose-mail.ts'
import { postMail } from './outbox.ts'

// A real SMTP server on loopback; `behave` decides what it says to each mail.
type Behaviour = 'accept' | 'later' | 'never' | 'hang up after accepting'
let behave: Behaviour = 'accept'
const received: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      if (behave === 'later' || behave === 'never')
        return done(Object.assign(new Error('not now'), { responseCode: behave === 'later' ? 451 : 550 }))
      received.push(Buffer.concat(parts).toString())
      if (behave !== 'hang up after accepting') return done()
      behave = 'accept'
      for (const one of connections) if (one.id === session.id) one.close()
    })
  },
})
/** The open connections, each with its session's id. */
const { connections } = server as unknown as { connections: Set<{ id: string; close(): void }> }
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const address = server.server.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => new Promise<void>((done) => server.close(() => done())))
const at = useApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Storyfold <hello@storyfold.example>' })
beforeEach(() => {
  behave = 'accept'
  received.length = 0
})
const arrived = async (count: number) => {
  await expect.poll(() => received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count)
  return Promise.all(received.map((mail) => PostalMime.parse(mail)))
}
const rowOf = async (kind: string) => (await at.app.db.q.select().from(mails).where(eq(mails.kind, kind)))[0]

describe('mail', () => {
  test('a welcome reaches a new person, as text and as HTML, and is marked as sent', async () => {
    await at.call(register, { body: people.ruth })
    const [mail] = await arrived(1)
    expect(mail).toMatchObject({ subject: 'Welcome to Storyfold', from: { address: 'hello@storyfold.example' } })
    expect(mail?.to?.[0]?.address).toBe(people.ruth.email)
    for (const part of [mail?.text, mail?.html]) expect(part).toContain('Your free trial runs until')
    await expect.poll(async () => (await rowOf('welcome'))?.state).toBe('sent')
  })
  test('a forgotten password is set anew with the link, once, and every session ends', async () => {
    const token = await at.registered()
    expect((await at.call(forgotPassword, { body: { email: people.ruth.email.toUpperCase() } })).status).toBe(204)
    const mail = (await arrived(2)).find((one) => one.subject === 'Set a new password')
    const link = /http\S+\/reset-password#(\S+)/.exec(mail?.text ?? '')
    const body = { token: link![1]!, password: 'a better password' }
    expect((await at.call(resetPassword, { body })).status).toBe(204)
    expect((await at.call(resetPassword, { body: { ...body, password: 'another password' } })).json.code).toBe('accounts.reset_unknown')
    expect((await at.call(login, { body: { email: people.ruth.email, password: people.ruth.password } })).status).toBe(401)
    expect((await at.call(login, { body: { email: people.ruth.email, password: body.password } })).status).toBe(200)
    expect((await fetch(`${at.base()}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
    await arrived(3)
  })
  test('an old link and an unknown address give nothing away', async () => {
    await at.registered()
    await at.call(forgotPassword, { body: { email: people.ruth.email } })
    const mail = (await arrived(2)).find((one) => one.subject === 'Set a new password')
    const token = /reset-password#(\S+)/.exec(mail?.text ?? '')![1]!
    at.setNow(() => new Date(Date.now() + 61 * 60_000))
    expect((await at.call(resetPassword, { body: { token, password: 'a better password' } })).status).toBe(422)
    const unknown = await at.call(forgotPassword, { body: { email: 'nobody@nowhere.example' } })
    expect([unknown.status, unknown.text]).toEqual([204, ''])
    expect(received).toHaveLength(2)
  })
  test('is tried again when the server says later, and given up at once when it says never', async () => {
    behave = 'later'
    const letter = { subject: 'Later', heading: 'Later', lines: ['Hello'], reason: 'A test.' }
    await postMail(at.app, { key: 'later', kind: 'later', to: 'a@b.example', userId: null, letter })
    at.app.jobs.poke()
    await expect.poll(async () => (await rowOf('later'))?.tries, { timeout: 10_000 }).toBe(1)
    expect((await rowOf('later'))?.state).toBe('waiting')
    behave = 'accept'
    await arrived(1)
    await expect.poll(async () => (await rowOf('later'))?.state).toBe('sent')
    behave = 'never'
    await postMail(at.app, { key: 'never', kind: 'never', to: 'a@b.example', userId: null, letter })
    at.app.jobs.poke()
    await expect.poll(async () => (await rowOf('never'))?.state, { timeout: 10_000 }).toBe('failed')
    expect((await rowOf('never'))?.tries).toBe(1)
  })
  test('whose server hangs up before it says that it took it is sent again under the same id, which makes it one', async () => {
    behave = 'hang up after accepting'
    const letter = { subject: 'Cut', heading: 'Cut', lines: ['Hello'], reason: 'A test.' }
    await postMail(at.app, { key: 'cut', kind: 'cut', to: 'a@b.example', userId: null, letter })
    at.app.jobs.poke()
    const ids = (await arrived(2)).map((one) => one.messageId)
    expect(new Set(ids)).toEqual(new Set([`<${(await rowOf('cut'))?.id}@storyfold>`]))
    await expect.poll(async () => (await rowOf('cut'))?.state).toBe('sent')
  })
  test('waits while its server is away, and nobody who registers meanwhile notices', async () => {
    await new Promise<void>((done) => server.server.close(() => done()))
    try {
      await at.registered()
      at.app.jobs.poke()
      await expect.poll(async () => (await rowOf('welcome'))?.tries, { timeout: 10_000 }).toBe(1)
      expect(await rowOf('welcome')).toMatchObject({ state: 'waiting', error: expect.stringContaining('ECONNREFUSED') })
    } finally {
      await new Promise<void>((ready) => server.server.listen(port, '127.0.0.1', ready))
    }
    const [mail] = await arrived(1)
    expect(mail?.subject).toBe('Welcome to Storyfold')
    await expect.poll(async () => (await rowOf('welcome'))?.state).toBe('sent')
    expect(received).toHaveLength(1)
  })
  test('posted twice for one occasion it is one mail', async () => {
    const letter = { subject: 'Once', heading: 'Once', lines: ['Hello'], reason: 'A test.' }
    await Promise.all([1, 2, 3, 4].map(() => postMail(at.app, { key: 'once', kind: 'once', to: 'a@b.example', userId: null, letter })))
    at.app.jobs.poke()
    await arrived(1)
    await new Promise((done) => setTimeout(done, 700))
    expect(received).toHaveLength(1)
  })
  test('a name with line breaks adds no header and no recipient', async () => {
    const evil = 'Ruth\r\nBcc: thief@evil.example\r\n\r\nFree money'
    await postMail(at.app, {
      key: 'evil',
      kind: 'evil',
      to: 'a@b.example',
      userId: null,
      replyTo: evil,
      letter: { subject: evil, heading: evil, lines: [evil, '<script>alert(1)</script>'], reason: 'A test.' },
    })
    at.app.jobs.poke()
    const [mail] = await arrived(1)
    expect(mail?.headers.map((one) => one.key)).not.toContain('bcc')
    expect(mail?.to).toHaveLength(1)
    expect(mail?.html).not.toContain('<script>')
  })
})

test('every mail has a text that says what its HTML says', () => {
  const { text, html } = composeMail({
    subject: 'S',
    heading: 'A heading & more',
    lines: ['A line with <b>.'],
    code: 'SF-1',
    button: { label: 'Press', address: 'https://x.example/?a=1&b=2' },
    reason: 'Because.',
  })
  for (const part of ['A heading & more', 'A line with <b>.', 'SF-1', 'Press', 'https://x.example/?a=1&b=2', 'Because.']) {
    expect(text).toContain(part)
    expect(html).toContain(part.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'))
  }
})

test('a person’s own word is set off from ours, in the text too, and no mail is wider than a phone', () => {
  const { text, html } = composeMail({
    subject: 'S',
    heading: 'H',
    lines: ['Ours.', { word: 'The tape is in the <blue> cupboard.' }],
    button: { label: 'Press', address: `https://x.example/reset-password?token=${'a'.repeat(64)}` },
    reason: 'Because.',
  })
  expect(text).toContain('“The tape is in the <blue> cupboard.”')
  expect(html).toMatch(/border-left:[^>]*>The tape is in the &lt;blue&gt; cupboard\.</)
  expect(html).not.toMatch(/width="\d{3,}"/)
  expect(html).toMatch(/overflow-wrap:anywhere[^>]*>If the button does nothing/)
})
