import path from 'node:path'
import { expect, test } from 'vitest'
import { readFrontMatter } from '#lesson/reading/head/front-matter.ts'
import { headFields } from '#lesson/reading/head/rank-head.ts'
import { headsIn, judgeHead } from '../../scripts/labelled/heads.ts'

test('of twenty heads by other hands, nearly all that is stated is read and hardly anything is made up', async () => {
  const heads = await headsIn(path.join(import.meta.dirname, 'heads.json'))
  const verdicts = heads.flatMap(({ lines, fileName, gold }) => {
    const judged = judgeHead(readFrontMatter(lines, fileName), gold)
    return headFields.map((field) => judged[field])
  })
  const count = (...wanted: string[]) => verdicts.filter((one) => wanted.includes(one)).length
  expect(heads).toHaveLength(20)
  expect(count('right')).toBeGreaterThanOrEqual(48)
  expect(count('wrong', 'invented')).toBeLessThanOrEqual(4)
})

test('of mails, chats, captions, slides, programs and pages by other hands, nearly all that is stated is read', async () => {
  const heads = await headsIn(path.join(import.meta.dirname, 'papers.json'))
  const verdicts = heads.flatMap(({ lines, fileName, gold }) => {
    const judged = judgeHead(readFrontMatter(lines, fileName), gold)
    return headFields.map((field) => judged[field])
  })
  const count = (...wanted: string[]) => verdicts.filter((one) => wanted.includes(one)).length
  expect(heads).toHaveLength(35)
  expect(count('right')).toBeGreaterThanOrEqual(96)
  expect(count('wrong', 'invented')).toBeLessThanOrEqual(10)
})
