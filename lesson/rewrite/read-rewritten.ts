import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import { checkBook, type CheckContext, type Problem } from '#lesson/checks/check-book.ts'
import { readGenerated } from '#lesson/read-generated.ts'
import { settled } from '#lesson/sections/apply-changes.ts'
import { sectionOf } from '#lesson/sections/registry.ts'
import { lookUp } from '#lesson/sections/look-up-verses.ts'
import { type Change, changesOf, itemsOf } from './places.ts'

/** What is to be written again, and how. */
export type Asked = { section: SectionId; item: number | undefined; skip: number; wish: string }
export type Rewritten = { changes: Change[]; problems: Problem[]; more: boolean; obeyed: boolean }

/**
 * A model's answer as changes of the book: only of the section that was asked for, or of the one item, whatever else it sent.
 * The verse gets its true words. Undefined where the answer has nothing of it.
 */
export function readRewritten(
  book: LessonBook,
  { section, item, value }: Asked & { value: unknown },
  { context }: { context: CheckContext },
): Rewritten | undefined {
  const read = readGenerated(value, book.ageGroup)
  const { fields } = sectionOf(section)
  const part: Partial<LessonBook> = Object.fromEntries(fields.map((field) => [field, read[field]]))
  if (section === 'memoryVerse') part.memoryVerse = trueVerse(read, context)
  if (!fields.some((field) => hasText(part[field]))) return undefined
  const one = item === undefined ? undefined : itemOf(book, read, section, item)
  if (item !== undefined && !one) return undefined
  const candidate = one ?? {
    fields: Object.fromEntries(Object.entries(part).filter(([field]) => field !== 'evidence' || read.evidence.length > 0)),
  }
  const changes = changesOf(book, section, candidate, item).filter(({ before, value: other }) => before !== null || other !== null)
  const problems = checkBook(settled(book, { ...book, ...candidate.fields }).book, context)
  return { changes, problems, more: true, obeyed: true }
}

const hasText = (value: unknown) => /[\p{L}\p{N}]/u.test(JSON.stringify(value ?? '').replace(/"\w+":/g, ''))

function trueVerse({ memoryVerse, ageGroup }: LessonBook, { bible }: CheckContext): LessonBook['memoryVerse'] {
  if (!memoryVerse) return null
  const [found] = lookUp(bible, ageGroup, [{ reference: memoryVerse.reference, text: '' }])
  const verse = found?.[1]?.verse
  return verse ? { ...verse, explanation: memoryVerse.explanation } : null
}

/** The first item that the model wrote, in the place of the one that was asked about. */
function itemOf(
  book: LessonBook,
  read: LessonBook,
  section: SectionId,
  item: number,
): { item: unknown; fields: Partial<LessonBook> } | undefined {
  const [fresh] = itemsOf(read, section)
  if (fresh === undefined) return undefined
  if (section === 'weeklyChallenge') {
    const challenge = book.weeklyChallenge
    const day = challenge?.days[item]
    const activity = read.weeklyChallenge?.days[0]?.activity
    if (!challenge || !day || !activity) return undefined
    const other = { day: day.day, activity }
    return { item: other, fields: { weeklyChallenge: { ...challenge, days: challenge.days.toSpliced(item, 1, other) } } }
  }
  const evidence = read.evidence[0]
  return {
    item: fresh,
    fields: {
      [section]: itemsOf(book, section).toSpliced(item, 1, fresh),
      ...(section === 'keyPoints' && evidence
        ? {
            evidence: [
              ...book.evidence.filter(({ point }) => point !== book.keyPoints[item]),
              { ...evidence, point: read.keyPoints[0] ?? '' },
            ],
          }
        : {}),
    },
  }
}
