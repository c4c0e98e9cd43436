import type { KeptPlan, PlanAsk, PlanPoint } from '#contract/lesson-plan.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { isEnoughEvidence } from '#lesson/words/enough-evidence.ts'
import type { SermonText } from '#lesson/reading/read-sermon.ts'
import { stories } from '#lesson/bank/bank.ts'
import type { HeardSermon } from '#lesson/reading/hear-sermon.ts'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import type { Reading } from '#lesson/reading/reading.ts'
import { cased } from '#lesson/words/cased.ts'
import { type Bible, osisOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { type LessonWish, withLesson } from './choose-lesson.ts'
import { isWhole } from './is-whole.ts'
import { planOf } from './plan-of.ts'

type Heard = { older?: () => Bible; given?: ReadonlySet<string> }

/** What the reading without AI heard in a sermon, with the bank's lesson that tells it, and what has to be asked. */
export function heardPlan({ sermon, reading }: HeardSermon, bible: Bible, { older, given = new Set() }: Heard = {}): KeptPlan {
  const plan = planOf(reading, bible, { stories })
  return withLesson(
    {
      ...plan,
      points: plan.points.map((point) => ({ ...point, text: cased(point.text, bible.namesAlone), ages: agesOf(point) })),
      madeBy: 'reading',
      confirmed: false,
      asks: passageAsk(sermon, reading, { bible, older }),
    },
    lessonWish(sermon, bible, given),
  )
}

/** What a lesson of the bank is chosen by, besides the plan. */
export const lessonWish = ({ title, theme, content }: SermonText, bible: Bible, given: ReadonlySet<string>): LessonWish => ({
  bible,
  head: `${title} ${theme}`,
  body: content,
  given,
})

/** Teens get the points that stand alone. Into the younger books none goes by itself; the leader may put any into any book. */
const agesOf = ({ text, quote, ages }: PlanPoint): AgeGroup[] =>
  ages.length > 0 && isWhole(text) && isWhole(quote) && isEnoughEvidence(quote) ? ['teens'] : []

const chapterOf = (osis: string) => osis.split('-')[0]?.split('.').slice(0, 2).join('.') ?? ''

/** A passage in the form of which the sermon has no word, or hardly one beside another, is asked about: the one that it does preach is named beside it. */
function passageAsk(sermon: SermonText, reading: Reading, { bible, older }: { bible: Bible; older: (() => Bible) | undefined }): PlanAsk[] {
  const [stated] = findReferences(sermon.scripture)
  const wanted = new Set(stated ? bible.passage(stated.osis).map(osisOf) : [])
  if (!stated || wanted.size === 0) return []
  const ask = (found: string): PlanAsk[] => [{ code: 'passage', given: sermon.scripture.slice(0, 200), found }]
  if (reading.main && !reading.main.declared) return ask(reading.main.label)
  const own = reading.passages.some(
    ({ osis }) => chapterOf(osis) === chapterOf(stated.osis) || bible.passage(osis).some((verse) => wanted.has(osisOf(verse))),
  )
  if (own || findReferences(sermon.content).some(({ osis }) => chapterOf(osis) === chapterOf(stated.osis))) return []
  const { main } = readSermon({ ...sermon, scripture: '' }, bible, older)
  return main && chapterOf(main.osis) !== chapterOf(stated.osis) ? ask(main.label) : []
}
