import { isIP } from 'node:net'

/** How the text of an environment variable is read: each reader refuses what it cannot be, in a sentence that names the variable. */
export class Refused extends Error {}
const refuse = (name: string, why: string): never => {
  throw new Refused(`${name} ${why}`)
}
export const text = (fallback?: string) => (given: string | undefined) => given || fallback || undefined
export const number = (name: string, fallback: number | undefined, min: number, max: number) => (given: string | undefined) => {
  if (!given) return fallback
  const value = Number(given)
  return Number.isInteger(value) && value >= min && value <= max
    ? value
    : refuse(name, `must be a whole number from ${min} to ${max}, but it is "${given}".`)
}
export const choice =
  <const T extends readonly string[]>(name: string, of: T, fallback: T[number]) =>
  (given: string | undefined): T[number] =>
    !given ? fallback : of.includes(given) ? given : refuse(name, `must be one of ${of.join(', ')}, but it is "${given}".`)
/** A bare mail address; '' where none is named. */
export const mailbox = (name: string) => (given: string | undefined) =>
  !given || /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(given)
    ? (given ?? '')
    : refuse(name, `must be one email address such as help@church.example, but it is "${given}".`)
export const address = (name: string, protocols: string[]) => (given: string | undefined) => {
  if (!given) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  return url && protocols.includes(url.protocol) && (url.hostname || url.protocol.startsWith('postgres'))
    ? given.replace(/\/$/, '')
    : refuse(
        name,
        `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}, but it is "${given.replace(/:[^:@/]*@/, ':…@')}".`,
      )
}
/** A key, a name or an id: one word that a header can carry, beginning as its maker begins it. */
export const key =
  (name: string, beginnings: string[] = []) =>
  (given: string | undefined): string | undefined => {
    if (!given) return undefined
    // What it is instead is not repeated: it may be a secret in the wrong place.
    if (!/^[\x21-\x7e]+$/.test(given)) refuse(name, 'must be one word of plain letters, digits and signs, without spaces.')
    if (beginnings.length && !beginnings.some((one) => given.startsWith(one))) refuse(name, `must begin with ${beginnings.join(' or ')}.`)
    return given
  }
/** The name of a bucket, as every store takes it. */
export const bucket = (name: string) => (given: string | undefined) =>
  !given || /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(given)
    ? given || undefined
    : refuse(name, `must be the name of a bucket (3 to 63 small letters, digits, dots and hyphens), but it is "${given}".`)
/** Who mails come from: an address, or a name with the address in angle brackets. */
export const sender = (name: string, fallback: string) => (given: string | undefined) =>
  !given || /^(?:[^<>@]{0,200}<[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/.test(given)
    ? given || fallback
    : refuse(name, `must be an address, or a name and an address as in Storyfold <no-reply@church.example>, but it is "${given}".`)
/** Addresses of proxies, with a prefix or without, or one of the names that the server knows for the usual networks. */
export const proxies = (name: string) => (given: string | undefined) => {
  for (const one of given?.split(',').map((part) => part.trim()) ?? []) {
    if (['loopback', 'linklocal', 'uniquelocal'].includes(one)) continue
    const [ip = '', prefix, ...more] = one.split('/')
    const kind = isIP(ip)
    const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (kind === 6 ? 128 : 32))
    if (!kind || !fits || more.length)
      refuse(name, `must list IP addresses or networks such as 10.0.0.0/8, or loopback, separated by commas; "${one}" is not one.`)
  }
  return given || undefined
}
/** A name or an address of this machine to listen at. */
export const host = (name: string, fallback: string) => (given: string | undefined) =>
  !given || isIP(given) || /^[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,63}){0,20}\.?$/i.test(given)
    ? given || fallback
    : refuse(name, `must be a host name or an IP address, but it is "${given}".`)
