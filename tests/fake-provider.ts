import http from 'node:http'
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { chunk, type Protocol, send, writeEnd, writeHead, writePart } from './speak-protocol.ts'

/** What the fake does instead of answering well. `once` faults happen to the first call only. */
export type Fault =
  | 'none'
  | 'refuse-key'
  | 'busy-once'
  | 'error'
  | 'error-once'
  | 'hang'
  | 'cut'
  | 'garbage'
  | 'fenced'
  | 'die-midway'
  | 'wrong-shape'
  | 'drip'
/** How a call is refused: with this status, these headers and this error; or the line is cut. */
export type Refusal = { status: number; error: object; headers?: Record<string, string> } | 'cut the line' | 'only think'
export type FakeProvider = {
  url: string
  /** What it says it heard; the sermon's own words where a test needs them. */
  plan: object
  /** What it answers when one section is to be written again. */
  section: object
  /** What it says of a book that it is to judge; a text is sent as it is. */
  judgement: object | string
  /** What its books have instead of what is right, by age, and what it answers one after the other when it is to mend them. */
  flaws: Partial<Record<AgeGroup, object>>
  mended: object[]
  calls: { age: AgeGroup | 'plan' | 'section' | 'mend' | 'judge' | 'other'; body: string; closedEarly: boolean }[]
  /** Looks at each call before it is answered. */
  refuse: (call: FakeProvider['calls'][number]) => Refusal | undefined
  fault: Fault
  faultFor: FakeProvider['calls'][number]['age'] | 'all'
  close: () => Promise<void>
}

/** A PNG of one white pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=='
/** A loopback server that speaks the streaming protocols of OpenAI (chat and responses), Anthropic and Google, with the faults of real life. */
export async function startFakeProvider(books: Record<AgeGroup, LessonBook>): Promise<FakeProvider> {
  const fake: FakeProvider = {
    url: '',
    plan: heard,
    section: {},
    judgement: { findings: [] },
    flaws: {},
    mended: [],
    calls: [],
    refuse: () => undefined,
    fault: 'none',
    faultFor: 'all',
    close: async () => undefined,
  }
  const server = http.createServer(async (request, response) => {
    // It is asked whether it is Ollama; it is not.
    if (request.method !== 'POST') return void response.writeHead(404).end()
    let body = ''
    for await (const part of request) body += String(part)
    const age = /WRITE ONE SECTION AGAIN/.test(body)
      ? 'section'
      : /JUDGE THIS BOOK/.test(body)
        ? 'judge'
        : /MEND THESE SECTIONS/.test(body)
          ? 'mend'
          : /Write the TEENS/.test(body)
            ? 'teens'
            : /Write the CHILDREN/.test(body)
              ? 'children'
              : /Write the YOUNG KIDS/.test(body)
                ? 'young-kids'
                : /WHAT THE PREACHER SAID/.test(body)
                  ? 'plan'
                  : 'other'
    const call = { age, body, closedEarly: false } as FakeProvider['calls'][number]
    const before = fake.calls.filter((one) => one.age === age).length
    fake.calls.push(call)
    response.on('close', () => (call.closedEarly = !response.writableEnded))
    const fault = fake.faultFor === 'all' || fake.faultFor === age ? fake.fault : 'none'
    const path = request.url ?? ''
    if (path.includes('/images/')) {
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.end(JSON.stringify({ created: 1, data: [{ b64_json: onePixel }] }))
    }
    const protocol: Protocol = path.includes('/messages')
      ? 'anthropic'
      : path.includes('/responses')
        ? 'responses'
        : path.includes(':streamGenerateContent')
          ? 'google'
          : 'chat'
    const refuse = (status: number, message: string, headers = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(
        JSON.stringify(
          protocol === 'anthropic'
            ? { type: 'error', error: { type: 'api_error', message } }
            : protocol === 'google'
              ? { error: { code: status, message, status: 'ERROR' } }
              : { error: { message, type: 'error', param: null, code: null } },
        ),
      )
    }
    const refusal = fake.refuse(call)
    if (refusal === 'cut the line') return void response.destroy()
    if (refusal === 'only think') return thinkOnly(response)
    if (refusal) {
      response.writeHead(refusal.status, { 'content-type': 'application/json', ...refusal.headers })
      return void response.end(JSON.stringify({ error: refusal.error }))
    }
    if (fault === 'refuse-key') return refuse(401, 'Incorrect API key provided')
    if (fault === 'error' || (fault === 'error-once' && before === 0)) return refuse(500, 'The server had an error')
    if (fault === 'busy-once' && before === 0) return refuse(429, 'Rate limit reached', { 'retry-after': '1' })
    if (fault === 'hang') return
    let text = JSON.stringify(
      age === 'plan'
        ? fake.plan
        : age === 'section'
          ? fake.section
          : age === 'other'
            ? { title: 'The Road to Jericho', scripture: 'Luke 10:25-37', theme: 'Mercy' }
            : age === 'judge'
              ? fake.judgement
              : age === 'mend'
                ? (fake.mended[Math.min(before, fake.mended.length - 1)] ?? {})
                : { ...asWritten(books[age]), ...fake.flaws[age] },
    )
    if (age === 'judge' && typeof fake.judgement === 'string') text = fake.judgement
    if (fault === 'cut') text = text.slice(0, Math.floor(text.length * 0.7))
    if (fault === 'garbage') text = 'I am sorry, I can not do that {not json'
    if (fault === 'fenced') text = `Sure! Here it is:\n\`\`\`json\n${text}\n\`\`\``
    if (fault === 'wrong-shape') text = JSON.stringify({ Title: 'x', keyPoints: 'one string', somethingElse: [1, 2] })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const parts = text.match(/[^]{1,80}/g) ?? []
    const stop = fault === 'cut'
    writeHead(protocol, response)
    for (const [at, part] of parts.entries()) {
      if (fault === 'die-midway' && before === 0 && at === 5) return void response.destroy()
      writePart(protocol, response, part)
      await new Promise((done) => setTimeout(done, fault === 'drip' ? 200 : 1))
      // However long somebody looks at what is half written, it is not done before the fault is over.
      while (fault === 'drip' && at === parts.length - 2 && fake.fault === 'drip' && !response.destroyed)
        await new Promise((done) => setTimeout(done, 50))
    }
    writeEnd(protocol, response, text, stop)
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = server.address()
  fake.url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/v1`
  fake.close = () => new Promise((done) => (server.closeAllConnections(), server.close(() => done())))
  return fake
}

/** A plan as a model would give it of a sermon about the neighbor. */
const heard = {
  bigIdea: { text: 'A neighbor is somebody you become.', quote: 'A neighbor is somebody you become.', stated: true, others: [] },
  points: [],
  passage: 'Luke 10:25-37',
  verses: [],
  story: 'Luke 10:25-37',
  bottomLine: {
    teens: 'A neighbor is somebody you become.',
    children: 'God stops for us, so we stop for others.',
    'young-kids': 'God helps me. I can help.',
  },
  illustrations: { fit: [], unfit: [] },
  private: [],
  sensitive: [],
  leftOut: [],
}

/** A book as a model would give it: with the reference of the verse and none of its words. */
const asWritten = ({ memoryVerse, ...book }: LessonBook) => ({
  ...book,
  memoryVerse: { reference: memoryVerse?.reference, explanation: memoryVerse?.explanation },
})

/** All the room there is goes into thinking, as a model does that was given too little. */
function thinkOnly(response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  writeHead('chat', response)
  send(response, chunk({ reasoning_content: 'First I consider the road, then the inn, then the two coins.' }))
  writeEnd('chat', response, '', true)
  response.end()
}
