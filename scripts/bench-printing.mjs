// Prints one book 300 times as book, leader's sheet and handout, and says what memory that took. Started by bench.mjs.
import { readFileSync } from 'node:fs'
import { printBook } from '#server/exports/print-book.ts'

const printed = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6)
const kinds = ['book', 'leader', 'handout']
// The press alone keeps no process alive.
setInterval(() => undefined, 1000)
const seen = []
for (let i = 1; i <= 300; i++) {
  await printBook({ ...printed, kind: kinds[i % 3], title: `${printed.title} ${i}` }, 'a4')
  if ([30, 150, 300].includes(i)) seen.push(`${megabytes()} MB after ${i}`)
}
console.log(seen.join(', '))
process.exit(0)
