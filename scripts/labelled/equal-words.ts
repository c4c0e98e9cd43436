import type { LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { type BankLesson, claims, lessons } from '#lesson/bank/lessons.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { sections } from '#lesson/sections/registry.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'

const content = 'Friends, God is good to us, and he has been good to us all along. '.repeat(20)
const heard = hearSermon({ title: 'A Sermon', speaker: '', date: '2026-11-22', scripture: '', theme: '', content }, bible())
const plan = heardPlan(heard, bible())

/** Four books of a pair take a fifth of a second. */
const everyNth = 4

/** The children's book of a lesson of the bank, in a church that has had these titles. */
function bookOf({ claim, story }: BankLesson, given: ReadonlySet<string>): LessonBook {
  const told: KeptPlan = { ...plan, claim: claim.id, story: { span: story.span, title: story.title, why: 'leader', others: [] } }
  return writeBooks(heard, told, bible(), { minutes: 45, given: new Set(given) }).children
}
const sentencesIn = (book: LessonBook): string[] =>
  sections.flatMap(({ printed, words }) => printed?.(book) ?? [words?.(book)]).flatMap((text) => sentencesOf(text ?? ''))
/** The share of a book's words that stand in sentences of another. */
function equalWords(book: LessonBook, other: LessonBook): number {
  const known = new Set(sentencesIn(other))
  const count = (all: string[]) => all.reduce((sum, one) => sum + countWords(one), 0)
  const own = sentencesIn(book)
  return count(own.filter((one) => known.has(one))) / count(own)
}

/**
 * How much the children's books of two sermons of one claim share, each from another passage: in one church, which has the second
 * after the first, and in two that know nothing of each other.
 */
export function printEqualWords(): void {
  const pairs = claims
    .flatMap(({ id }) => {
      const [one, other] = lessons.filter(({ claim }) => claim.id === id)
      return one && other ? [[one, other] as const] : []
    })
    .filter((_, at) => at % everyNth === 0)
  const shares = pairs.map(([one, other]) => {
    const first = bookOf(one, new Set())
    const had = new Set([first.title, first.bibleStory?.title ?? '', ...first.activities.map(({ title }) => title)])
    return { inOneChurch: equalWords(bookOf(other, had), first), inTwo: equalWords(bookOf(other, new Set()), first) }
  })
  const said = (of: 'inOneChurch' | 'inTwo') => {
    const all = shares.map((one) => one[of]).sort((a, b) => a - b)
    const percent = (value = 0) => `${Math.round(100 * value)} %`
    return `${percent(all[Math.floor(all.length / 2)])} (most ${percent(all.at(-1))})`
  }
  console.log(`\nequal words of two children's books of one claim, ${pairs.length} pairs of passages`)
  console.log(`  in one church ${said('inOneChurch')}, in two churches ${said('inTwo')}`)
}
