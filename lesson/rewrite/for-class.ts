import type { ClassSettings } from '#contract/class-settings.ts'
import type { Activity, LessonBook, MemoryVerse, SectionId } from '#contract/lesson-book.ts'
import { checkBook, type CheckContext } from '#lesson/checks/check-book.ts'
import { settled } from '#lesson/sections/apply-changes.ts'
import { isSame } from '#lesson/sections/same-value.ts'
import { inOwnWords } from '#lesson/words/own-words.ts'
import { isAtHand } from './at-hand.ts'
import type { RewriteWork } from './candidates.ts'
import { otherActivities } from './other-activities.ts'
import type { Rewritten } from './read-rewritten.ts'

/** What of a class decides how a book for it is written. */
export type Room = Omit<ClassSettings, 'minutes' | 'translation'>

/** So many children are few: what is done in teams is done otherwise. */
const few = 3
/** Whom a line that bends an activity is for, by the label that it begins with: "One to three children:", "Mixed ages:". */
const isForFew = (line: string) => /^(?:one|two)\b[^:]{0,40}:/i.test(line)
const isForMixed = (line: string) => /^mixed ages\b[^:]{0,20}:/i.test(line)

/** The lines that bend an activity, those of this class first: the leader reads what concerns him. */
const bent = ({ adapt, ...activity }: Activity, count: number | null, mixedAges: boolean): Activity => {
  const concerns = (line: string) => (count !== null && count <= few && isForFew(line)) || (mixedAges && isForMixed(line))
  return { ...activity, adapt: [...adapt.filter(concerns), ...adapt.filter((line) => !concerns(line))] }
}
/** The lines for this class first, in each activity. */
export const withLines = (book: LessonBook, { children, mixedAges }: Room): LessonBook => ({
  ...book,
  activities: book.activities.map((one) => bent(one, children[book.ageGroup], mixedAges)),
})

type Change = {
  verse: Omit<MemoryVerse, 'explanation'> | undefined
  /** The class that it was for, and the sections that somebody wrote in: whose words those are is not ours to change. */
  was: Room
  written: ReadonlySet<SectionId>
}
/** A book for another class: its minutes, the words of its verse in the translation, the lines for so many children, and how this church speaks. Everything else stays. */
export function forClass(book: LessonBook, settings: ClassSettings, { verse, was, written }: Change): LessonBook {
  const { memoryVerse } = book
  const gone = was.words.filter((word) => !settings.words.some((one) => isSame(one, word)))
  const said = inOwnWords(book, settings.words, { leave: written, gone })
  return withLines(
    {
      ...said,
      minutes: settings.minutes,
      memoryVerse: memoryVerse && verse ? { ...memoryVerse, ...verse, explanation: said.memoryVerse?.explanation ?? '' } : said.memoryVerse,
    },
    settings,
  )
}

/** For each activity that needs what is not at hand the next best one that does not, of which the checks find no more wrong. Nothing is changed by it. */
export function withSuppliesAtHand(work: RewriteWork, supplies: readonly string[], context: CheckContext): Rewritten[] {
  const { book, related } = work
  const now = checkBook(book, context).length
  const taken = new Set<string>()
  return book.activities.flatMap((before, at) => {
    if (before.materials.every((one) => isAtHand(one, supplies))) return []
    const found = otherActivities(book, related, work)
      .filter((one) => one.materials.every((material) => isAtHand(material, supplies)) && !taken.has(one.title))
      .map((value) => ({ value, after: settled(book, { ...book, activities: book.activities.toSpliced(at, 1, value) }).book }))
      .map(({ value, after }) => ({ value, problems: checkBook(after, context) }))
      .find(({ problems }) => problems.length <= now)
    if (!found) return []
    taken.add(found.value.title)
    return [{ changes: [{ path: `activities.${at}`, before, value: found.value }], problems: found.problems, more: false, obeyed: true }]
  })
}
