import type { KeptPlan } from '#contract/lesson-plan.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { isFragment } from '#lesson/words/fragment.ts'
import { inEasyWords, isForAge, type Younger } from './in-easy-words.ts'
import { shortIdea } from './short-idea.ts'

/** More words of one sentence nobody reads to children, or says after somebody part by part. */
const most = { children: 30, 'young-kids': 9 }
const fewest = 4

/** All of an idea, in words that this age knows; undefined where it is too long, too hard or no sentence. */
export function wholeIdea(idea: string, age: Younger): string | undefined {
  const told = inEasyWords(idea)
  const words = countWords(told)
  return words >= fewest && words <= most[age] && isForAge(told, age) && !isFragment(told) ? told : undefined
}

/** What a younger age is told of the idea that a leader confirmed: what can be said together, else all of it. */
export const heardBy = ({ bigIdea, confirmed }: Pick<KeptPlan, 'bigIdea' | 'confirmed'>, age: Younger): string | undefined =>
  confirmed && bigIdea.text ? (shortIdea(bigIdea.text, age) ?? wholeIdea(bigIdea.text, age)) : undefined
