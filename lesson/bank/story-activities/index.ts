import type * as z from 'zod/mini'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { printed } from '#lesson/bank/bank.ts'
import type { AngleActivity, storyActivities } from '#lesson/bank/claim-shapes.ts'
import gospels from './gospels.json' with { type: 'json' }
import lawAndHistories from './law-and-histories.json' with { type: 'json' }
import lettersAndActs from './letters-and-acts.json' with { type: 'json' }
import further from './further.json' with { type: 'json' }
import psalmsAndProphets from './psalms-and-prophets.json' with { type: 'json' }

/** Every file of activities that belong to a story whatever truth of it is told. */
export const storyActivityFiles = [lawAndHistories, psalmsAndProphets, gospels, lettersAndActs, further]

const bySpan = new Map((storyActivityFiles.flat() as z.output<typeof storyActivities>[]).map((one) => [one.span, one]))

/** What a group of the age does with the story or passage of the span besides the activity of its angle, if somebody has written it. */
export function storyActivity(span: string, age: AgeGroup): AngleActivity | undefined {
  const found = bySpan.get(span)?.[age]
  return found && printed(found)
}
