import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import { Problem } from './problem.ts'

/** An upload on the local disk; `path` is gone after `discard`. `bytes` is its size. */
export type ReceivedFile = { name: string; path: string; bytes: number; discard: () => Promise<void> }

const overhead = 16 * 1024
const drainLimit = 2 * 1024 * 1024

/**
 * Streams the one file of a multipart call to a temporary place, and refuses it the moment it is too large:
 * at once when Content-Length says so, else at the byte over the limit.
 */
export async function receiveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  want: { field: string; maxBytes: number; tooLarge: ErrorCode },
): Promise<ReceivedFile> {
  const tooLarge = () => {
    void reply.header('connection', 'close')
    drain(request)
    return new Problem(want.tooLarge)
  }
  if (Number(request.headers['content-length'] ?? 0) > want.maxBytes + overhead) throw tooLarge()
  if (!request.isMultipart()) throw new Problem('sermons.no_file')
  const part = await request.file({ limits: { fileSize: want.maxBytes + 1, files: 1, fields: 10 } }).catch((cause: unknown) => {
    throw new Problem('call.malformed', { cause })
  })
  if (!part || part.fieldname !== want.field) {
    part?.file.resume()
    throw new Problem('sermons.no_file')
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'storyfold-upload-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  const place = path.join(folder, 'file')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(bytes > want.maxBytes ? tooLarge() : null, chunk)
    },
  })
  try {
    await pipeline(part.file, count, createWriteStream(place))
    return { name: path.basename(part.filename.replaceAll('\\', '/')).slice(0, 255), path: place, bytes, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

/** Reads a bounded rest, so that the browser reads the answer instead of meeting a broken pipe. */
function drain(request: FastifyRequest): void {
  let left = drainLimit
  request.raw.on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) request.raw.destroy()
  })
  request.raw.resume()
}
