import type { AgeGroup } from '#contract/lesson-book.ts'
import type { IdeaReason, KeptPlan, LessonPlan, PlanChange } from '#contract/lesson-plan.ts'
import { stories } from '#lesson/bank/bank.ts'
import { hasBlank } from '#lesson/reading/cut-sentences.ts'
import { type Bible, labelOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { storiesOfPassage } from './stories-of-passage.ts'

/** The idea that the leader chose: one of the candidates, with what it is proved by, or his own words. */
function chosenIdea(before: LessonPlan['bigIdea'], { text }: { text: string }): LessonPlan['bigIdea'] {
  if (text === before.text) return before
  const candidate = before.others.find((one) => one.text === text)
  const former = before.quote ? [{ text: before.text, quote: before.quote, reason: reasonOf(before) }] : []
  const others = [...former, ...before.others.filter((one) => one.text !== text)].slice(0, 4)
  return candidate
    ? { text, quote: candidate.quote, how: candidate.reason === 'announced' ? 'stated' : 'found', others }
    : { text, quote: '', how: 'leader', others }
}
const reasonOf = ({ how }: LessonPlan['bigIdea']): IdeaReason =>
  how === 'stated' ? 'announced' : how === 'repeated' ? 'restated' : 'central'

/** What the preacher says may be longer than a line of ours, and what the leader says himself is what he wants to teach. */
const mostWords = { preacher: 28, leader: 40 }
/** An idea that the teens of a class can repeat is their bottom line as it stands. */
export function asBottomLine({ text, how }: Pick<LessonPlan['bigIdea'], 'text' | 'how'>): string | undefined {
  return text && !hasBlank(text) && countWords(text) <= mostWords[how === 'leader' ? 'leader' : 'preacher'] ? text : undefined
}

/** What of a change is another than it was: who sends back the whole plan with a new idea has typed the idea and nothing else. */
export function typedIn(before: KeptPlan, change: PlanChange): PlanChange {
  const lines = Object.entries(change.bottomLine ?? {}).filter(([age, line]) => line && line !== before.bottomLine[age as AgeGroup])
  const { claim, bottomLine: _, ...others } = change
  return {
    ...others,
    // A lesson that he chose he means, also where it is the one that the plan had.
    ...(claim !== undefined && (claim !== before.claim || change.story?.why === 'leader') ? { claim } : {}),
    ...(lines.length > 0 ? { bottomLine: Object.fromEntries(lines) } : {}),
  }
}

/** The bottom lines with those in their place that somebody typed. */
export const withLines = (lines: LessonPlan['bottomLine'], typed: PlanChange['bottomLine']): LessonPlan['bottomLine'] => ({
  ...lines,
  ...defined(typed ?? {}),
})

/**
 * The plan after the leader's changes. What he typed stands; what follows from it follows: another idea is another bottom line
 * for the teens, another passage another story. `nothing` where a passage that he names is in no Bible.
 */
export function changedPlan(before: KeptPlan, given: PlanChange, bible: Bible): KeptPlan | undefined {
  const change = typedIn(before, given)
  const bigIdea = change.bigIdea ? chosenIdea(before.bigIdea, change.bigIdea) : before.bigIdea
  const passage = change.passage === undefined ? before.passage : printedPassage(bible, change.passage)
  if (passage === undefined) return undefined
  const moved = passage !== before.passage
  const teens = change.bottomLine?.teens ?? (bigIdea.text === before.bigIdea.text ? undefined : asBottomLine(bigIdea))
  return {
    ...before,
    ...defined({
      points: change.points ?? pointsBeside(before, bigIdea),
      verses: change.verses,
      claim: change.claim,
      illustrations: change.illustrations,
      private: change.private,
      sensitive: change.sensitive,
      leftOut: change.leftOut,
    }),
    bigIdea,
    passage,
    bottomLine: withLines(before.bottomLine, { ...change.bottomLine, teens }),
    story: chosenBy(change, storyAfter(before, change, { passage, moved, bible })),
    confirmed: true,
    asks: [],
  }
}

/**
 * Where the leader puts the idea in his own words, none of the sentences offered was it. They are shown as points still and stand
 * in no book by themselves: of 18 on 64 labelled sermons 3 were points of the preacher's, 2 were not even his view.
 */
function pointsBeside(before: KeptPlan, bigIdea: LessonPlan['bigIdea']): LessonPlan['points'] | undefined {
  if (bigIdea.how !== 'leader' || before.bigIdea.how === 'leader') return undefined
  const offered = [before.bigIdea, ...before.bigIdea.others].map(({ quote }) => quote).filter(Boolean)
  return before.points.map((point) =>
    offered.some((quote) => quote.includes(point.quote) || point.quote.includes(quote)) ? { ...point, ages: [] } : point,
  )
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }

/** A passage as it is printed; '' for none, undefined when it is in no Bible. */
function printedPassage(bible: Bible, text: string): string | undefined {
  if (!text) return ''
  const verses = findReferences(text)[0] ? bible.passage(findReferences(text)[0]?.osis ?? '') : []
  return verses.length > 0 ? labelOf(verses) : undefined
}

/** A lesson that the leader chose is told as it is: nothing nearer takes its place. */
const chosenBy = ({ claim }: PlanChange, story: KeptPlan['story']): KeptPlan['story'] =>
  story && (claim ? { ...story, why: 'leader' } : story)

function storyAfter(
  before: KeptPlan,
  change: PlanChange,
  { passage, moved, bible }: { passage: string; moved: boolean; bible: Bible },
): KeptPlan['story'] {
  if (change.story === null) return null
  const named =
    change.story && change.story.span !== before.story?.span ? stories.find(({ span }) => span === change.story?.span) : undefined
  const others = before.story ? [{ span: before.story.span, title: before.story.title, why: before.story.why }, ...before.story.others] : []
  const without = (span: string) => others.filter((one) => one.span !== span).slice(0, 4)
  if (named) return { span: named.span, title: named.title, why: 'leader', others: without(named.span) }
  const [told] = moved ? storiesOfPassage(bible, passage) : []
  return told ? { span: told.span, title: told.title, why: 'passage', others: without(told.span) } : before.story
}
