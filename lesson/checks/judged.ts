import { type Judgement, judgement, type LessonBook } from '#contract/lesson-book.ts'
import { sectionOf } from '#lesson/sections/registry.ts'
import { textsIn } from '#lesson/sections/book-path.ts'
import type { Check, Finding, Severity } from './check-book.ts'

type Codes = Judgement['code']
/** What may never be shown is hard, as it is where the checks find it themselves; what a second opinion can dispute is advice. */
const hardCodes: readonly Codes[] = ['demand-before-grace', 'unsafe-for-body', 'unsafe-for-soul']
const severityOf = (code: Codes, { ageGroup }: LessonBook): Severity =>
  hardCodes.includes(code) || (code === 'private' && ageGroup !== 'teens') ? 'hard' : 'advice'

/** An answer that finds more than this in one book was no judgement of it. */
const most = 8
/** Words of the book that are quoted: enough to know them again, and no page of it. */
const [shortest, longest] = [8, 300]

const plain = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim().toLowerCase()

/** Where in a section of a book some words stand; undefined where no text of it has them. */
function standsAt(book: LessonBook, { section, quote }: Judgement): string | undefined {
  const { ages, editable } = sectionOf(section)
  if (!ages.includes(book.ageGroup)) return undefined
  const wanted = plain(quote)
  return editable.flatMap((field) => textsIn(book[field], field)).find(({ text }) => plain(text).includes(wanted))?.path
}

/**
 * What a model answered as its judgement of a book, in any shape: kept are known codes about words that stand in that section.
 * Nothing else that it wrote goes anywhere, so neither a model nor a sermon that speaks through it can put words before a leader.
 * Undefined of what is no judgement: another shape, or something wrong with everything.
 */
export function readJudgements(raw: unknown, book: LessonBook): Judgement[] | undefined {
  if (typeof raw !== 'object' || raw === null || !('findings' in raw) || !Array.isArray(raw.findings)) return undefined
  const given = raw.findings as unknown[]
  if (given.length > most) return undefined
  const found = new Map<string, Judgement>()
  for (const one of given) {
    const read = judgement.safeParse(one)
    if (!read.success) continue
    const quote = read.data.quote.trim()
    const at = quote.length >= shortest && quote.length <= longest ? standsAt(book, { ...read.data, quote }) : undefined
    if (at !== undefined) found.set(`${read.data.code} ${at}`, { ...read.data, quote })
  }
  return [...found.values()]
}

/** The judgements whose words still stand: what was mended or edited says nothing any more. */
const standing = (book: LessonBook): Finding[] =>
  book.judged.flatMap((one) => {
    const path = standsAt(book, one)
    return path === undefined
      ? []
      : [
          {
            section: one.section,
            code: `judged-${one.code}` as const,
            params: { quote: one.quote },
            severity: severityOf(one.code, book),
            path,
          },
        ]
  })

export const judgedChecks: Check[] = [{ line: '32 judged by a second reading', section: 'story', find: standing }]
