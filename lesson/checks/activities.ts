import type { Activity, LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { supplyList } from '#lesson/plan/supplies.ts'
import type { Check, Finding } from './check-book.ts'
import { isCommon } from './common-supplies.ts'
import { bringsFood } from './food.ts'

const textOf = (one: Activity) => [one.title, one.description, ...one.steps, ...one.materials].join(' ')
/** Runs a rule on every activity; it answers with what is wrong, or with nothing when all is well. `part` is what of the activity it is about. */
const ofEach =
  (part: keyof Activity, rule: (activity: Activity, book: LessonBook) => Finding | undefined) =>
  (book: LessonBook): Finding[] =>
    book.activities.flatMap((activity, at) => {
      const found = rule(activity, book)
      return found ? [{ ...found, path: `activities.${at}.${part}`, params: { activity: activity.title, ...found.params } }] : []
    })

function asManyAsFit({ ageGroup, activities }: LessonBook): Finding[] {
  const [least, most] = ageProfiles[ageGroup].activities
  if (activities.length === 0 && ageGroup !== 'teens') return []
  return activities.length < least || activities.length > most
    ? [{ code: 'activities-count', params: { count: activities.length, least, most } }]
    : []
}
const oneMoves = ({ ageGroup, activities }: LessonBook): Finding[] =>
  activities.length === 0 || ageGroup === 'teens' || activities.some((one) => one.kind === 'move') ? [] : [{ code: 'none-moves' }]
const oneNeedsNothing = ({ activities }: LessonBook): Finding[] =>
  activities.length === 0 || activities.some((one) => one.prepMinutes === 0) ? [] : [{ code: 'all-need-preparation' }]

const steps = ofEach('steps', ({ steps: all }, { ageGroup }) => {
  const most = ageProfiles[ageGroup].activitySteps
  if (all.length === 0) return { code: 'no-steps' }
  return all.length > most ? { code: 'too-many-steps', params: { count: all.length, most } } : undefined
})
const goal = ofEach('goal', (one) => (one.goal ? undefined : { code: 'no-goal' }))
const minutes = ofEach('minutes', ({ minutes: all, prepMinutes }, { ageGroup }) => {
  const { prepMinutes: most, longestBlock } = ageProfiles[ageGroup]
  if (all < 1 || all > longestBlock) return { code: 'activity-minutes', params: { minutes: all, most: longestBlock } }
  return prepMinutes > most ? { code: 'preparation-minutes', params: { minutes: prepMinutes, most } } : undefined
})

const suppliesOfEach = ofEach('materials', ({ materials }, { ageGroup }) => {
  const most = ageProfiles[ageGroup].suppliesEach
  return materials.length > most ? { code: 'too-many-supplies', params: { count: materials.length, most } } : undefined
})
function supplies(book: LessonBook): Finding[] {
  const { suppliesInAll } = ageProfiles[book.ageGroup]
  const all = supplyList(book.activities)
  const rare = all.filter((supply) => !isCommon(supply))
  return [
    ...suppliesOfEach(book),
    ...(all.length > suppliesInAll ? [{ code: 'supplies-in-all' as const, params: { count: all.length, most: suppliesInAll } }] : []),
    ...(rare.length > 0 ? [{ code: 'rare-supplies' as const, params: { things: rare.join(', ') } }] : []),
  ]
}

const choking =
  /\b(?:grapes?|(?:pea)?nuts?|popcorn|marshmallows?|beads?|coins?|buttons?|pom-?poms?|balloons?|marbles?|pebbles|gems?|hard candy|hot dogs?|dried beans|googly eyes|sequins|magnets?|batteries)\b/i
/** Paper coins and the lost coin of the story choke nobody: only a thing that the children handle does. */
const pictured =
  /\b(?:paper|cardboard|card|picture|pictures|pretend|drawn|drawing|foam|felt|big|large|draw|color|lost|gold|silver|no|toy)(?: of)?(?: \w+)? $/i
const handled =
  /\b(?:give|hand|pass|put|pour|drop|string|thread|glue|stick|count|hold|pick|scoop|sort|fill|use|hide|find|take|toss|throw|share|eat|blow|press|sew|lay|place|add|shake)\b/i
function smallThingIn({ materials, description, steps }: Activity): string | undefined {
  const inMaterials = materials.map((supply) => ({ text: supply, used: true }))
  const inSteps = [...steps, ...description.split(/(?<=[.!?])\s/)].map((text) => ({ text, used: handled.test(text) }))
  const pictures = materials.filter((supply) => pictured.test(`${supply.split(' ')[0]} `)).join(' ')
  for (const { text, used } of [...inMaterials, ...inSteps]) {
    const found = used ? choking.exec(text) : null
    if (!found || pictured.test(text.slice(0, found.index))) continue
    // "Hide the coin" where the coin is the paper one on the list.
    if (pictures.includes(found[0].replace(/s$/, ''))) continue
    return found[0]
  }
  return undefined
}
/** A note on small parts speaks of them, or of where they must not go. */
const mouths = /\b(?:small|tiny|little (?:parts|pieces|things)|mouths?|swallow\w*|chok\w*|noses?|ears?)\b/i
const choke = ofEach('materials', (one, { ageGroup }) => {
  const found = smallThingIn(one)
  if (!found || ageGroup === 'teens') return undefined
  if (ageGroup === 'young-kids') return { code: 'choking', params: { material: found } }
  if (/balloon/i.test(found)) return { code: 'balloons' }
  return mouths.test(one.safety) || one.safety.toLowerCase().includes(found.toLowerCase().replace(/s$/, ''))
    ? undefined
    : { code: 'small-parts', params: { material: found } }
})

/** What no class shares, whatever its allergy line says: a trace of it in the room is enough. */
const nuts = /\b(?:peanuts?|peanut butter|nuts|almonds?|cashews?|walnuts?|pecans?|hazelnuts?|pistachios?|nutella|trail mix)\b/i
const allergies = ofEach('safety', (one, { ageGroup }) => {
  const nut = nuts.exec(
    [...one.steps, ...one.materials, one.description]
      .join('\n')
      .replace(
        /\b(?:no|without|free of|never|not) (?:\w+ ){0,3}(?:pea)?nuts?\b|\bnut-free\b|\balmonds? (?:trees?|blossoms?|branch(?:es)?|rods?|staffs?|flowers?|buds?)\b/gi,
        '',
      ),
  )?.[0]
  if (nut && ageGroup !== 'teens') return { code: 'nuts', params: { material: nut } }
  if (!bringsFood(one)) return undefined
  const said = `${one.safety} ${textOf(one)}`
  if (!/allerg/i.test(said)) return { code: 'no-allergy-line' }
  return /without food|no food|instead|or use|or draw|paper/i.test(said) ? undefined : { code: 'no-choice-without-food' }
})

const adapt = ofEach('adapt', ({ adapt: lines }, { ageGroup }) => {
  const least = ageProfiles[ageGroup].adaptLines
  return lines.length < least ? { code: 'too-few-adapt-lines', params: { count: lines.length, least } } : undefined
})

export const activityChecks: Check[] = [
  { line: '18 activities', section: 'activities', find: asManyAsFit },
  { line: '18 one moves', section: 'activities', find: oneMoves },
  { line: '18 one needs nothing', section: 'activities', find: oneNeedsNothing },
  { line: '18 steps', section: 'activities', find: steps },
  { line: '18 goal', section: 'activities', find: goal },
  { line: '18 minutes', section: 'activities', find: minutes },
  { line: '19 supplies', section: 'activities', find: supplies },
  { line: '20 choking hazards', bold: true, severity: 'hard', section: 'activities', find: choke },
  { line: '21 food', bold: true, severity: 'hard', section: 'activities', find: allergies },
  { line: '23 adapt lines', section: 'activities', find: adapt },
]
