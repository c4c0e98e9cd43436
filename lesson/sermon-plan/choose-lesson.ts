import type { KeptPlan, LessonOfStory, PlanStory } from '#contract/lesson-plan.ts'
import { type BankLesson, lessons } from '#lesson/bank/lessons.ts'
import { type Bible, osisOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { nearnessOfLesson } from './angle-of-idea.ts'
import { asBottomLine } from './changed-plan.ts'
import { nearnessToStory } from '#lesson/reading/passages/told-story.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { weightsOf } from '#lesson/words/weighed-words.ts'
import { linesForYounger } from './lines-for-younger.ts'
import { nearClaims } from './near-claims.ts'
import { nearness } from './nearness.ts'
import { lessonThatSays } from './says-the-idea.ts'

/**
 * What each sign that a lesson of the bank tells this sermon counts. The same passage comes before the same book before a like
 * claim; once a person has said what the idea is, a claim that says it may lead out of a passage whose lessons are about another, and
 * all that a lesson says counts too: of 105 short sermons that the bank was not written for the best telling of the passage is chosen in 93
 * (91 by its part for teens alone), of 122 that it was in 114 (110). Of two that tell the passage, one within the other, that which is no
 * longer than it has to be comes first.
 */
const weights = {
  claim: { heard: 5, confirmed: 11 },
  body: 6,
  lesson: { heard: 0, confirmed: 7 },
  samePassage: { heard: 1, confirmed: 1.6 },
  justThisPassage: 0.3,
  told: 4,
  versesOfAngle: 0.12,
  alsoCited: 0.2,
  preachedFrom: 0.3,
  sameBook: 0.1,
  given: { again: -0.3, elsewhere: -0.6 },
}
/** A story that has this share of the passage, or the passage of it, tells it. */
const leastShared = 0.4
/** A sermon that is no nearer to any of them tells none. */
const leastTold = 0.05
/** Below this no claim of the bank is near enough to say that it is the sermon's. */
const nearEnough = 0.1
/** A claim that is preached from this very passage needs less. */
const nearEnoughHere = 0.03

export type RankedLesson = { lesson: BankLesson; score: number; near: number; isNear: boolean; why: PlanStory['why'] }

const versesByBible = new WeakMap<Bible, Map<string, ReadonlySet<string>>>()
/** The verses of a span, kept: hundreds of spans are looked up for every sermon. */
function versesOf(bible: Bible, span: string): ReadonlySet<string> {
  const kept = versesByBible.get(bible) ?? new Map<string, ReadonlySet<string>>()
  versesByBible.set(bible, kept)
  const found = kept.get(span) ?? new Set(bible.passage(span).map(osisOf))
  kept.set(span, found)
  return found
}
const versesOfLabel = (bible: Bible, label: string) => new Set(findReferences(label).flatMap(({ osis }) => [...versesOf(bible, osis)]))
/** The part of the shorter of two passages that both have, 0 to 1. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  let both = 0
  for (const osis of few) if (many.has(osis)) both++
  return both / few.size
}
/** How much of two passages together both have, 0 to 1. */
function alikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0
  for (const osis of a) if (b.has(osis)) both++
  return both / Math.max(1, a.size + b.size - both)
}
const bookOf = (span: string) => span.split('.')[0]

/** What a lesson is chosen by besides the plan: the head and the whole text of the sermon, and what this church had lately. */
export type LessonWish = { bible: Bible; head: string; body: string; given: ReadonlySet<string> }

/** Every lesson of the bank with how well it tells the plan, the best first; what this church had lately comes later. */
export function rankLessons(
  plan: Pick<KeptPlan, 'bigIdea' | 'points' | 'passage' | 'verses' | 'confirmed'>,
  { bible, head, body, given }: LessonWish,
): RankedLesson[] {
  const how = plan.confirmed ? 'confirmed' : 'heard'
  const said = weightsOf([
    [plan.bigIdea.text, 4],
    [plan.bigIdea.quote === plan.bigIdea.text ? '' : plan.bigIdea.quote, 1],
    [head, 2],
    // What may be no point of his says half as much of what he preached.
    ...plan.points.flatMap(({ text, quote, ages }): [string, number][] => [
      [text, ages.length > 0 ? 1 : 0.5],
      [quote === text ? '' : quote, ages.length > 0 ? 0.5 : 0.25],
    ]),
  ])
  const main = versesOfLabel(bible, plan.passage)
  const cited = plan.verses.map((label) => versesOfLabel(bible, label))
  const mainBook = bookOf(findReferences(plan.passage)[0]?.osis ?? '')
  const whole = weightsOf([[body, 1]])
  const toldOfPassage = lessons
    .filter(({ story }) => [story.span, ...story.parallels].some((span) => shared(versesOf(bible, span), main) >= leastShared))
    .map(({ story }) => nearnessToStory(whole, story))
  const bestTold = Math.max(...toldOfPassage, leastTold)
  const ofLesson = nearnessOfLesson(plan.bigIdea.text)
  const nearTo = new Map<string, { near: number; leads: number }>()
  return lessons
    .map((lesson) => {
      const { claim, angle, story } = lesson
      const { near, leads } = nearTo.get(claim.id) ?? { near: nearness(said, claim), leads: nearness(whole, claim) }
      nearTo.set(claim.id, { near, leads })
      const spans = [story.span, ...story.parallels].map((span) => versesOf(bible, span))
      const same = Math.max(...spans.map((span) => shared(span, main)))
      const also = Math.max(0, ...cited.map((verses) => Math.max(...spans.map((span) => shared(span, verses)))))
      // A passage that is preached again is told again, towards another claim where one is near.
      const had = given.has(angle.title.children) || (same < leastShared && given.has(story.title))
      const fromHere = claim.passages.some((span) => shared(versesOf(bible, span), main) > 0)
      const score =
        weights.claim[how] * near +
        weights.body * leads +
        weights.lesson[how] * ofLesson(lesson) +
        weights.samePassage[how] * (same >= leastShared ? same : 0) +
        weights.told * (same >= leastShared ? Math.min(0, nearnessToStory(whole, story) / bestTold - 1) : 0) +
        weights.justThisPassage * Math.max(...spans.map((span) => alikeness(span, main))) +
        weights.versesOfAngle * Math.max(0, ...angle.verses.map((span) => shared(versesOf(bible, span), main))) +
        weights.alsoCited * (also >= leastShared ? also : 0) +
        weights.preachedFrom * (fromHere ? 1 : 0) +
        weights.sameBook * (bookOf(story.span) === mainBook ? 1 : 0) +
        (had ? weights.given[same >= leastShared ? 'again' : 'elsewhere'] : 0)
      const why =
        same >= leastShared
          ? ('passage' as const)
          : also >= leastShared
            ? ('retold' as const)
            : bookOf(story.span) === mainBook
              ? ('book' as const)
              : ('claim' as const)
      return { lesson, score, near, isNear: near >= (fromHere ? nearEnoughHere : nearEnough), why }
    })
    .sort((a, b) => b.score - a.score)
}

/**
 * The lessons of a story, the one that is told first: that which says the idea, else the best. They rank as once a person has said that it
 * is the idea, so that nothing else is told when he does.
 */
function toldOf(plan: KeptPlan, story: PlanStory, wish: LessonWish): BankLesson[] {
  const confirmed = { ...plan, story: { ...story, others: [] }, confirmed: true }
  const [best, ...others] = rankLessons(confirmed, wish).flatMap(({ lesson }) => (lesson.story.span === story.span ? [lesson] : []))
  if (!best) return []
  const told = lessonThatSays(confirmed, best, nearClaims(plan.bigIdea.text, wish.body))
  const first = [best, ...others].find(({ claim }) => claim.id === told?.claim.id) ?? best
  return [first, ...[best, ...others].filter((one) => one !== first)]
}

/** What a story of the bank can teach, the lesson that is told first. */
export const lessonsOfStory = (plan: KeptPlan, story: PlanStory, wish: LessonWish): LessonOfStory[] =>
  toldOf(plan, story, wish).map(({ claim }) => ({ claim: claim.id, truth: typographic(claim.truth) }))

const asStory = ({ lesson, why }: RankedLesson): PlanStory => ({ span: lesson.story.span, title: lesson.story.title, why })

/**
 * The plan with the bank's lesson that tells it best: its story and its claim go together. `skip` so many of the best
 * to tell it another way.
 */
export function withLesson(plan: KeptPlan, { skip = 0, ...wish }: LessonWish & { skip?: number }): KeptPlan {
  const all = rankLessons(plan, wish)
  const telling = all.filter(({ why, near, isNear }) => why === 'passage' || (why === 'retold' && near >= nearEnoughHere) || isNear)
  // What neither tells the passage nor says the same is only the nearest, and the leader is told so.
  const others = all.filter((one) => !telling.includes(one)).map((one) => ({ ...one, why: 'nearest' as const }))
  const ranked = [...telling, ...others]
  // Another plan is another story: of each only the best angle is one.
  const best = ranked.filter(({ lesson }, at) => ranked.findIndex((other) => other.lesson.story.span === lesson.story.span) === at)
  const turn = skip % Math.max(1, Math.min(best.length, 6))
  const chosen = plan.story?.why === 'leader' ? all.find(({ lesson }) => lesson.story.span === plan.story?.span) : best[turn]
  if (!chosen) return plan
  const [lesson = chosen.lesson] = toldOf(plan, asStory(chosen), wish)
  const { claim } = lesson
  const besides = best.filter(({ lesson }) => lesson.story !== chosen.lesson.story).slice(0, 4)
  const story = { ...asStory(chosen), ...(plan.story?.why === 'leader' ? { why: 'leader' as const } : {}), others: besides.map(asStory) }
  return {
    ...plan,
    story,
    claim: claim.id,
    bottomLine: {
      teens: asBottomLine(plan.bigIdea) ?? (plan.bottomLine.teens || claim.bottomLine.teens[0] || claim.truth),
      ...linesForYounger({ ...plan, story }, lesson, wish.body),
    },
  }
}
