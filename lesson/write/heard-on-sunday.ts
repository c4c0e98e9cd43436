import type { LessonPlan } from '#contract/lesson-plan.ts'
import { hasBlank } from '#lesson/reading/cut-sentences.ts'
import { isSafeToQuote } from '#lesson/sermon-plan/safe-to-quote.ts'
import { deniesItsReason, standsAlone } from '#lesson/sermon-plan/stands-alone.ts'
import { cased } from '#lesson/words/cased.ts'
import { ended } from '#lesson/words/ended.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { wordsOf } from '#lesson/scripture/bible.ts'
import { isForHimself } from './points-of-plan.ts'
import { whenHeard } from './when-heard.ts'

/** The first words of the part of the teens' book that is the preacher's. */
export const heardHeading = 'What we heard'
/** Before the sermon's sentence in a children's book. */
export const fromChurch = 'This was said in church: '
/** Before the sentence that a leader put it into. */
export const fromLeader = 'Here is the sermon in one sentence: '
/** A paragraph with it, as it is written now and as it was while it said that the children had been there. */
export const isFromChurch = (paragraph: string): boolean =>
  paragraph.includes(fromChurch) || paragraph.includes(fromLeader) || paragraph.includes('In church we heard this: ')

/** His words as a quotation; captions get the capitals and the periods that nobody typed. */
function inMarks(quote: string | readonly string[], names: ReadonlySet<string>): string {
  const sentences = [quote].flat().map((one) => {
    const words = typographic(cased(one, names)).replaceAll('“', '‘').replaceAll('”', '’')
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?…]['’)]*$/.test(words) ? '' : '.'}`
  })
  return `“${sentences.join(' ')}”`
}
/** A longer sentence is not set for teens to read: the point says it. */
const longestQuote = 28
/** Without a sign between its words it runs on sooner. */
const longestUnsigned = 24
const isShort = (quote: string) => countWords(quote) <= (/[,;:.!?—–]/.test(quote) ? longestQuote : longestUnsigned)
const quotable = (quote: string) => (isShort(quote) && standsAlone(quote) && !deniesItsReason(quote) && isSafeToQuote(quote) ? quote : '')
/** Before heads that are understood beside one another: "They were waiting." */
const among = 'Among the points of the sermon were these.'
/** Whether a point only repeats its sentence. */
const says = (point: string, quote: string) => wordsOf(quote).join(' ').includes(wordsOf(point).join(' '))

/**
 * What was preached, told as that: the big idea and each of the preacher's points, with his sentences set as quotations, so that
 * nobody takes ours for his or his for ours.
 */
export function heardOnSunday(
  plan: LessonPlan,
  {
    title,
    speaker,
    date,
    excerpt,
    names,
  }: { title: string; speaker: string; date: string; excerpt: readonly string[]; names: ReadonlySet<string> },
): string[] {
  const { how } = plan.bigIdea
  const text = typographic(plan.bigIdea.text)
  const quote = quotable(plan.bigIdea.quote)
  const heard = isSafeToQuote(excerpt.join(' ')) ? excerpt.join(' ') : ''
  const points = plan.points
    .filter((point) => point.ages.includes('teens') && !says(point.quote, plan.bigIdea.quote || text) && !says(point.quote, heard))
    // Those that he gave no name stand among the key points, where their sentence is at hand; nothing is printed twice.
    .filter((point) => !says(point.text, point.quote) && !hasBlank(point.text) && !isForHimself(point.text))
    .map((point) => ({ text: point.text, quote: quotable(point.quote) }))
    .filter((point) => point.quote)
  const idea = heard
    ? `It came down to this. ${says(text, heard) ? '' : `${ended(text)} In the preacher’s own words: `}${inMarks(excerpt, names)}`
    : how === 'leader' || !quote
      ? `It comes down to this. ${ended(text)}`
      : says(text, quote)
        ? `It came down to this. ${inMarks(quote, names)}`
        : `It came down to this. ${ended(text)} ${inMarks(quote, names)}`
  const about = [
    `${title ? `“${typographic(title)}”` : 'a sermon'}${speaker ? ` by ${speaker}` : ''}`,
    plan.passage && `on ${plan.passage}`,
  ]
    .filter(Boolean)
    .join(title || speaker ? ', ' : ' ')
  const said = points.map((point) => `${ended(point.text)} ${inMarks(point.quote, names)}`)
  return [
    `${heardHeading} ${whenHeard(date)}: ${about}. ${text && !hasBlank(text) ? idea : ''}`.trim(),
    // Which of his points they are is not counted: others of his may not stand here.
    ...(points.every(({ text: point }) => standsAlone(point)) ? said : [`${among} ${said.join(' ')}`]),
  ]
}
