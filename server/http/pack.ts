import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
export type Packing = 'br' | 'gzip'
/** How hard brotli tries: for what is sent often, and for what is made for this request. */
export const quality = { lasting: 11, once: 5 }

/** How the browser takes text that is packed, the first of `ways` that it knows; undefined where it takes it only as it is. */
export const packingOf = ({ headers }: FastifyRequest, ways: Packing[] = ['br', 'gzip']): Packing | undefined =>
  ways.find((one) => new RegExp(`\\b${one}\\b`).test(String(headers['accept-encoding'] ?? '')))

export const pack = (text: Uint8Array | string, packing: Packing, hard = quality.once): Promise<Buffer> =>
  packing === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: hard } }) : zip(text)
