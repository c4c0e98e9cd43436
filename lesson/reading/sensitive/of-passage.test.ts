import { expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { mattersOf, topicsOfPassage } from './of-passage.ts'
import passages from './passages.json' with { type: 'json' }
import { topics } from './topics.ts'

test('every passage of the table stands in the Bible, and every topic has its note', () => {
  for (const { span, topics: own } of passages) {
    expect([span, bible().passage(span).length > 0]).toEqual([span, true])
    expect([span, own.filter((topic) => !topics.has(topic))]).toEqual([span, []])
  }
  expect(new Set(passages.map(({ span }) => span)).size).toBe(passages.length)
})

test('what is in the passage is minded whatever is said of it, and a detail of a whole book is not', () => {
  expect(topicsOfPassage('Jonah.4', bible())).toContain('suicide')
  expect(topicsOfPassage('2Kgs.5.1-2Kgs.5.14', bible())).toContain('racism and slavery')
  expect(topicsOfPassage('Luke.15.8-Luke.15.10', bible())).toEqual([])
  expect(topicsOfPassage('Mark.2.23-Mark.2.28', bible())).toEqual([])
  expect(topicsOfPassage('Gen.1.1-Gen.50.26', bible())).toEqual([])
})

test('what the preacher says comes before what stands in his passage, and nothing is named twice', () => {
  const content =
    'Hear the word of the Lord from the first chapter of First Samuel.\n\nHannah wept and would not eat. My wife had a miscarriage in our second year, and she sat in this pew and could not sing. God heard Hannah before she had a son.'
  const matters = mattersOf(
    readSermon({ title: '', speaker: '', date: '', scripture: '1 Samuel 1:1-20', theme: '', content }, bible()),
    bible(),
  )
  const lost = matters.filter(({ topic }) => topic === 'miscarriage, infertility, loss of a baby')
  expect(lost).toHaveLength(1)
  expect(lost[0]?.quote).toContain('miscarriage')
})
