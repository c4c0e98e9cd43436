import { hash, verify } from '@node-rs/argon2'

// OWASP's second choice for argon2id (19 MiB, 2 passes, 1 lane), the default kind of this library.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 4
let running = 0
const waiting: (() => void)[] = []

/** At most four hashes at a time: a rush of logins must not take the machine's memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** A hash to verify against when there is no such account, so that the answer takes as long. */
const nobody = hashPassword('nobody has this password')

/** Whether `password` belongs to `stored`; false, in the same time, where there is no account. */
export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobody)
  const fits = await inTurn(() => verify(against, password).catch(() => false))
  return fits && stored !== undefined
}

/** What people of a church take, besides the list of what everybody takes. */
const ours = ['jesus1', 'jesus123', 'jesuschrist', 'jesusislord', 'godisgood', 'blessed', 'faith1', 'amazing1', 'storyfold', 'storyfold1']
let common: Set<string> | undefined

/** Whether a password is one of the some 50,000 most common ones, or nothing but the address of whoever takes it. */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  common ??= new Set([...(await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'], ...ours])
  const given = password.toLowerCase()
  const address = email.toLowerCase()
  return common.has(given) || given === address || given === address.split('@')[0]
}
