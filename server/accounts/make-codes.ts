import { parseArgs } from 'node:util'
import { CannotDo, type OperatorCommand } from '#server/operator/command.ts'
import { insertCode } from './accounts.store.ts'
import { hashOfCode, newCode } from './tokens.ts'

const say =
  'Say which codes: npm run codes -- lifetime 5, npm run codes -- gift 3 --months 12, or npm run codes -- referral 1 --church "Grace Chapel".'
const count = (text: string, max: number): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > max) throw new CannotDo(`"${text}" is not a number from 1 to ${max}. ${say}`)
  return value
}

/** lifetime 5 | gift 3 --months 12 | referral 1 --church "Grace Chapel": makes registration codes, which are shown this once. */
export const makeCodes: OperatorCommand = async (app, args) => {
  const { kind, amount, months, church } = read(args)
  const codes = Array.from({ length: amount }, newCode)
  await app.db.transaction(async () => {
    for (const code of codes)
      await insertCode(app, {
        codeHash: hashOfCode(code),
        kind,
        months: kind === 'gift' ? months : 0,
        church,
        reusable: kind === 'referral',
      })
  })
  return codes
}

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { months: { type: 'string', default: '12' }, church: { type: 'string', default: '' } },
    })
    const [kind = '', amount = '1'] = positionals
    if (kind !== 'lifetime' && kind !== 'gift' && kind !== 'referral') throw new CannotDo(say)
    const church = values.church.trim()
    // A code that counts for no church counts for nobody.
    if (kind === 'referral' && !church) throw new CannotDo(`A referral code belongs to a church: name the church. ${say}`)
    return { kind, amount: count(amount, 1000), months: count(values.months, 1200), church } as const
  } catch (error) {
    throw error instanceof CannotDo ? error : new CannotDo(say, { cause: error })
  }
}
