import { expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { analyseSermon } from './analyse-sermon.ts'

const sentencesOf = (content: string) =>
  analyseSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content }, bible()).sentences.map((one) => one.text)

test('what a congregation calls out and who speaks is not read as the sermon', () => {
  expect(sentencesOf('Y’all with me? (Yes sir!) He stayed two days. (Two days!) God was not late. (Amen.)')).toEqual([
    'Y’all with me?',
    'He stayed two days.',
    'God was not late.',
  ])
  expect(sentencesOf('VOICE 1: They were working the night shift.\nVOICE 2: Somebody has to.\nPastor: God knows them.')).toEqual([
    'They were working the night shift.',
    'Somebody has to.',
    'God knows them.',
  ])
  expect(sentencesOf('He came home (and he meant it this time). The Pastor: a Life is a book.')).toEqual([
    'He came home (and he meant it this time).',
    'The Pastor: a Life is a book.',
  ])
})
