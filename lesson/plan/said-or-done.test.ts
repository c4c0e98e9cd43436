import { expect, test } from 'vitest'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { runSheet } from './run-sheet.ts'
import { lineTogether, saidOrDone } from './said-or-done.ts'

test.each([
  ['Stand up tall. Now I tell our story once more.', 'say'],
  ['Slip your paper under the edge of the cloth.', 'say'],
  ['Each child draws one small trouble on a paper.', 'do'],
  ['The leader walks along the river. Point to the place.', 'do'],
  ['“Tell God that,” I say, and I bend down to hear.', 'do'],
  ['Now one as big as a chair. I bend down. “Tell God that too.”', 'do'],
  ['I start out. When I come to you, put up a hand. That means, “Here I am.”', 'say'],
  ['As big as a shoe: you lost a mitten.', 'say'],
  ['Zacchaeus was so glad! Make a glad face.', 'say'],
  ['Look behind you. Ask, “Who held on to them?”', 'do'],
  ['Lay the cloth on the floor. Chop, chop!', 'do'],
  ['Lay your paper down. Plop!', 'say'],
])('what the leader says to children is said, what is done is done: %s', (step, how) =>
  expect(saidOrDone(step, 'children')).toEqual({ how, text: step }),
)
test('a sentence that is handed over is said without the words around it, and teens read their own steps', () => {
  expect(saidOrDone('Say, “God is here.”', 'teens')).toEqual({ how: 'say', text: 'God is here.' })
  expect(saidOrDone('Write your own line.', 'teens').how).toBe('do')
})
test('that all say the line is an instruction, with the line once in it', () => {
  expect(lineTogether('Say it together, twice: God hears me. God hears me.')).toBe('Say our line together, twice: “God hears me.”')
  expect(lineTogether('Say it together: I come. I come. I come.')).toBe('Say our line together, three times: “I come.”')
  expect(lineTogether('Say it together, one part at a time: God hears me.')).toBe(
    'Say our line together, one part at a time: “God hears me.”',
  )
  expect(lineTogether('They say it together: hush.')).toBeUndefined()
})
test('what is done in an activity is counted without a gap, whatever is said or asked between', () => {
  const heard = hearSermon(neighborSermon, bible())
  const { children } = writeBooks(heard, heardPlan(heard, bible()), bible())
  const steps = ['Lay out the cloth.', 'Ask, "Who came?"', 'Each child draws.', 'Look at your paper.', 'Fold the cloth.']
  const book = { ...children, activities: children.activities.map((one) => ({ ...one, steps })) }
  const parts = runSheet(book).find(({ part }) => part.of === 'activity')?.parts ?? []
  expect(parts.flatMap((part) => (part.type === 'do' ? part.lines.map((_, at) => part.from + at) : []))).toEqual([1, 2, 3])
  expect(parts.map(({ type }) => type).slice(0, 5)).toEqual(['do', 'ask', 'do', 'say', 'do'])
})
