import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { type Analysis, analyseSermon, type SermonText } from '#lesson/analyse/analyse-sermon.ts'
import type { Problem } from '#lesson/checks/check-book.ts'
import { completeBook, groundBook, problemsOf } from '#lesson/finish-book.ts'
import { labelOf } from '#lesson/scripture/bible.ts'
import { themeOf, writeBooks } from '#lesson/write/write-books.ts'
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
}
/** How many tokens of sermon the model reads at once. */
type Reading = { contextTokens: number }
export type Prepared = { digest: Digest; books: Record<AgeGroup, LessonBook> }

/** What is kept of an analysis: enough to check and complete a provider's books, little enough to keep many. */
type Known = Prepared & { analysis: Pick<Analysis, 'sermon' | 'scriptures'> }
const recent = new Map<string, Known>()
const keep = 100

/** One analysis serves the whole generation: the three books, the prompts and the checks. */
function known(sermon: SermonText, contextTokens: number): Known {
  const key = [sermon.title, sermon.scripture, sermon.theme, sermon.content, contextTokens].join('\0')
  const found = recent.get(key)
  if (found) return found
  const analysis = analyseSermon(sermon, bible())
  const made: Known = {
    analysis: { sermon, scriptures: analysis.scriptures },
    books: writeBooks(analysis, bible()),
    digest: digestOf(analysis, contextTokens),
  }
  recent.set(key, made)
  if (recent.size > keep) recent.delete(recent.keys().next().value ?? '')
  return made
}

function digestOf(analysis: Analysis, contextTokens: number): Digest {
  const main = analysis.scriptures.main?.verses ?? []
  const cited = analysis.scriptures.cited.slice(0, 12).flatMap(({ osis }) => bible().passage(osis).slice(0, 4))
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
  }
}

export const offlineTasks = {
  prepare(sermon: SermonText, { contextTokens }: Reading): Prepared {
    const { books, digest } = known(sermon, contextTokens)
    return { books, digest }
  },
  /** Title, scripture and theme for a text that has none written beside it. */
  suggest(content: string): { title: string; scripture: string; theme: string } {
    const analysis = analyseSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content }, bible())
    const theme = themeOf(analysis)
    return { title: theme.titles.teens, scripture: analysis.scriptures.main?.label ?? '', theme: theme.name }
  },
  /** Puts the true verse in and names what is wrong with a provider's book. */
  check(sermon: SermonText, { contextTokens }: Reading, book: LessonBook): { book: LessonBook; problems: Problem[] } {
    const { analysis } = known(sermon, contextTokens)
    const grounded = groundBook(book, analysis, bible())
    return { book: grounded, problems: problemsOf(grounded, analysis, bible()) }
  },
  /** Fills what is missing or wrong from the offline book. */
  complete(sermon: SermonText, { contextTokens }: Reading, book: LessonBook, problems: Problem[]): LessonBook {
    return completeBook(book, known(sermon, contextTokens).books[book.ageGroup], problems)
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
