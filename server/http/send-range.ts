import type { FastifyReply } from 'fastify'
import type { StoredFile } from '#server/files/files.ts'

/** Answers a request for a part of a stored file (RFC 9110, one range), which every player asks for to seek; without one, the whole. */
export async function sendRange(reply: FastifyReply, file: StoredFile, range: string | undefined): Promise<FastifyReply> {
  void reply.header('accept-ranges', 'bytes')
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (!asked || (!asked[1] && !asked[2])) return reply.header('content-length', file.bytes).send(await file.stream())
  const last = file.bytes - 1
  const from = asked[1] ? Number(asked[1]) : Math.max(0, file.bytes - Number(asked[2]))
  const to = asked[1] && asked[2] ? Math.min(last, Number(asked[2])) : last
  if (from > to) return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${file.bytes}`)
    .header('content-length', to - from + 1)
    .send(await file.stream({ from, to }))
}
