// npm run codes -- lifetime 5 | gift 3 --months 12 | referral 1 --church "Grace Chapel": prints new registration codes, once.
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { openDatabase } from '#server/db/database.ts'
import { insertCode } from './accounts.store.ts'
import { hashOfCode, newCode } from './tokens.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { months: { type: 'string', default: '12' }, church: { type: 'string', default: '' } },
})
const [kind = '', amount = '1'] = positionals
if (kind !== 'lifetime' && kind !== 'gift' && kind !== 'referral') {
  console.error(
    'Say which codes: npm run codes -- lifetime 5, npm run codes -- gift 3 --months 12, or npm run codes -- referral 1 --church "Grace Chapel".',
  )
  process.exit(1)
}
try {
  const config = readConfig(process.env)
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  for (let made = 0; made < Number(amount); made++) {
    const code = newCode()
    await insertCode(
      { db },
      {
        codeHash: hashOfCode(code),
        kind,
        months: kind === 'gift' ? Number(values.months) : 0,
        church: values.church,
        reusable: kind === 'referral',
      },
    )
    console.log(code)
  }
  await db.close()
} catch (error) {
  console.error(error instanceof FolderInUse ? `${error.message} Codes can be made while it is stopped.` : String(error))
  process.exit(1)
}
