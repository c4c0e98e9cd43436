import { isIPv6 } from 'node:net'
import { rates } from '#contract/limits.ts'
import type { App } from '#server/app.ts'
import { countAgainst, forget, isRemembered, remember } from '#server/http/rate-limit.ts'
import { hashOf } from './tokens.ts'

const knownDays = 60
const accountOf = (email: string) => hashOf(email.toLowerCase())
/** A home or a church has one address, or one /64 of the newer kind. */
const placeOf = (address: string) => (isIPv6(address) && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address)
const counterOf = (email: string, address: string) => `${accountOf(email)}:${placeOf(address)}`

/**
 * Counts a try to log in. Where somebody has logged in to this account before is counted apart, so that strangers who guess
 * slow down each other and not its owner. An address that has no account is answered, and counted, the same.
 */
export async function countLogin(app: App, email: string, address: string): Promise<void> {
  const known = await isRemembered(app, rates.loginKnown, counterOf(email, address))
  await countAgainst(app, rates.loginFailures, known ? counterOf(email, address) : accountOf(email))
}

/** This place belongs to the account's owner: its own tries begin anew, and it is told apart from strangers from now on. */
export async function freeLogin(app: App, email: string, address: string): Promise<void> {
  const counter = counterOf(email, address)
  await forget(app, rates.loginFailures, counter)
  await remember(app, rates.loginKnown, counter, knownDays)
}
