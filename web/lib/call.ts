import { addressOf, type BodyInput, type Endpoint, type Params, type Reply } from '#contract/endpoint.ts'
import type { Conflict, ErrorBody } from '#contract/errors.ts'

/** An answer that is no success. Its message is the server's sentence, or the status and the text where there is none. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** Whether the message is a sentence for the person. An empty 500 and the page of a proxy have none. */
  readonly said: boolean
  /** With 402: where a plan is chosen. */
  readonly subscribe: string | undefined
  /** With 409 of a book: what somebody else wrote at the same place, and the book's revision. */
  readonly clash: { conflicts: Conflict[]; revision: number } | undefined
  constructor(status: number, text: string) {
    const body = parse(text)
    super(body?.message || `${status}: ${/<\/?[a-z]/i.test(text) ? 'no answer from Storyfold itself' : text.slice(0, 300)}`)
    this.status = status
    this.code = body?.code ?? ''
    this.fields = body?.fields ?? {}
    this.said = Boolean(body?.message)
    this.subscribe = body?.subscribe
    this.clash = body?.conflicts && body.revision !== undefined ? { conflicts: body.conflicts, revision: body.revision } : undefined
  }
}

let sessionEnded: (line: Endpoint) => void = () => undefined
/** What happens when the server knows this session no longer. */
export const onSessionEnd = (happens: (line: Endpoint) => void): void => void (sessionEnded = happens)

function parse(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'message' in body ? (body as ErrorBody) : undefined
  } catch {
    return undefined
  }
}

/** The session's token; the page is marked as signed in or not with it, as theme.js does before the first paint. */
export const tokenStore = {
  read: (): string | null => localStorage.getItem('token'),
  write: (token: string): void => {
    localStorage.setItem('token', token)
    document.documentElement.dataset.session = 'in'
  },
  clear: (): void => {
    localStorage.removeItem('token')
    delete document.documentElement.dataset.session
  },
}

type Given<E extends Endpoint> = {
  params?: Params<E>
  body?: BodyInput<E>
  file?: File
  query?: Record<string, string>
  accept?: string
  signal?: AbortSignal
}

declare global {
  interface Window {
    askedEarly?: Record<string, Promise<Response> | undefined>
  }
}
/** Answers that ask-early.js asked for before the page that needs them was there; each is for whoever asks first. */
const begun: Record<string, Promise<Response> | undefined> = (typeof window === 'undefined' ? undefined : window.askedEarly) ?? {}
/** So long after the app is there what was asked early counts as new. */
const freshMs = 10_000
let isOld = false
const takeBegun = (address: string) => {
  const answer = begun[address]
  // Named, so that what is asked here now is not asked early any more.
  if (!isOld) begun[address] = undefined
  return answer
}
// An answer that nobody reads would hold its connection.
const letGo = () => {
  for (const address of Object.keys(begun)) {
    begun[address]?.then(({ body }) => body?.cancel()).catch(() => undefined)
    begun[address] = undefined
  }
}
if (Object.keys(begun).length > 0) setTimeout(() => ((isOld = true), letGo()), freshMs)

function addressWith<E extends Endpoint>(line: E, { params, query }: Given<E>): string {
  const asked = new URLSearchParams(query).toString()
  return addressOf(line, params) + (asked && `?${asked}`)
}

/** Sends one call of the contract and gives back the raw answer; throws CallError when it is not a success. */
export async function send<E extends Endpoint>(line: E, { params, body, file, query, accept, signal }: Given<E> = {}): Promise<Response> {
  const headers = new Headers()
  const token = tokenStore.read()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (accept) headers.set('accept', accept)
  let payload: BodyInit | undefined
  if (file) {
    payload = new FormData()
    payload.set(line.file?.field ?? 'file', file)
  } else if (body !== undefined) {
    headers.set('content-type', 'application/json')
    payload = JSON.stringify(body)
  }
  const address = addressWith(line, { ...(params ? { params } : {}), ...(query ? { query } : {}) })
  // What is written, or who signs in or out, makes old what was asked early.
  if (line.method !== 'GET') letGo()
  const early = line.method === 'GET' && !accept ? takeBegun(address) : undefined
  const response = await (
    early ??
    fetch(address, {
      method: line.method,
      headers,
      credentials: 'include',
      ...(payload === undefined ? {} : { body: payload }),
      ...(signal ? { signal } : {}),
    })
  ).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new Error('Storyfold could not be reached. Check the connection and try again; what you typed is kept.')
  })
  if (response.ok) return response
  const error = new CallError(response.status, (await response.text()) || response.statusText)
  // A wrong password is a 401 too; only a token that was sent and is no good any more ends a session.
  if (error.status === 401 && token && line.access !== 'anyone' && token === tokenStore.read()) sessionEnded(line)
  throw error
}

/** One call of the contract with its typed answer. */
export async function call<E extends Endpoint>(line: E, given: Given<E> = {}): Promise<Reply<E>> {
  const response = await send(line, given)
  return (response.status === 204 ? undefined : await response.json()) as Reply<E>
}

/** The events of a streaming call, in order, until the server ends it. */
export async function* events<E extends Endpoint>(line: E, given: Given<E>): AsyncGenerator<{ event: string; data: unknown }> {
  const response = await send(line, { ...given, accept: 'text/event-stream' })
  if (!response.body) return
  let buffer = ''
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    buffer += part
    for (let end = buffer.indexOf('\n\n'); end >= 0; end = buffer.indexOf('\n\n')) {
      const lines = buffer.slice(0, end).split('\n')
      buffer = buffer.slice(end + 2)
      const data = lines.find((line_) => line_.startsWith('data: '))
      if (data)
        yield {
          event: lines.find((line_) => line_.startsWith('event: '))?.slice(7) ?? 'message',
          data: JSON.parse(data.slice(6)) as unknown,
        }
    }
  }
}
