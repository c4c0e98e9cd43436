import type { Translation } from '#contract/generation-wishes.ts'
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { type Analysis, analyseSermon, type SermonText } from '#lesson/analyse/analyse-sermon.ts'
import type { Problem } from '#lesson/checks/check-book.ts'
import { completeBook, groundBook, problemsOf, withOpenProblems } from '#lesson/finish-book.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { themeOf, tooLong, writeBooks } from '#lesson/write/write-books.ts'
import { boundedText } from './bounded-text.ts'
import { bible } from './load-bible.ts'

/** What a provider is told about a sermon besides its text. */
export type Digest = {
  verdict: Analysis['verdict']
  words: number
  passage: string
  verses: string
  bigIdea: string
  points: string[]
  sensitive: string[]
  condensed: string
  /** The sentence for the leader when the sermon is longer than any engine here reads. */
  cut: string
}
/** How the lessons are to be written: how many tokens of sermon the model reads at once, which Bible is quoted, how long the class is, and the titles that the library already holds. */
export type Wishes = { contextTokens: number; translation: Translation; minutes: number; given: string[] }
export type Prepared = { digest: Digest; books: Record<AgeGroup, LessonBook> }

/** What is kept of an analysis: enough to check and complete a provider's books, little enough to keep many. */
type Known = Prepared & { analysis: Pick<Analysis, 'sermon' | 'scriptures'> }
const recent = new Map<string, Known>()
const keep = 100

/** One analysis serves the whole generation: the three books, the prompts and the checks. */
function known(sermon: SermonText, wishes: Wishes): Known {
  const key = [sermon.title, sermon.speaker, sermon.scripture, sermon.theme, sermon.content, ...Object.values(wishes)].join('\0')
  const found = recent.get(key)
  if (found) return found
  const read = { ...sermon, content: boundedText(sermon.content) }
  const analysis = analyseSermon(read, bible(), { given: new Set(wishes.given), older: () => bible('KJV') })
  const made: Known = {
    analysis: { sermon: read, scriptures: analysis.scriptures },
    books: writeBooks(analysis, bible(wishes.translation), wishes),
    digest: digestOf(analysis, wishes),
  }
  recent.set(key, made)
  if (recent.size > keep) recent.delete(recent.keys().next().value ?? '')
  return made
}

function digestOf(analysis: Analysis, { contextTokens, translation }: Wishes): Digest {
  const quoted = bible(translation)
  const main = quoted.passage(analysis.scriptures.main?.osis ?? '')
  const cited = analysis.scriptures.cited.slice(0, 12).flatMap(({ osis }) => quoted.passage(osis).slice(0, 4))
  const verses = [...new Set([...main.slice(0, 30), ...cited])].map((verse) => `${labelOf([verse])}: ${verse.text}`).join('\n')
  return {
    verdict: analysis.verdict,
    words: analysis.words,
    passage: analysis.scriptures.main?.label ?? '',
    verses,
    bigIdea: analysis.bigIdea?.text ?? '',
    points: analysis.points.map((point) => point.quote),
    sensitive: analysis.sensitive,
    condensed: condense(analysis, contextTokens),
    cut: analysis.cut ? tooLong : '',
  }
}

export const offlineTasks = {
  prepare(sermon: SermonText, wishes: Wishes): Prepared {
    const { books, digest } = known(sermon, wishes)
    return { books, digest }
  },
  /** Title, scripture and theme for a text that has none written beside it. */
  suggest(content: string): { title: string; scripture: string; theme: string } {
    const analysis = analyseSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content: boundedText(content) }, bible(), {
      older: () => bible('KJV'),
    })
    const theme = themeOf(analysis)
    return { title: theme.titles.teens, scripture: analysis.scriptures.main?.label ?? '', theme: theme.name }
  },
  /** Puts the true verse in and names what is wrong with a provider's book. */
  check(sermon: SermonText, wishes: Wishes, book: LessonBook): { book: LessonBook; problems: Problem[] } {
    const { analysis } = known(sermon, wishes)
    const quoted = bible(wishes.translation)
    const grounded = groundBook({ ...book, minutes: wishes.minutes }, analysis, quoted)
    return { book: grounded, problems: problemsOf(grounded, analysis, quoted) }
  },
  /** Fills what is missing or wrong from the offline book, and names to the leader what is wrong even then. */
  complete(sermon: SermonText, wishes: Wishes, book: LessonBook, problems: Problem[]): LessonBook {
    const { analysis, books } = known(sermon, wishes)
    const quoted = bible(wishes.translation)
    const offline = books[book.ageGroup]
    // What the offline book does no better is no reason to give a section of the provider's away for it.
    const shared = new Set(problemsOf(offline, analysis, quoted).map(({ line }) => line))
    const curable = problems.filter(({ bold, line }) => bold || !shared.has(line))
    return withOpenProblems(completeBook(book, offline, curable), analysis, quoted)
  },
}
export type OfflineTasks = typeof offlineTasks

/** The paragraphs that matter most, in their order, within a model's reading length (about four characters a token); '' when the whole fits. */
function condense(analysis: Analysis, contextTokens: number): string {
  const room = contextTokens * 4
  const { paragraphs, sentences } = analysis
  if (paragraphs.reduce((sum, one) => sum + one.length + 2, 0) <= room) return ''
  const weight = new Map<number, number>()
  for (const one of sentences) weight.set(one.paragraph, (weight.get(one.paragraph) ?? 0) + one.rank)
  const order = paragraphs
    .map((text, at) => ({ at, text, score: (weight.get(at) ?? 0) / Math.sqrt(text.length) }))
    .sort((a, b) => b.score - a.score)
  const chosen = new Set<number>()
  let used = 0
  for (const one of order) {
    if (used + one.text.length + 2 > room) continue
    used += one.text.length + 2
    chosen.add(one.at)
  }
  return paragraphs.filter((_, at) => chosen.has(at)).join('\n\n')
}
