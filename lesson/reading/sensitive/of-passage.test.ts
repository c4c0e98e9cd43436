import { expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { mattersOfSermon, topicsOfPassage } from './of-passage.ts'
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
    'Jonah was angry enough to die.\n\nMy brother was an alcoholic for eleven years. He went to rehab three times, and he relapsed three times. God came out to him under that plant, as he came to Jonah.'
  const reading = readSermon({ title: '', speaker: '', date: '', scripture: 'Jonah 4', theme: '', content }, bible())
  const named = mattersOfSermon(reading, bible()).map(({ topic }) => topic)
  expect(named.indexOf('addiction')).toBeGreaterThanOrEqual(0)
  expect(named.at(-1)).toBe('suicide')
  const hannah = 'Hannah had no child. My wife had a miscarriage in our second year, and we have prayed in these words since.'
  const once = mattersOfSermon(
    readSermon({ title: '', speaker: '', date: '', scripture: '1 Samuel 1:1-20', theme: '', content: hannah }, bible()),
    bible(),
  )
  expect(once.filter(({ topic }) => topic.startsWith('miscarriage'))).toHaveLength(1)
})
