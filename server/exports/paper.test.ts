import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import { ageGroups, type LessonBook } from '#contract/lesson-book.ts'
import { type PrintKind } from '#lesson/layout/printed-book.ts'
import { lineTogether } from '#lesson/plan/said-or-done.ts'
import { printedRunSheet } from '#lesson/layout/printed-run-sheet.ts'
import { printedSheet } from '#lesson/layout/printed-sheet.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { picturesOf } from '#server/pictures/list-pictures.ts'
import { neighborSermon, ownSermon, stonesSermon } from '#tests/sermons.ts'
import { printBook } from './print-book.ts'

// What a leader would not hand out: a heading alone at the foot of a page, an activity cut in two, a last page with three lines.
const names = readdirSync(new URL('../../tests/sermons/', import.meta.url))
  .filter((name) => name.endsWith('.txt'))
  .slice(0, 15)
  .map((name) => name.replace('.txt', ''))
const sermons = names.map((name) =>
  name === 'neighbor' ? neighborSermon : name === 'stones' ? stonesSermon : { ...neighborSermon, title: name, content: ownSermon(name) },
)
const books = sermons.flatMap((sermon): LessonBook[] => {
  const heard = hearSermon(sermon, bible())
  return Object.values(writeBooks(heard, heardPlan(heard, bible()), bible()))
})
/** How far up a page its foot reaches with the room above it, in points from below: large letters need more. */
const footOf = (kind: PrintKind, ageGroup: string) => (kind !== 'book' ? 66 : ageGroup === 'young-kids' ? 82 : 75)
type Line = { text: string; y: number; size: number }
async function pagesOf(book: LessonBook, kind: PrintKind, paper: 'a4' | 'us-letter') {
  const context = { sermonTitle: 'A sermon', speaker: '', date: '2031-02-02', madeOn: '2031-02-02' }
  const bytes = await printBook(printedSheet(book, context, kind), book, paper, picturesOf(book))
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const foot = footOf(kind, book.ageGroup)
  const pages: { lines: Line[]; over: Line[]; height: number }[] = []
  for (let n = 1; n <= document.numPages; n += 1) {
    const page = await document.getPage(n)
    const { items } = await page.getTextContent()
    const lines = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, y: Number(item.transform[5]), size: Number(item.transform[3]) }] : [],
    )
    const over = lines.filter(({ y, size }) => y <= foot - 4 && size > 8.5)
    pages.push({ lines: lines.filter(({ y }) => y > foot - 4), over, height: page.getViewport({ scale: 1 }).height })
  }
  return pages
}
const headings =
  /^(?:Bible Story|Devotional|Words to Know|Key Message|Memory Verse|To Think About|This Week|Song|Prayer|Welcome|Talk about it|Pray and go)$/

test.each(['a4', 'us-letter'] as const)(
  'on %s no heading stands alone, nothing runs into the footer and no last page is nearly empty',
  async (paper) => {
    expect(books.length).toBeGreaterThanOrEqual(6)
    const wrong: string[] = []
    for (const book of books)
      for (const kind of ['book', 'leader'] as const) {
        const pages = await pagesOf(book, kind, paper)
        const where = `${book.title}, ${book.ageGroup}, ${kind}`
        pages.forEach(({ lines, over, height }, i) => {
          for (const { text } of over) wrong.push(`${where}: "${text}" runs into the footer of page ${i + 1}`)
          for (const heading of lines.filter(({ text }) => headings.test(text.trim())))
            if (!lines.some(({ y }) => y < heading.y - 6)) wrong.push(`${where}: "${heading.text}" alone at the foot of page ${i + 1}`)
          if (kind === 'leader' && i < pages.length - 1 && Math.min(...lines.map(({ y }) => y)) > height * 0.5)
            wrong.push(`${where}: page ${i + 1} of ${pages.length} is left half empty`)
          if (i > 0 && i === pages.length - 1 && Math.min(...lines.map(({ y }) => y)) > height * 0.75)
            wrong.push(`${where}: the last of ${pages.length} pages is nearly empty`)
        })
      }
    expect(wrong).toEqual([])
  },
)
test.each(['a4', 'us-letter'] as const)(
  'on %s no step of a class goes on over the page but the story and what takes most of one',
  async (paper) => {
    const spoken = (text: string) => text.replace(/\s+/g, '')
    const wrong: string[] = []
    for (const book of books) {
      const pages = (await pagesOf(book, 'leader', paper)).map(({ lines }) => spoken(lines.map(({ text }) => text).join('')))
      for (const { title, lines, isStory } of printedRunSheet(book, picturesOf(book)).steps) {
        const texts = lines.map(({ text }) => spoken(text))
        if (isStory || texts.join('').length > 1500) continue
        // A line that stands in several steps is on a page of each of them.
        if (!pages.some((page) => page.includes(spoken(title)) && texts.every((text) => page.includes(text))))
          wrong.push(`${book.title}: ${title}`)
      }
    }
    expect(wrong).toEqual([])
  },
)
test('the book of a child is set in 24, 14 and 11.5 points and says nothing to the one who teaches', async () => {
  const sizes = { teens: 11.5, children: 14, 'young-kids': 24 }
  for (const age of ageGroups) {
    const book = books.find((one) => one.ageGroup === age)
    expect(book).toBeDefined()
    if (!book) continue
    const lines = (await pagesOf(book, 'book', 'a4')).flatMap((page) => page.lines)
    const body = lines.filter(({ text }) => text.length > 12).map(({ size }) => size)
    const usual = body.toSorted((a, b) => a - b)[Math.floor(body.length / 2)] ?? 0
    expect(Math.abs(usual - sizes[age])).toBeLessThan(sizes[age] * 0.1)
    const text = lines.map((one) => one.text).join(' ')
    for (const part of ['For the Leader', 'If You Are Late', 'Activities', 'nothing to prepare']) expect(text).not.toContain(part)
    for (const note of book.activities.flatMap((one) => one.adapt)) expect(text).not.toContain(note.slice(0, 40))
  }
})
test('a run sheet has the story, the song, the prayer and every question in it, at 11 points', async () => {
  for (const book of books.slice(0, 3)) {
    const lines = (await pagesOf(book, 'leader', 'a4')).flatMap((page) => page.lines)
    const text = lines
      .map((one) => one.text)
      .join(' ')
      .replace(/\s+/g, '')
    const story = (book.devotional ?? book.bibleStory)?.content.split(/\n+/) ?? []
    for (const part of [...story, ...(book.song?.lyrics ?? []), book.prayer, ...book.discussionQuestions])
      expect(text).toContain((lineTogether(part) ?? part).replace(/\s+/g, '').slice(0, 60))
    const body = lines.filter((one) => one.text.length > 30).map(({ size }) => size)
    expect(body.toSorted((a, b) => a - b)[Math.floor(body.length / 2)]).toBeGreaterThan(10)
  }
})
