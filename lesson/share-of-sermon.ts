import type { LessonBook } from '#contract/lesson-book.ts'
import { sections } from './sections/registry.ts'
import { wordsOf } from './scripture/bible.ts'

/** A run of so many words is taken from somewhere; shorter ones everybody says. */
const run = 5

/** What a book prints, without its Bible verse, which is neither the sermon's nor ours. */
const printed = (book: LessonBook): string[] =>
  sections.flatMap((section) => section.printed?.(book) ?? []).filter((one) => one !== undefined && one !== '') as string[]

/** Of a hundred words of a book, how many stand in it as they stand in the sermon, in runs of five and more. What the sermon itself reads from `scripture` is nobody's own. */
export function shareOfSermon(book: LessonBook, sermon: string, scripture = ''): number {
  const heard = wordsOf(sermon)
  const runs = new Set(runsOf(heard))
  for (const read of runsOf(wordsOf(scripture))) runs.delete(read)
  let own = 0
  let all = 0
  for (const words of printed(book).map(wordsOf)) {
    const taken = new Set<number>()
    words.forEach((_, at) => {
      if (at + run <= words.length && runs.has(words.slice(at, at + run).join(' ')))
        for (let step = 0; step < run; step++) taken.add(at + step)
    })
    own += taken.size
    all += words.length
  }
  return all === 0 ? 0 : Math.round((own / all) * 1000) / 10
}

const runsOf = (words: string[]) => words.slice(0, Math.max(0, words.length - run + 1)).map((_, at) => words.slice(at, at + run).join(' '))
