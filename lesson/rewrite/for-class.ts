import type { ClassSettings } from '#contract/class-settings.ts'
import type { Activity, LessonBook, MemoryVerse } from '#contract/lesson-book.ts'
import { checkBook, type CheckContext } from '#lesson/checks/check-book.ts'
import { settled } from '#lesson/sections/apply-changes.ts'
import type { RewriteWork } from './candidates.ts'
import { otherActivities } from './other-activities.ts'
import type { Rewritten } from './read-rewritten.ts'

/** So many children are few: what is done in teams is done otherwise. */
const few = 3
/** Whom a line that bends an activity is for, by the label that it begins with: "One to three children:", "Mixed ages:". */
const isForFew = (line: string) => /^(?:one|two)\b[^:]{0,40}:/i.test(line)
const isForMixed = (line: string) => /^mixed ages\b[^:]{0,20}:/i.test(line)

/** The lines that bend an activity, those of this class first: the leader reads what concerns him. */
const bent = ({ adapt, ...activity }: Activity, { children, mixedAges }: ClassSettings): Activity => {
  const concerns = (line: string) => (children !== null && children <= few && isForFew(line)) || (mixedAges && isForMixed(line))
  return { ...activity, adapt: [...adapt.filter(concerns), ...adapt.filter((line) => !concerns(line))] }
}

/** A book for a class: its minutes, the words of its verse in the translation, and the lines for so many children. Everything else stays. */
export function forClass(book: LessonBook, settings: ClassSettings, verse: Omit<MemoryVerse, 'explanation'> | undefined): LessonBook {
  const { memoryVerse } = book
  return {
    ...book,
    minutes: settings.minutes,
    memoryVerse: memoryVerse && verse ? { ...memoryVerse, ...verse } : memoryVerse,
    activities: book.activities.map((one) => bent(one, settings)),
  }
}

const plain = (thing: string) =>
  thing
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^a-z ]/g, ' ')
    .trim()
    .replace(/^(?:an?|the|some|one) /, '')
    .split(/ +/)
    .map((word) => word.replace(/(?:es|s)$/, ''))
    .join(' ')
/** Whether something is in the cupboard: "two chairs" where there are chairs, "large paper" where there is paper. */
export function isAtHand(material: string, supplies: readonly string[]): boolean {
  const wanted = ` ${plain(material)} `
  return supplies.some((supply) => {
    const thing = plain(supply)
    return thing !== '' && (wanted.endsWith(` ${thing} `) || wanted.includes(` ${thing} for `) || wanted.includes(` ${thing} to `))
  })
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
