import type { Reading } from '../reading.ts'
import { command, condition, dangles, denial, fragment, question, toAGroup } from './form.ts'
import { concession } from './concession.ts'
import { humor } from './humor.ts'
import { answer, antithesis, gnomic, isolated, refrain } from './idea.ts'
import { statesIdea } from './states-idea.ts'
import { saidForOthers } from './said-for-others.ts'
import { spokenOn } from './spoken-on.ts'
import { othersView } from './others-view.ts'
import { announcement, prayer } from './service.ts'
import { aboutText, gloss, retold, scripture } from './scripture.ts'
import { privateMatter, story } from './story.ts'

/** What marks read: a reading whose sentences are cut and tagged. Each gives one number from 0 to 1 for every sentence. */
export type MarkOf = (reading: Reading) => number[]

/** In the order in which they are made: a later one may look at the earlier. */
const all = {
  question,
  scripture,
  command,
  condition,
  fragment,
  toAGroup,
  aboutText,
  gloss,
  story,
  privateMatter,
  retold,
  prayer,
  announcement,
  dangles,
  denial,
  concession,
  saidForOthers,
  spokenOn,
  othersView,
  isolated,
  humor,
  statesIdea,
  antithesis,
  gnomic,
  answer,
  refrain,
} satisfies Record<string, MarkOf>

export type MarkName = keyof typeof all
export type Marks = Record<MarkName, number>
export const markNames = Object.keys(all) as MarkName[]
export const noMarks = (): Marks => Object.fromEntries(markNames.map((name) => [name, 0])) as Marks

export function markAll(reading: Reading): void {
  for (const name of markNames) {
    const values = all[name](reading)
    reading.sentences.forEach((one, at) => (one.marks[name] = Math.min(1, Math.max(0, values[at] ?? 0))))
  }
}
