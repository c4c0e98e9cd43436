import type { Activity, LessonBook } from '#contract/lesson-book.ts'
import { showTheCards } from './fillers.ts'
import { runSheet } from './run-sheet.ts'
import { inOneLine, sheetsOfStep, type Titled } from './sheets-of-step.ts'
import { cuttingMinutes, toBring } from './supplies.ts'

/** One thing to do before the class: to bring it, to print it, to get it ready. `step` is where it is used, where that is one step. */
export type Errand<P> = { kind: 'bring' | 'print' | 'prepare'; text: string; hint: string; minutes: number; step: string; sheets: P[] }
/** What is printed for each of the group besides the sheets: it has the verse, the prayer and the week at home. */
export const takeHomeSheet: Titled = { name: 'handout', title: 'Take-home sheet' }
/** What is done to a sheet before anybody can use it. */
const byHand: Partial<Record<string, string>> = { flashcards: 'cut apart', 'story-cards': 'cut apart' }

/**
 * Everything that has to be there when the class begins, from the lesson’s own supplies, sheets and steps: every sheet of the book
 * is on it. Screen and paper show this one list.
 */
export function beforeSunday<P extends Titled>(book: LessonBook, printables: readonly P[]): Errand<P>[] {
  const steps = runSheet(book)
  const one = (kind: Errand<P>['kind'], text: string, more: Partial<Errand<P>> = {}): Errand<P> => ({
    kind,
    text,
    hint: '',
    minutes: 0,
    step: '',
    sheets: [],
    ...more,
  })
  const used = steps.filter(({ part }) => part.of !== 'close').flatMap((step) => sheetsOfStep(step, printables))
  const takenHome = steps.flatMap((step) => (step.part.of === 'close' ? sheetsOfStep(step, printables) : []))
  const forLeader = printables.filter(({ name }) => name.endsWith('-answers'))
  const others = printables.filter((sheet) => ![...used, ...takenHome, ...forLeader].includes(sheet))
  const showsCards = steps.some(({ title }) => title === showTheCards)
  return [
    ...toBring(book, printables).map((supply) => one('bring', supply)),
    ...[...new Set(used)].map((sheet) =>
      one('print', sheet.title, {
        hint: byHand[sheet.name] ?? '',
        minutes: sheet.name === 'flashcards' ? cuttingMinutes : 0,
        sheets: [sheet],
      }),
    ),
    ...(showsCards && !used.some(({ name }) => name === 'flashcards')
      ? [one('print', 'Flashcards', { hint: byHand.flashcards ?? '', minutes: cuttingMinutes })]
      : []),
    one('print', inOneLine([...takenHome, takeHomeSheet]), { hint: 'to take home', sheets: takenHome }),
    ...(forLeader.length ? [one('print', inOneLine(forLeader), { hint: 'for you', sheets: forLeader })] : []),
    ...(others.length ? [one('print', inOneLine(others), { hint: 'for a class with time left', sheets: others })] : []),
    ...steps.flatMap(({ part, id, title, prepMinutes }) => {
      const activity = part.of === 'activity' ? book.activities[part.at] : undefined
      const hint = activity && preparation(activity)
      return hint ? [one('prepare', title, { hint, minutes: prepMinutes, step: id })] : []
    }),
  ]
}

const ahead = /^(?:before (?:the )?(?:class|lesson|children come)|before sunday|beforehand|ahead of time|in advance)\b/i
/** What an activity wants done before the class: the steps that say so, else that its things lie there. */
function preparation({ steps, materials, prepMinutes }: Activity): string {
  const told = steps.filter((step) => ahead.test(step))
  if (told.length > 0 || prepMinutes === 0) return told.join(' ')
  return materials.length > 0 ? `Lay out ${listed(materials)}.` : 'Read its steps beforehand.'
}
const listed = (all: string[]) => (all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? ''))

/** An errand in one line of paper. */
export function errandLine({ kind, text, hint, minutes }: Errand<unknown>): string {
  const time = minutes ? `${minutes} min` : ''
  if (kind === 'bring') return capital(text)
  if (kind === 'print') return [`Print: ${text}`, hint, time].filter(Boolean).join(', ')
  return `${text}: ${hint}${time ? ` (${time})` : ''}`
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
