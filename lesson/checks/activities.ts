import type { Activity, LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { supplyList } from '#lesson/plan/supplies.ts'
import type { Check, Finding } from './check-book.ts'
import { thereAre } from './counted.ts'
import { isCommon } from './common-supplies.ts'
import { bringsFood } from './food.ts'

const textOf = (one: Activity) => [one.title, one.description, ...one.steps, ...one.materials].join(' ')
/** Runs a rule on every activity; it answers with a sentence, or with '' when all is well. `part` is what of the activity it is about. */
const ofEach =
  (part: keyof Activity, rule: (activity: Activity, book: LessonBook) => string) =>
  (book: LessonBook): Finding[] =>
    book.activities.flatMap((activity, at) => {
      const says = rule(activity, book)
      return says ? [{ path: `activities.${at}.${part}`, says }] : []
    })

function asManyAsFit({ ageGroup, activities }: LessonBook): Finding[] {
  const [least, most] = ageProfiles[ageGroup].activities
  if (activities.length === 0 && ageGroup !== 'teens') return []
  return activities.length < least || activities.length > most
    ? [`${thereAre(activities.length, 'activity', 'activities')}; ${least} to ${most} fit this age.`]
    : []
}
const oneMoves = ({ ageGroup, activities }: LessonBook): Finding[] =>
  activities.length === 0 || ageGroup === 'teens' || activities.some((one) => one.kind === 'move') ? [] : ['No activity moves.']
const oneNeedsNothing = ({ activities }: LessonBook): Finding[] =>
  activities.length === 0 || activities.some((one) => one.prepMinutes === 0)
    ? []
    : ['Every activity needs preparation; one must need none.']

const steps = ofEach('steps', ({ title, steps: all }, { ageGroup }) => {
  const most = ageProfiles[ageGroup].activitySteps
  if (all.length === 0) return `"${title}" has no steps.`
  return all.length > most ? `"${title}" has ${all.length} steps; ${most} is the most.` : ''
})
const goal = ofEach('goal', (one) => (one.goal ? '' : `"${one.title}" does not say how it serves the bottom line.`))
const minutes = ofEach('minutes', ({ title, minutes: all, prepMinutes }, { ageGroup }) => {
  const { prepMinutes: most, longestBlock } = ageProfiles[ageGroup]
  if (all < 1 || all > longestBlock) return `"${title}" takes ${all} minutes; 1 to ${longestBlock} fit this age.`
  return prepMinutes > most ? `"${title}" takes ${prepMinutes} minutes to prepare; ${most} is the most.` : ''
})

function supplies(book: LessonBook): Finding[] {
  const { suppliesEach, suppliesInAll } = ageProfiles[book.ageGroup]
  const all = supplyList(book.activities)
  const rare = all.filter((supply) => !isCommon(supply))
  return [
    ...book.activities.flatMap((one, at) =>
      one.materials.length > suppliesEach
        ? [
            {
              path: `activities.${at}.materials`,
              says: `"${one.title}" needs ${one.materials.length} things; ${suppliesEach} is the most.`,
            },
          ]
        : [],
    ),
    ...(all.length > suppliesInAll ? [`The activities need ${all.length} things in all; ${suppliesInAll} is the most.`] : []),
    ...(rare.length > 0 ? [`A church cupboard may lack this: ${rare.join(', ')}.`] : []),
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
  if (!found || ageGroup === 'teens') return ''
  if (ageGroup === 'young-kids') return `"${one.title}" uses something small enough to choke on (${found}).`
  if (/balloon/i.test(found)) return `"${one.title}" uses balloons, which are not for children under eight.`
  return mouths.test(one.safety) || one.safety.toLowerCase().includes(found.toLowerCase().replace(/s$/, ''))
    ? ''
    : `"${one.title}" uses small parts (${found}) without a note on them.`
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
  if (nut && ageGroup !== 'teens') return `"${one.title}" brings nuts into the room (${nut}).`
  if (!bringsFood(one)) return ''
  const said = `${one.safety} ${textOf(one)}`
  if (!/allerg/i.test(said)) return `"${one.title}" has food and no allergy line.`
  return /without food|no food|instead|or use|or draw|paper/i.test(said) ? '' : `"${one.title}" has food and no choice without it.`
})

const adapt = ofEach('adapt', ({ title, adapt: lines }, { ageGroup }) => {
  const least = ageProfiles[ageGroup].adaptLines
  return lines.length < least
    ? `"${title}" says too little for a group that is different: one line each for one to three children, for mixed ages, and for a child who cannot run, read or bear noise.`
    : ''
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
