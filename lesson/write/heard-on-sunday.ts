import type { LessonPlan } from '#contract/lesson-plan.ts'
import { ended } from '#lesson/words/ended.ts'
import { wordsOf } from '#lesson/scripture/bible.ts'

/** The first words of the part of the teens' book that is the preacher's. */
export const heardHeading = 'What we heard on Sunday'

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']
const inMarks = (quote: string) => `“${quote.replaceAll('“', '‘').replaceAll('”', '’')}”`
/** Whether a point only repeats its sentence. */
const says = (point: string, quote: string) => wordsOf(quote).join(' ').includes(wordsOf(point).join(' '))

/**
 * What was preached, told as that: the big idea and each of the preacher's points, with his sentences set as quotations under his
 * name, so that nobody takes ours for his or his for ours.
 */
export function heardOnSunday(plan: LessonPlan, { title, speaker }: { title: string; speaker: string }): string[] {
  const who = speaker || 'the preacher'
  const { text, quote, how } = plan.bigIdea
  const points = plan.points.filter(({ ages }) => ages.includes('teens'))
  const idea =
    how === 'leader' || !quote
      ? `It comes down to this: ${ended(text)}`
      : says(text, quote)
        ? `It came down to this: ${inMarks(quote)}`
        : `It came down to this: ${ended(text)} ${inMarks(quote)}`
  return [
    `${heardHeading}: “${title}” by ${who}${plan.passage ? `, on ${plan.passage}` : ''}. ${text ? idea : ''}`.trim(),
    ...points.map((point, at) => {
      const count = points.length > 1 ? `${ordinals[at]}, ` : ''
      const own = says(point.text, point.quote) ? '' : `${ended(point.text)} `
      return `${count}${count ? 'from' : 'From'} the sermon: ${own}${point.quote ? inMarks(point.quote) : ''}`.trim()
    }),
  ]
}
