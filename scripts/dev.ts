// npm run dev: the server and the pages in one process, with hot reload, and the cast of the journeys as accounts.
import { readConfig } from '#server/config.ts'
import { register } from '#server/accounts/register.ts'
import { Problem } from '#server/http/problem.ts'
import { startApp } from '#server/start-app.ts'
import { people } from '#tests/people.ts'

const tell = (_: object, message: string) => console.log(message)
const { app, address, stop } = await startApp(readConfig(process.env), {
  dev: true,
  log: { info: () => undefined, warn: (fields) => console.warn(fields), error: (fields) => console.error(fields) },
  say: (message) => tell({}, message),
})
for (const person of Object.values(people))
  await register(app, { form: { ...person, couponCode: '' }, address: '', userAgent: 'seed' }).catch((error: unknown) => {
    if (!(error instanceof Problem && error.code === 'accounts.email_taken')) throw error
  })
console.log(`Developing at ${address}. Log in as ${people.ruth.email} with "${people.ruth.password}".`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
