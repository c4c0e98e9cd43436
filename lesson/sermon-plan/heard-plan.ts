import type { KeptPlan, PlanAsk, PlanPoint } from '#contract/lesson-plan.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { isEnoughEvidence } from '#lesson/words/enough-evidence.ts'
import type { SermonText } from '#lesson/reading/read-sermon.ts'
import { stories } from '#lesson/bank/bank.ts'
import type { HeardSermon } from '#lesson/reading/hear-sermon.ts'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import type { Reading } from '#lesson/reading/reading.ts'
import { type Bible, osisOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { withLesson } from './choose-lesson.ts'
import { planOf } from './plan-of.ts'

type Heard = { older?: () => Bible; given?: ReadonlySet<string> }

/** What the reading without AI heard in a sermon, with the bank's lesson that tells it, and what has to be asked. */
export function heardPlan({ sermon, reading }: HeardSermon, bible: Bible, { older, given = new Set() }: Heard = {}): KeptPlan {
  const plan = planOf(reading, bible, { stories })
  return withLesson(
    {
      ...plan,
      points: plan.points.map((point) => ({ ...point, text: capitalised(point.text), ages: agesOf(point) })),
      madeBy: 'reading',
      confirmed: false,
      asks: passageAsk(sermon, reading, { bible, older }),
    },
    lessonWish(sermon, bible, given),
  )
}

/** What a lesson of the bank is chosen by, besides the plan. */
export const lessonWish = ({ title, theme }: SermonText, bible: Bible, given: ReadonlySet<string>) => ({
  bible,
  head: `${title} ${theme}`,
  given,
})

/** Words that point at something said before, and words of speech that nobody would print. */
const leans =
  /^["“'‘]?(?:he|she|it|they|this|that|these|those|such|there|here|him|her|his|their|its|and|but|so|then|yeah|um|uh|well|okay|thank you)\b/i
const spoken = /\b(?:um|uh|yeah|okay so)\b|[:;,–—-]$/i
/** Teens get the points that stand alone. Into the younger books none goes by itself; the leader may put any into any book. */
const agesOf = ({ text, quote }: PlanPoint): AgeGroup[] =>
  leans.test(quote) || leans.test(text) || spoken.test(quote) || spoken.test(text) || !isEnoughEvidence(quote) ? [] : ['teens']

/** A head in capitals is a head all the same. */
const capitalised = (text: string) => {
  const calm = /\p{Ll}/u.test(text) ? text : text.toLowerCase()
  return calm.charAt(0).toUpperCase() + calm.slice(1)
}

const chapterOf = (osis: string) => osis.split('-')[0]?.split('.').slice(0, 2).join('.') ?? ''

/** A passage in the form of which the sermon has no word may be another sermon's: then the one that it does preach is named beside it. */
function passageAsk(sermon: SermonText, reading: Reading, { bible, older }: { bible: Bible; older: (() => Bible) | undefined }): PlanAsk[] {
  const [stated] = findReferences(sermon.scripture)
  if (!stated) return []
  const wanted = new Set(bible.passage(stated.osis).map(osisOf))
  const own = reading.passages.some(
    ({ osis }) => chapterOf(osis) === chapterOf(stated.osis) || bible.passage(osis).some((verse) => wanted.has(osisOf(verse))),
  )
  if (own || findReferences(sermon.content).some(({ osis }) => chapterOf(osis) === chapterOf(stated.osis))) return []
  const { main } = readSermon({ ...sermon, scripture: '' }, bible, older)
  return main && chapterOf(main.osis) !== chapterOf(stated.osis)
    ? [{ code: 'passage', given: sermon.scripture.slice(0, 200), found: main.label }]
    : []
}
