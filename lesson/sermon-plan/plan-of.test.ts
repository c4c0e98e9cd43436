import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lessonPlan } from '#contract/lesson-plan.ts'
import { stories } from '#lesson/bank/bank.ts'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { planOf } from './plan-of.ts'

const content = [
  'Good morning. Turn with me to Mark 4:35-41.',
  'The disciples had fished that lake since they were boys. They knew what a storm was. And this one frightened them.',
  'First, the storm was real. Nobody in that boat imagined it. The waves came over the side and the boat was filling.',
  'My neighbor Carla sold her boat last year after a storm. She told me that she still dreams of it.',
  'Second, Jesus was in the boat. He was asleep on the cushion, and they woke him and said, “Teacher, do you not care?”',
  'If you remember one thing from this morning, remember this: faith is not calm water, it is knowing who is in the boat.',
  'Third, the wind knew his voice. He said, “Peace, be still,” and there was a great calm.',
  'So when it is dark and loud, say it to yourself. Faith is not calm water. Faith is knowing who is in the boat with you.',
].join('\n\n')
const sermon = { title: 'In the Boat', speaker: '', date: '', scripture: '', theme: '', content }
const plan = planOf(readSermon(sermon, bible()), bible(), { stories })

test('a plan has the shape that the contract promises', () => {
  expect(() => z.parse(lessonPlan, plan)).not.toThrow()
})
test('what the preacher announces as the one thing to remember leads, in his own words', () => {
  expect(plan.bigIdea.quote).toContain('knowing who is in the boat')
  expect(plan.bottomLine.teens).toContain('in the boat')
})
test.each([
  'C. One sentence to bring home, please write it: Faith is not calm water, it is knowing who is in the boat with you.',
  'KEY SENTENCE (on screen): Faith is not calm water, it is knowing who is in the boat with you.',
  'My one thing, if you write, is this: Faith is not calm water, it is knowing who is in the boat with you.',
  'I’m here to tell somebody: Faith is not calm water, it is knowing who is in the boat with you.',
  'What I want you to carry home today is just this: Faith is not calm water, it is knowing who is in the boat with you.',
  'Well, I want you to know, Faith is not calm water, it is knowing who is in the boat with you.',
])('what he calls his idea, and to whom he says it, is no part of it: %s', (said) => {
  const rest = content.split('\n\n').filter((one) => !/^(?:If you remember|So when)/.test(one))
  const { bigIdea } = planOf(readSermon({ ...sermon, content: [...rest, said].join('\n\n') }, bible()), bible(), { stories })
  expect(said).toContain(bigIdea.quote)
  expect(bigIdea.text).toBe('Faith is not calm water, it is knowing who is in the boat with you.')
})
test('the points that he counts are his points', () => {
  const said = plan.points.map(({ text }) => text.toLowerCase()).join(' | ')
  expect(said).toContain('the storm was real')
  expect(said).toContain('jesus was in the boat')
  expect(said).toContain('the wind knew his voice')
})
test('the story is the one of his passage', () => {
  expect(plan.passage).toBe('Mark 4:35-41')
  expect(plan.story).toMatchObject({ span: 'Mark.4.35-Mark.4.41', why: 'passage' })
})
test('a neighbor of the preacher is private and no point', () => {
  expect(plan.private).toContain('Carla')
  expect(plan.points.map(({ quote }) => quote).join(' ')).not.toContain('Carla')
})
test('every quotation stands in the sermon', () => {
  for (const quote of [plan.bigIdea.quote, ...plan.bigIdea.others.map((one) => one.quote), ...plan.points.map((one) => one.quote)])
    expect(content.replace(/\s+/g, ' ')).toContain(quote)
})

test('what the paper says of itself and to those who serve is no point', () => {
  const paper = [
    'HOMILY, Deacon Ann Moss, Aug. 2 and 3',
    ...content.split('\n\n'),
    'NB leaders in small groups: God never sends a child back to whoever hurts it. Say that to them, whoever asks.',
    'In the Boat',
    'God is not asleep because he has forgotten us; God is at rest because he holds the water and holds us too.',
  ].join('\n\n')
  const { points } = planOf(readSermon({ ...sermon, content: paper }, bible()), bible(), { stories })
  expect(points.length).toBeGreaterThan(2)
  const printed = points.map(({ text, quote }) => `${text} ${quote}`)
  for (const one of printed) expect(one).not.toMatch(/Deacon Ann|small groups|whoever asks|^In the Boat/)
})

test('how a line is to be said, and what it is called, is no part of a point or of the idea', () => {
  const notes = [
    'Mark 4:35-41',
    '1. THE STORM WAS REAL (read it twice)',
    'The storm was real, and nobody in that boat imagined it. The waves came over the side and the boat was filling.',
    '2. JESUS WAS IN THE BOAT - SLOW',
    'Jesus was in the boat with them all along. He was asleep on the cushion, and they woke him.',
    'TAKE HOME (say it slow)',
    'Big idea, and write it down: faith is not calm water, it is knowing who is in the boat.',
  ].join('\n\n')
  const { points, bigIdea } = planOf(readSermon({ ...sermon, content: notes }, bible()), bible(), { stories })
  const said = [...points.map(({ text }) => text), bigIdea.text, ...bigIdea.others.map(({ text }) => text)]
  expect(said.join(' | ')).toMatch(/the storm was real/i)
  expect(said).toContain('Faith is not calm water, it is knowing who is in the boat.')
  for (const one of said) expect(one).not.toMatch(/twice|slow|take home|big idea/i)
})
