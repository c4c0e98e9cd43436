// Fails when a file of lesson/ outside lesson/reading cuts or searches the raw text of a sermon: that is read once, there.
// `older` counts what stood before the reading did; a count may only fall, and a file that is gone leaves the list.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const older = {}
const raw =
  /\b(?:content|sermonText|whole|transcript)\s*\.(?:match|matchAll|replace|replaceAll|search)\(|\.(?:test|exec)\(\s*(?:sermon\.)?(?:content|sermonText|whole|transcript)\s*\)/g

/** What is wrong, one line for each file. */
export function rawReadings() {
  const wrong = []
  const files = readdirSync('lesson', { recursive: true })
    .map((file) => join('lesson', file))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith(join('lesson', 'reading')))
  for (const file of files) {
    const found = readFileSync(file, 'utf8').match(raw)?.length ?? 0
    const allowed = older[file.replaceAll('\\', '/')] ?? 0
    if (found > allowed) wrong.push(`${file}: reads the raw sermon ${found} times (${allowed} allowed); use lesson/reading`)
    if (found < allowed)
      wrong.push(`${file}: reads the raw sermon ${found} times; lower its count of ${allowed} in scripts/check-reading.mjs`)
  }
  for (const file of Object.keys(older))
    if (!files.map((one) => one.replaceAll('\\', '/')).includes(file)) wrong.push(`${file} is gone; take it from the list`)
  return wrong
}
if (process.argv[1]?.endsWith('check-reading.mjs')) {
  const wrong = rawReadings()
  if (wrong.length) {
    console.error(wrong.join('\n'))
    process.exit(1)
  }
  console.log('the sermon is read in one place')
}
