import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Body, Endpoint, Params, Query, Reply } from '#contract/endpoint.ts'
import type { App } from '#server/app.ts'
import { storableText } from '#server/db/storable-text.ts'
import type { StoredFile } from '#server/files/files.ts'
import { answerOnce } from './answer-once.ts'
import { checkedJson } from './checked-json.ts'
import { sendEvents } from './events.ts'
import { Problem } from './problem.ts'
import { sendDrawing, sendJson } from './send-packed.ts'
import { sendRange } from './send-range.ts'
import { countAgainst } from './rate-limit.ts'
import { receiveFile, type ReceivedFile } from './receive-file.ts'

/** Who calls: `mayCreate` is true while a trial or a plan runs. */
export type Caller = { id: string; sessionId: string; mayCreate: boolean }
/** Answers who a bearer token belongs to; given by the accounts feature, so that the platform knows no feature. */
export type WhoIs = (token: string) => Promise<Caller | undefined>
/** `name` makes it a download; without one it is shown in place and may be kept by the browser. */
export type FileReply = { type: string; name?: string; bytes: Uint8Array }
/** A download that is made while it is sent: it need not fit into memory. Where making it fails, the connection ends before its end. */
export type MadeReply = { type: string; name: string; made: AsyncIterable<Uint8Array> }
/** A file of the store, sent as it is read and in parts where a part is asked for. */
export type StoredReply = { type: string; stored: StoredFile }

type Who<E extends Endpoint> = E['access'] extends 'anyone' ? Caller | undefined : Caller
type Answer<E extends Endpoint> = E['reply'] extends 'file'
  ? FileReply | StoredReply | MadeReply
  : E['reply'] extends 'nothing'
    ? void
    : Reply<E>
export type Call<E extends Endpoint> = {
  user: Who<E>
  params: Params<E>
  query: Query<E>
  body: E extends { file: { orBody: true } } ? Body<E> | undefined : Body<E>
  file: E extends { file: { orBody: true } } ? ReceivedFile | undefined : E extends { file: object } ? ReceivedFile : undefined
  address: string
  userAgent: string
  /** Fires when the caller went away. */
  gone: AbortSignal
}
export type Handler<E extends Endpoint> = (app: App, call: Call<E>) => Promise<Answer<E>>
export type Stream<E extends Endpoint> = (app: App, call: Call<E>) => AsyncIterable<{ event: string; data: unknown }>
export type Route = (http: FastifyInstance, app: App, whoIs: WhoIs) => void
export type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
/** A route of one line of the contract; `answering` is what it does, for whoever put another in its place until now. */
export type LineRoute = Route & { line: Endpoint; answering: (app: App, whoIs: WhoIs) => Answering }

/** Binds one line of the contract to the use case that answers it, and to the one that streams the answer where the line offers that. */
export function route<const E extends Endpoint>(line: E, handler: Handler<E>, stream?: Stream<E>): LineRoute {
  const answering = (app: App, whoIs: WhoIs): Answering => {
    return async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const user = await admit(line, request, whoIs)
      if (line.limit) await countAgainst(app, line.limit, line.limit.per === 'account' && user ? user.id : request.ip)
      const query = read(line.query, request.query, 'query')
      const upload = line.file?.orBody && !request.isMultipart() ? undefined : line.file
      const body = upload?.orBody ? undefined : read(line.body, request.body, 'body')
      const file = upload ? await receiveFile(request, reply, upload) : undefined
      try {
        const call = new Asked({ user, query, body, file, request, reply, cutting: app.draining.cutting }) as unknown as Call<E>
        if (stream && String(request.headers.accept ?? '').includes('text/event-stream')) return await sendEvents(reply, stream(app, call))
        const key = request.headers['idempotency-key']
        const run = () => handler(app, call)
        const result =
          typeof key === 'string' && user && line.method === 'POST' && line.reply !== 'file'
            ? await answerOnce(app, { userId: user.id, key, method: line.method, address: request.url, body }, run, call.gone)
            : await run()
        return await answer(line, reply, result, request.headers.range)
      } catch (error) {
        // What was waited for goes on elsewhere.
        if (app.draining.cutting.aborted) throw new Problem('server.stopping', { retryAfter: 2, cause: error })
        throw error
      } finally {
        await file?.discard()
      }
    }
  }
  const add: Route = (http, app, whoIs) => void http.route({ method: line.method, url: line.path, handler: answering(app, whoIs) })
  return Object.assign(add, { line, answering })
}

type Parts = {
  user: unknown
  query: unknown
  body: unknown
  file: unknown
  request: FastifyRequest
  reply: FastifyReply
  cutting: AbortSignal
}
/**
 * What a use case is told of its call. A class, because V8 makes a hidden class for each object that has a getter of its own, and that
 * kept every call, with all that it knows, in memory until the next large collection (docs/performance.md).
 */
class Asked {
  readonly user: unknown
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly file: unknown
  readonly address: string
  readonly userAgent: string
  readonly #reply: FastifyReply
  readonly #cutting: AbortSignal
  constructor({ user, query, body, file, request, reply, cutting }: Parts) {
    this.user = user
    this.params = request.params
    this.query = query
    this.body = body
    this.file = file
    this.address = request.ip
    this.userAgent = String(request.headers['user-agent'] ?? '').slice(0, 300)
    this.#reply = reply
    this.#cutting = cutting
  }
  /** Made only for the calls that ask for it: an abort at the end of every request costs more than the rest of it. */
  get gone(): AbortSignal {
    const gone = new AbortController()
    if (this.#reply.raw.destroyed) gone.abort()
    else this.#reply.raw.once('close', () => gone.abort())
    return AbortSignal.any([gone.signal, this.#cutting])
  }
}

async function admit(line: Endpoint, request: FastifyRequest, whoIs: WhoIs): Promise<Caller | undefined> {
  const token = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const user = token ? await whoIs(token) : undefined
  if (!user && line.access !== 'anyone') throw new Problem('accounts.no_session')
  if (line.access === 'subscriber' && !user?.mayCreate) throw new Problem('accounts.trial_over')
  return user
}

/** Nothing that is sent here is a tenth as deep; whatever reads a value step by step must come to an end. */
const deepest = 100

/** What no database stores is left out, wherever it stands. */
function storable(value: unknown, depth = 0): unknown {
  if (depth > deepest) throw new Problem('call.malformed')
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map((inner) => storable(inner, depth + 1))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner, depth + 1)]))
  return value
}

function read(schema: z.ZodMiniType | undefined, given: unknown, where: 'query' | 'body'): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, storable(given ?? {}))
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.') || where, issue.message]).reverse())
  const first = parsed.error.issues[0]
  throw new Problem('call.malformed', {
    message: first?.path.length ? first.message : 'This request is not in the shape that is expected here.',
    fields,
  })
}

async function answer(line: Endpoint, reply: FastifyReply, result: unknown, range: string | undefined): Promise<FastifyReply> {
  if (line.reply === 'nothing') return reply.code(204).send()
  if (line.reply === 'file') {
    const file = result as FileReply | StoredReply | MadeReply
    void reply.header('content-type', file.type)
    if ('name' in file && file.name) void reply.header('content-disposition', attachment(file.name))
    else void reply.header('cache-control', 'private, max-age=31536000, immutable')
    if ('made' in file) return reply.send(Readable.from(file.made))
    if ('stored' in file) return sendRange(reply, file.stored, range)
    return file.type === 'image/svg+xml' ? sendDrawing(reply, file.bytes) : reply.send(Buffer.from(file.bytes))
  }
  return sendJson(reply.code(line.created ? 201 : 200), checkedJson(line.reply, result))
}

/** A file name for the download, in ASCII and in full (RFC 6266), with nothing that could end the header. */
export function attachment(name: string): string {
  const clean =
    [...name]
      .filter((char) => char >= ' ' && char !== '\u007f' && !'/\\"'.includes(char))
      .join('')
      .trim() || 'storyfold'
  return `attachment; filename="${clean.replace(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(clean).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`
}
