import type { FastifyReply } from 'fastify'

/** Answers a request for a part of the bytes (RFC 9110, one range), which every player asks for to seek; without one, the whole. */
export function sendRange(reply: FastifyReply, bytes: Uint8Array, range: string | undefined): FastifyReply {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  void reply.header('accept-ranges', 'bytes')
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (!asked || (!asked[1] && !asked[2])) return reply.send(whole)
  const last = whole.length - 1
  const from = asked[1] ? Number(asked[1]) : Math.max(0, whole.length - Number(asked[2]))
  const to = asked[1] && asked[2] ? Math.min(last, Number(asked[2])) : last
  if (from > to) return reply.code(416).header('content-range', `bytes */${whole.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${whole.length}`)
    .send(whole.subarray(from, to + 1))
}
