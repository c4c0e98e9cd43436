import type { FastifyReply } from 'fastify'

/** Writes server-sent events until the source ends or the reader goes away; a comment every 15 s keeps proxies from cutting the line. */
export async function sendEvents(reply: FastifyReply, source: AsyncIterable<{ event: string; data: unknown }>): Promise<FastifyReply> {
  const events = source[Symbol.asyncIterator]()
  // The first event is fetched before the head is written: an error at the start is still an ordinary answer.
  let next = await events.next()
  reply.hijack()
  const raw = reply.raw
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const pulse = setInterval(() => raw.write(': still here\n\n'), 15_000)
  try {
    for (; !next.done && !raw.destroyed; next = await events.next())
      raw.write(`event: ${next.value.event}\ndata: ${JSON.stringify(next.value.data)}\n\n`)
  } finally {
    clearInterval(pulse)
    await events.return?.()
    raw.end()
  }
  return reply
}
