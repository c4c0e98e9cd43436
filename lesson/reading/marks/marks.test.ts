import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { forbids } from '#lesson/sermon-plan/usable.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { figuresOf, type Labels, type MarkFigures } from './label-figures.ts'
import type { MarkName } from './marks.ts'

/** Which mark reads what was labelled. What has no mark yet is kept for the day it gets one. */
const marks: Record<string, MarkName> = {
  'about-the-text': 'aboutText',
  announcement: 'announcement',
  command: 'command',
  concession: 'concession',
  condition: 'condition',
  gloss: 'gloss',
  humor: 'humor',
  illustration: 'story',
  'needs-neighbors': 'dangles',
  'one-group': 'toAGroup',
  'other-view': 'othersView',
  prayer: 'prayer',
  'private-person': 'privateMatter',
  question: 'question',
  'retold-story': 'retold',
  'said-for-others': 'saidForOthers',
  'spoken-on': 'spokenOn',
  'scripture-quoted': 'scripture',
  'states-idea': 'statesIdea',
}
const folder = new URL('./labels/', import.meta.url)
const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Labels)
const half = 0.5
const percent = (value: number) => `${Math.round(value * 100)} %`
const row = (name: string, { precision, recall }: MarkFigures) => `${name}: precision ${percent(precision)}, recall ${percent(recall)}`

test('every mark has at least ten sentences that bear it and ten that do not, in both halves', () => {
  for (const { mark, train, heldOut } of files)
    for (const side of [train.yes, train.no, heldOut.yes, heldOut.no]) expect(side.length, mark).toBeGreaterThanOrEqual(10)
})

test('what each mark is worth on sentences that were not used to write it is printed', () => {
  const lines = files.flatMap(({ mark, train, heldOut }) => {
    const name = marks[mark]
    if (!name) return [`${mark}: no mark reads it yet`]
    return [`${row(mark, figuresOf(name, heldOut, half, bible()))}  (${row('seen', figuresOf(name, train, half, bible()))})`]
  })
  console.log(`marks on held-out sentences\n  ${lines.join('\n  ')}`)
  expect(lines).toHaveLength(files.length)
})

test.each(Object.entries(forbids))('the mark %s is right often enough to forbid a sentence from %d on', (name, limit) => {
  const own = files.find(({ mark }) => marks[mark] === name)
  expect(own).toBeDefined()
  const both = { yes: [...own!.train.yes, ...own!.heldOut.yes], no: [...own!.train.no, ...own!.heldOut.no] }
  const { precision, recall } = figuresOf(name as MarkName, both, limit, bible())
  expect(precision).toBeGreaterThanOrEqual(0.85)
  expect(recall).toBeGreaterThan(0)
})
