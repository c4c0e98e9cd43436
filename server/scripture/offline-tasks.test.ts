import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readFrontMatter } from '#lesson/reading/head/front-matter.ts'
import { readTxt } from '#server/sermons/read-document/read-txt.ts'
import { offlineTasks } from './offline-tasks.ts'

const wishes = { contextTokens: 100_000, translation: 'WEB' as const, minutes: 45, given: [] }
const file = fileURLToPath(new URL('../../tests/sermons/fruit-youth.txt', import.meta.url))

test('what is only advice leaves a section of the provider as it wrote it, and the leader reads it', async () => {
  const sermon = readFrontMatter(await readTxt(file))
  const { plan } = offlineTasks.plan(sermon, wishes)
  const { teens } = offlineTasks.prepare(sermon, wishes, plan).books
  const discussionQuestions = [...teens.discussionQuestions.slice(0, 4), 'Is that so?', 'Do you see it?']
  const { book, problems } = offlineTasks.check(sermon, wishes, { ...teens, discussionQuestions, writtenBy: 'provider' })
  expect(problems.map(({ line, bold }) => [line, bold])).toEqual([['26 open questions', false]])
  const complete = offlineTasks.complete(sermon, wishes, plan, { book, problems })
  expect(complete.discussionQuestions).toEqual(discussionQuestions)
  expect(complete.toCheck.join(' ')).toMatch(/yes or no/)
})

test('the worker makes the plan of a sermon: its idea and points stand in it', async () => {
  const sermon = readFrontMatter(await readTxt(file))
  const { plan } = offlineTasks.plan(sermon, wishes)
  const said = sermon.content.replace(/\s+/g, ' ')
  expect(said).toContain(plan.bigIdea.quote)
  expect(plan.points.length).toBeGreaterThan(0)
  for (const { quote } of plan.points) expect(said).toContain(quote)
  expect(plan.passage).toMatch(/^Galatians 5/)
})
