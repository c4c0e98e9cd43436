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

const common = new Set(
  '123456 1234567 12345678 123456789 1234567890 password password1 password123 passw0rd qwerty qwerty1 qwerty123 qwertyuiop 111111 000000 123123 123321 654321 666666 888888 987654321 112233 121212 abc123 abcd1234 iloveyou iloveyou1 admin1 admin123 welcome welcome1 monkey dragon letmein football baseball master sunshine shadow princess superman michael jesus1 jesus123 jesuschrist jesusislord godisgood blessed faith1 amazing1 trustno1 zaq12wsx 1q2w3e 1q2w3e4r 1qaz2wsx asdfgh asdfghjkl zxcvbn zxcvbnm computer internet starwars hello123 charlie ashley bailey batman access flower hottie loveme michelle jordan jennifer soccer hockey killer george summer secret whatever freedom cookie storyfold'.split(
    ' ',
  ),
)
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
