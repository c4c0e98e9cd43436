import type { Activity, AgeGroup } from '#contract/lesson-book.ts'
import { activitiesForTeens, adaptLines, type BankActivity, sharedActivities, type Story } from '#lesson/bank/bank.ts'
import type { AngleActivity } from '#lesson/bank/claim-shapes.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { supplyList } from '#lesson/plan/supplies.ts'
import { seededRandom, shuffled } from '#lesson/seeded-random.ts'

/** With a longer one beside the lesson's own a class of 45 minutes has no time to talk. */
const mostBeside = 10

/** A short class does one thing well; a longer one needs another. */
const besides = (minutes: number) => (minutes > 45 ? 2 : 1)

/**
 * What it counts that an activity is of the claim or of the story, beside what `completes` counts: that something moves comes first for the
 * younger ages; teens may sit twice and stay with what was preached.
 */
const besideOwn = { claim: { teens: 14, children: 6, 'young-kids': 6 }, story: 3 }

type Wanted = {
  age: AgeGroup
  own: AngleActivity | undefined
  story: Story
  /** Of the claim whatever its story. */
  ofClaim?: AngleActivity | undefined
  /** Of the story whatever its angle. */
  ofStory?: AngleActivity | undefined
  /** Of the claim: whose activities for teens go with it. */
  topic?: string | undefined
  truth: string
  /** What the group says of it in a step, where the whole is too long. */
  spoken?: string
  minutes: number
  given: ReadonlySet<string>
  seed: string
}

/**
 * The activity of the angle, that of its claim, that of its story, and as many that go with any story as the class has time for: together something
 * moves and something needs no preparation, and what this church had lately comes last. What needs more than the story gives is none.
 */
export function activitiesOfLesson({
  age,
  own,
  story,
  ofClaim,
  ofStory,
  topic,
  truth,
  spoken = truth,
  minutes,
  given,
  seed,
}: Wanted): Activity[] {
  const chosen: (AngleActivity | BankActivity)[] = own ? [own] : []
  const wanted = Math.min(chosen.length + besides(minutes) + (own ? 0 : 1), ageProfiles[age].activities[1])
  const ofTopic = new Set(topic ? activitiesForTeens[topic] : [])
  // What is done with the passage and the line serves any idea; what was made for the topic of a claim often leads elsewhere.
  const last = (one: BankActivity) => Number(given.has(one.title)) * 4 + Number(ofTopic.has(one)) * 2 + Number(one.minutes > mostBeside)
  const shelf = shuffled(fittingActivities(age, story, topic), seededRandom(seed)).sort((a, b) => last(a) - last(b))
  const pool = [...[ofClaim ?? [], ofStory ?? []].flat().filter(({ title }) => !given.has(title)), ...shelf]
  const worth = (one: Doable) => completes(chosen, one) + (one === ofClaim ? besideOwn.claim[age] : one === ofStory ? besideOwn.story : 0)
  while (chosen.length < wanted) {
    const [next] = pool
      .filter((one) => fits([...chosen, one], age) && chosen.every(({ title }) => title !== one.title))
      .sort((a, b) => worth(b) - worth(a))
    if (!next) break
    chosen.push(next)
    pool.splice(pool.indexOf(next), 1)
  }
  return chosen.map((one) => asActivity(one, truth, age, spoken))
}

/** Activities for any story that need nothing that this one lacks, for teens those on the topic of the claim first. */
export const fittingActivities = (age: AgeGroup, story: Story | undefined, topic: string | undefined): BankActivity[] =>
  [...((age === 'teens' && topic && activitiesForTeens[topic]) || []), ...sharedActivities[age]].filter(({ needs }) =>
    needs.every((trait) => story?.gives.includes(trait)),
  )

/** What an activity of any kind has that decides whether it goes with others. */
type Doable = Pick<BankActivity, 'kind' | 'prepMinutes' | 'materials'>
const fits = (all: Doable[], age: AgeGroup) => supplyList(all).length <= ageProfiles[age].suppliesInAll
/** How much an activity has of what the others lack: something that moves, something without preparation, another kind than theirs. */
const completes = (chosen: Doable[], one: Doable): number =>
  (one.kind === 'move' && !chosen.some(({ kind }) => kind === 'move') ? 8 : 0) +
  (one.prepMinutes === 0 && !chosen.some(({ prepMinutes }) => prepMinutes === 0) ? 4 : 0) +
  (chosen.every(({ kind }) => kind !== one.kind) ? 1 : 0)

/** An activity of the bank as it stands in a book: with the lesson’s own truth, and with the lines that bend it to the group. */
export function asActivity(activity: AngleActivity | BankActivity, truth: string, age: AgeGroup, spoken = truth): Activity {
  // What is not said word for word is no quotation: "say: {truth}", but "say our line, one part at a time".
  const asSaid = (step: string) =>
    spoken === truth
      ? step.replace('{truth}', truth)
      : /\bbottom line\b[^.!?]*: \{truth\}/.test(step)
        ? step.replace(': {truth}', spoken.replace(/^our line/, ''))
        : /\b(?:say|read|call|whisper|shout|sing|answer|finish)\b[^.!?]{0,160}\{truth\}/i.test(step)
          ? step.replace(/(?: it| this)?:? ?\{truth\}/, ` ${spoken}`)
          : step.replace(/:? ?\{truth\}/, `. Say ${spoken}`)
  const steps = activity.steps.map(asSaid)
  const usual = adaptLines[age][activity.kind]
  const goal = 'goal' in activity ? activity.goal : `The group says and does what this lesson is about: ${truth}`
  const { title, kind, minutes, prepMinutes, materials, safety } = activity
  return {
    title,
    kind,
    minutes,
    prepMinutes,
    materials,
    safety,
    steps,
    // Lines of the activity's own stand in the place of the usual ones; the rest is filled up.
    adapt: [...activity.adapt, ...usual.slice(activity.adapt.length)],
    description: 'goal' in activity ? goal : activity.description,
    goal,
  }
}
