import type { LeaderNote, LessonBook } from '#contract/lesson-book.ts'
import type { Problem } from './checks/check-book.ts'
import { counted } from './checks/counted.ts'
import { reasonOf } from './notes/reason-of.ts'
import { withNotes } from './notes/note-sentences.ts'
import { valueAt, withValueAt } from './sections/book-path.ts'
import { sections } from './sections/registry.ts'
import type { Section } from './sections/section.ts'

type Checked = { book: LessonBook; problems: Problem[] }

/** Which items of a section have all that is wrong with it; undefined where something else of it is wrong. */
function faultyItems(list: string, problems: Problem[]): number[] | undefined {
  const at = problems.map(({ path }) => (path.startsWith(`${list}.`) ? Number(path.slice(list.length + 1).split('.')[0]) : NaN))
  return at.some(Number.isNaN) ? undefined : [...new Set(at)].sort((a, b) => b - a)
}

/** The names of a list that lost some of its items begin at one again: "Day 1", "Day 2". */
const numbered = (list: unknown): unknown =>
  Array.isArray(list)
    ? list.map((one: unknown, at) => {
        const { day } = one as { day?: unknown }
        return typeof day === 'string' && /^Day \d+$/.test(day) ? { ...(one as object), day: `Day ${at + 1}` } : one
      })
    : list

/**
 * A model's book without the activities, questions, days and cards that may not be shown, where their section serves without them:
 * what the same hand wrote beside them is better than a section of another's. The leader is told how many and why. A section that
 * would be too short, or in which something else is wrong, stays as it is with its problems.
 */
export function withoutItems(given: Checked, problemsOf: (book: LessonBook) => Problem[]): Checked {
  const left: { section: Section; count: number; why: Problem[] }[] = []
  const done = sections.reduce((now: Checked, section): Checked => {
    const { id, list, items } = section
    const own = now.problems.filter((one) => one.section === id)
    const faulty = list && items && own.length > 0 ? faultyItems(list, own) : undefined
    if (!list || !faulty) return now
    const keys = list.split('.')
    const fewer = faulty.reduce((book, at) => withValueAt(book, [...keys, String(at)], null) as LessonBook, now.book)
    const book = withValueAt(fewer, keys, numbered(valueAt(fewer, keys))) as LessonBook
    const problems = problemsOf(book)
    if (problems.some((one) => one.section === id)) return now
    left.push({ section, count: faulty.length, why: own })
    return { book, problems: now.problems.filter((one) => one.section !== id) }
  }, given)
  return left.length === 0 ? done : { ...done, book: withNotes(done.book, [...done.book.notes, ...left.map(noteOf)]) }
}

const noteOf = ({ section, count, why }: { section: Section; count: number; why: Problem[] }): LeaderNote => {
  const { one = '', more = '' } = section.items ?? {}
  return { code: 'items-left-out', params: { items: counted(String(count), one, more), why: reasonOf(why) } }
}
