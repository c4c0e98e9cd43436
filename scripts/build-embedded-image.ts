// Makes server/db/embedded-image.tgz: an empty PostgreSQL data folder. Run again when PGlite's version changes.
import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

const db = await PGlite.create()
const file = await db.dumpDataDir('gzip')
writeFileSync(new URL('../server/db/embedded-image.tgz', import.meta.url), Buffer.from(await file.arrayBuffer()))
console.log(`embedded-image.tgz: ${(file.size / 1e6).toFixed(1)} MB`)
await db.close()
