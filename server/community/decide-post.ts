// npm run community -- keep ID | remove ID: what the operator decides about a reported lesson.
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { FolderInUse } from '#server/db/folder-lock.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { decidePost } from './community.store.ts'

const [verb = '', given = ''] = process.argv.slice(2)
if (verb !== 'keep' && verb !== 'remove') {
  console.error('Say what to do with which lesson: npm run community -- keep ID, or npm run community -- remove ID.')
  process.exit(1)
}
try {
  const id = identifier(given, 'community.not_found')
  const config = readConfig(process.env)
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  const found = await decidePost({ db }, { id, keep: verb === 'keep' })
  await db.close()
  if (!found) throw new Problem('community.not_found')
  console.log(verb === 'keep' ? 'The lesson is shown, and its reports are forgotten.' : 'The lesson is gone.')
} catch (error) {
  console.error(
    error instanceof FolderInUse
      ? `${error.message} This can be decided while it is stopped.`
      : error instanceof Problem
        ? error.body().message
        : String(error),
  )
  process.exit(1)
}
