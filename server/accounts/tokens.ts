import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a bearer token. */
export const newToken = (): string => randomBytes(32).toString('base64url')
/** What is stored instead of a token or a code. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** A code of 120 bits or more that a person can type: SF-XXXXX-XXXXX-XXXXX-XXXXX-XXXXX. */
export function newCode(): string {
  const letters = Array.from(randomBytes(25), (byte) => alphabet[byte % alphabet.length])
  return ['SF', ...[0, 5, 10, 15, 20].map((at) => letters.slice(at, at + 5).join(''))].join('-')
}
/** Typing habits do not matter: small letters, spaces and missing dashes name the same code. */
export const hashOfCode = (typed: string): string => hashOf(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
