import type { LessonPlan } from '#contract/lesson-plan.ts'
import type { Reading, Sentence } from '#lesson/reading/reading.ts'

/** From here on a paragraph is a story of our days. */
const leastStory = 0.5
const isPrivate = (one: Sentence) => one.marks.privateMatter >= 0.5
const kin =
  /\bmy (?:own )?(?:wife|husband|mother|father|dad|mum|mom|brother|sister|son|daughter|grandmother|grandfather|grandma|grandpa|aunt|uncle|cousin|neighbor|neighbour|friend|boss|niece|nephew|roommate)\b/gi

/** The stories of our days by paragraph: what may be told again, what not, and who is in them. */
export function illustrationsOf(reading: Reading): Pick<LessonPlan, 'illustrations' | 'private'> {
  const fit: string[] = []
  const unfit: string[] = []
  for (const run of Map.groupBy(reading.sentences, ({ paragraph }) => paragraph).values()) {
    const told = run.filter(({ marks }) => marks.story >= leastStory)
    const [first] = told
    if (!first || told.length < 2) continue
    const says = first.said.slice(0, 600)
    if (told.some(isPrivate) || run.some(({ marks }) => marks.humor >= 0.7)) unfit.push(says)
    else fit.push(says)
  }
  const relatives = reading.sentences.flatMap(({ plain }) => plain.match(kin) ?? []).map((one) => one.toLowerCase())
  return {
    illustrations: { fit: fit.slice(0, 8), unfit: unfit.slice(0, 12) },
    private: [...new Set([...reading.people, ...relatives])].slice(0, 40),
  }
}
