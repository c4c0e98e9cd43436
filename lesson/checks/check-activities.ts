import { ageProfiles } from '#lesson/age-groups.ts'
import type { Check, Problem } from './check-book.ts'

const choking = /\b(?:grapes?|nuts?|peanuts?|popcorn|marshmallows?|beads?|coins?|buttons?|pom-?poms?|balloons?|marbles?)\b/i
const dangerous = /\b(?:hot glue|glue gun|candles?|matches|lighter|flames?|knife|knives|blades?|needles?|bleach|blindfold\w*)\b/i
const food = /\b(?:snacks?|cookies?|crackers?|candy|candies|chocolate|fruit|bread to eat|juice|cupcakes?|pretzels?)\b/i
const elsewhere = /https?:\/\/|www\.|\byoutube\b|\bvideo\b|\bnetflix\b|\btiktok\b/i

/** Activities: how many, steps and supplies within what the age allows, nothing that can choke or burn, food only with an allergy line. */
export const checkActivities: Check = (book) => {
  const profile = ageProfiles[book.ageGroup]
  const [least, most] = profile.activities
  const problems: Problem[] = []
  const add = (says: string) => problems.push({ section: 'activities', says })
  if (book.activities.length < least) add(`There are ${book.activities.length} activities; at least ${least} are needed.`)
  if (book.activities.length > most) add(`There are ${book.activities.length} activities; ${most} is the most.`)
  for (const activity of book.activities) {
    const all = [activity.title, activity.description, ...activity.steps, ...activity.materials].join(' ')
    if (activity.steps.length === 0) add(`"${activity.title}" has no steps.`)
    if (activity.steps.length > profile.activitySteps)
      add(`"${activity.title}" has ${activity.steps.length} steps; ${profile.activitySteps} is the most.`)
    if (activity.materials.length > profile.supplies)
      add(`"${activity.title}" needs ${activity.materials.length} things; ${profile.supplies} is the most.`)
    if (book.ageGroup === 'young-kids' && choking.test(all)) add(`"${activity.title}" uses something small enough to choke on.`)
    if (book.ageGroup === 'children' && /\bballoons?\b/i.test(all))
      add(`"${activity.title}" uses balloons, which are not for children under eight.`)
    if (dangerous.test(all) && (book.ageGroup === 'young-kids' || !activity.safety))
      add(`"${activity.title}" uses something that cuts, burns or blinds, without a safety line.`)
    if (food.test(all) && !/allerg/i.test(`${activity.safety} ${activity.description}`))
      add(`"${activity.title}" has food and no allergy line.`)
    if (elsewhere.test(all)) add(`"${activity.title}" sends the leader to something outside this book.`)
  }
  return problems
}
