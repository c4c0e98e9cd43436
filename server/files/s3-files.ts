import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { S3mini, S3ServiceError } from 's3mini'
import { Problem } from '#server/http/problem.ts'
import { checkedKey, type Files, isKey, WrongLength } from './files.ts'

export type S3Place = { bucket: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }
const answerMs = 20_000
const storeMs = 300_000
const tries = 3
const partBytes = 8 * 1024 * 1024

/** A call to the store ends when no answer has begun in time; what is read of an answer then may take as long as its reader. */
const boundedFetch: typeof fetch = async (input, init = {}) => {
  const stop = new AbortController()
  const late = setTimeout(() => stop.abort(new Error('the file store did not answer in time')), init.method === 'PUT' ? storeMs : answerMs)
  try {
    // A body that is a stream is sent while it comes; fetch wants to be told so.
    return await fetch(input, { ...init, signal: stop.signal, duplex: 'half' } as RequestInit)
  } finally {
    clearTimeout(late)
  }
}

const isGone = (error: unknown) => error instanceof S3ServiceError && (error.status === 404 || error.serviceCode === 'NoSuchKey')
/** What asking again may mend: no answer, or one that says later. */
const isPassing = (error: unknown) => !(error instanceof S3ServiceError) || error.status >= 500 || error.status === 429

/** What the store did, as the person is told; a wrong answer of it stays in `cause`, without keys and without what was stored. */
function asProblem(error: unknown): unknown {
  if (error instanceof Problem || error instanceof WrongLength) return error
  return new Problem('server.files_away', { retryAfter: 5, cause: error })
}

async function again<T>(work: () => Promise<T>, most = tries): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (attempt >= most || !isPassing(error)) throw error
      await new Promise((next) => setTimeout(next, 100 * 4 ** attempt))
    }
}

/** Ends in an error where more or fewer bytes come than were said: the call that sends them then breaks off. */
async function* exactly(key: string, { bytes, stream }: { bytes: number; stream: Readable }): AsyncGenerator<Uint8Array> {
  let came = 0
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    came += chunk.length
    if (came > bytes) break
    yield chunk
  }
  if (came !== bytes) throw new WrongLength(key, bytes, came)
}

const typeOf = (key: string) => (key.endsWith('.mp3') ? 'audio/mpeg' : key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream')

/** Files in a bucket of any S3-compatible store, addressed by path. Throws the problem server.files_away where it does not answer. */
export function filesInS3({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Place): Files {
  const store = new S3mini({ accessKeyId, secretAccessKey, region, endpoint: `${endpoint}/${bucket}`, fetch: boundedFetch })
  const asked = <T>(work: () => Promise<T>, most?: number) =>
    again(work, most).catch((error: unknown) => {
      throw asProblem(error)
    })
  const fetched = async (key: string, part?: { from: number; to: number }) =>
    store.getObjectRaw(key, part === undefined, part?.from, part && part.to + 1).catch((error: unknown) => {
      if (isGone(error)) return undefined
      throw error
    })
  return {
    async put(key, given) {
      checkedKey(key)
      if (given instanceof Uint8Array) {
        await asked(() => store.putObject(key, given, typeOf(key)))
        return
      }
      const whole = exactly(key, given)
      if (given.bytes <= partBytes) {
        const bytes = await buffer(whole)
        await asked(() => store.putObject(key, bytes, typeOf(key)))
        return
      }
      // In parts of 8 MB that become a file only at the end: of one that breaks off the store keeps nothing.
      const body = Readable.toWeb(Readable.from(whole)) as unknown as globalThis.ReadableStream
      await asked(() => store.putAnyObject(key, body, typeOf(key)), 1)
    },
    get: (key) =>
      asked(async () => {
        const found = await fetched(checkedKey(key))
        return found && Buffer.from(await found.arrayBuffer())
      }),
    async open(key) {
      checkedKey(key)
      const there = await asked(() => store.objectExists(key))
      if (!there) return undefined
      return {
        bytes: await asked(() => store.getContentLength(key)),
        stream: async (part) => {
          const found = await asked(() => fetched(key, part))
          if (!found?.body) throw new Problem('call.not_found')
          return Readable.fromWeb(found.body as ReadableStream)
        },
      }
    },
    async delete(key) {
      checkedKey(key)
      await asked(() =>
        store.deleteObject(key).catch((error: unknown) => {
          if (!isGone(error)) throw error
        }),
      )
    },
    async *keys() {
      let next: string | undefined
      do {
        const page = await asked(() => store.listObjectsPaged('/', '', 1000, next))
        for (const { Key } of page?.objects ?? []) if (isKey(Key)) yield Key
        next = page?.nextContinuationToken
      } while (next)
    },
  }
}

/** Throws a sentence for whoever runs the installation where the bucket cannot be used, so that the start says it and not the first upload. */
export async function refuseUnusable({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Place): Promise<void> {
  const store = new S3mini({ accessKeyId, secretAccessKey, region, endpoint: `${endpoint}/${bucket}`, fetch: boundedFetch })
  const said = await again(() => store.listObjectsPaged('/', '', 1000)).then(
    (page) => (page ? undefined : `there is no bucket "${bucket}" at ${endpoint}. Make it, or name another one.`),
    (error: unknown) => {
      if (isGone(error)) return `there is no bucket "${bucket}" at ${endpoint}. Make it, or name another one.`
      if (error instanceof S3ServiceError && error.status < 500)
        return `the store at ${endpoint} refuses (${error.status} ${error.serviceCode ?? ''}). Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.`
      return `the store at S3_ENDPOINT (${endpoint}) does not answer. Start it, or unset the S3_ variables to keep files under DATA_DIR.`
    },
  )
  if (said) throw new Error(`S3_BUCKET is set, but ${said}`)
}
