import type { FastifyReply } from 'fastify'
import { pack, type Packing, packingOf } from './pack.ts'

/** What goes over the line in one or two packets is not worth the work. */
const smallest = 2000

/** Sends JSON, which is three times as large as it need be, as small as the browser takes it: gzip takes half of brotli's time for it. */
export const sendJson = (reply: FastifyReply, json: string): Promise<FastifyReply> =>
  send(reply.type('application/json; charset=utf-8'), json, packingOf(reply.request, ['gzip']))

/** Sends a drawing. A scene repeats itself from afar, farther than gzip sees: brotli makes it half as large, and is faster. */
export const sendDrawing = (reply: FastifyReply, svg: Uint8Array): Promise<FastifyReply> =>
  send(reply, Buffer.from(svg), packingOf(reply.request))

async function send(reply: FastifyReply, text: Buffer | string, packing: Packing | undefined): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding')
  if (!packing || text.length < smallest) return reply.send(text)
  return reply.header('content-encoding', packing).send(await pack(text, packing))
}
