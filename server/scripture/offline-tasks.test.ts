import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { analyseSermon } from '#lesson/analyse/analyse-sermon.ts'
import { readFrontMatter } from '#lesson/reading/head/front-matter.ts'
import { problemsOf } from '#lesson/finish-book.ts'
import { readTxt } from '#server/sermons/read-document/read-txt.ts'
import { bible } from './load-bible.ts'
import { offlineTasks } from './offline-tasks.ts'

const wishes = { contextTokens: 100_000, translation: 'WEB' as const, minutes: 45, given: [] }
const file = fileURLToPath(new URL('../../tests/sermons/fruit-youth.txt', import.meta.url))

test('points of a provider stay when the offline ones are no better where they are wrong', async () => {
  const sermon = readFrontMatter(await readTxt(file))
  const { teens } = offlineTasks.prepare(sermon, wishes).books
  const [kept] = teens.evidence
  if (!kept) throw new Error('the offline book has no point')
  const line = { ...kept, point: `${kept.point} It is so every day.` }
  const { book, problems } = offlineTasks.check(sermon, wishes, {
    ...teens,
    keyPoints: [line.point, ...teens.keyPoints.slice(1)],
    evidence: [line, ...teens.evidence.slice(1)],
  })
  expect(problems.map((one) => one.line)).toEqual(['Faithful 3 each third'])
  const complete = offlineTasks.complete(sermon, wishes, book, problems)
  expect(complete.keyPoints).toEqual(book.keyPoints)
  expect(complete.toCheck.join(' ')).toMatch(/third of the sermon/)
  expect(problemsOf(teens, analyseSermon(sermon, bible()), bible()).map((one) => one.line)).toContain('Faithful 3 each third')
})

test('the worker makes the plan of a sermon: its idea and points stand in it', async () => {
  const sermon = readFrontMatter(await readTxt(file))
  const plan = offlineTasks.plan(sermon)
  const said = sermon.content.replace(/\s+/g, ' ')
  expect(said).toContain(plan.bigIdea.quote)
  expect(plan.points.length).toBeGreaterThan(0)
  for (const { quote } of plan.points) expect(said).toContain(quote)
  expect(plan.passage).toMatch(/^Galatians 5/)
})
