// Opens the embedded database, commits a row, says so, and waits to be killed.
import { openDatabase } from './database.ts'
import { throttles } from './schema.ts'

const db = await openDatabase({ dataDir: process.argv[2] ?? '' })
await db.q.insert(throttles).values({ key: 'committed', hits: 1, windowEnd: new Date() })
process.send?.('written')
setInterval(() => undefined, 1000)
