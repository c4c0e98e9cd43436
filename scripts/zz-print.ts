import { writeFileSync, mkdirSync } from 'node:fs'
import { emptyBook } from '#lesson/empty-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { picturesOf } from '#server/pictures/list-pictures.ts'
import { printPicture } from '#server/pictures/print-picture.ts'
import * as sermons from '#tests/sermons.ts'
void emptyBook
const out = '/tmp/reading/print'
mkdirSync(out, { recursive: true })
const only = process.argv[2]
for (const [name, sermon] of Object.entries(sermons)) {
  if (typeof sermon !== 'object' || !('title' in (sermon as object)) || !['neighborSermon','stonesSermon'].includes(name)) continue
  const heard = hearSermon(sermon as never, bible())
  const books = writeBooks(heard, heardPlan(heard, bible()), bible())
  for (const book of Object.values(books)) {
    console.log(name, book.ageGroup, book.passage, book.title)
    for (const p of picturesOf(book)) {
      if (only && !p.name.startsWith(only)) continue
      const a = performance.now()
      writeFileSync(`${out}/${name}-${book.ageGroup}-${p.name}.pdf`, await printPicture(p.sheet()!, 'pdf', 'a4'))
      console.log('  ', p.name, (performance.now() - a).toFixed(0))
    }
  }
}
process.exit(0)
