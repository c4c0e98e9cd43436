import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { excerptOf } from './excerpt.ts'

const idea = 'A thankful heart marks the place where God helped and takes the next step.'
const filler =
  'Samuel walked up the hill with a stone on his shoulder. The people of Israel stood around him and the smoke was still in the valley. Nobody had slept for two nights.'
const heart =
  'A thankful heart marks the place where God helped. It takes the next step with him. The one who helped us here is going on with us.'
const reading = (...paragraphs: string[]) =>
  readSermon({ title: '', speaker: '', date: '', scripture: '1 Samuel 7:7-12', theme: '', content: paragraphs.join('\n\n') }, bible())
const typed = (text: string) => ({ text, quote: '', how: 'leader' as const })
const said = (...paragraphs: string[]) => excerptOf(reading(...paragraphs), typed(idea)).join(' ')

/** The sermons that were labelled by hand, with the idea as their label has it. */
const labelled = path.join(import.meta.dirname, '../../tests/sermons/learned')
test.each([
  ['503', 'God is not slow because he doesn'],
  ['502', 'Love sits down beside what the world has thrown away.'],
  // Captions: where a sentence ends nobody can tell.
  ['501', ''],
])('the preacher is quoted where he himself says the idea: sermon %s', (id, beginning) => {
  const file = (ending: string) => {
    const name = readdirSync(labelled).find((one) => one.startsWith(id) && one.endsWith(ending)) ?? ''
    return readFileSync(path.join(labelled, name), 'utf8')
  }
  const { bigIdea } = JSON.parse(file('.gold.json')) as { bigIdea: string }
  const content = file('.txt')
  const heard = readSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content }, bible())
  const quoted = excerptOf(heard, typed(bigIdea)).join(' ')
  expect(quoted.slice(0, beginning.length)).toBe(beginning)
  // What the congregation calls out is nobody's sermon.
  const spoken = content.replace(/\[[^\]]*\]/g, '').replace(/\s+/g, ' ')
  if (beginning) expect(spoken).toContain(quoted)
  else expect(quoted).toBe('')
})

test.each([
  ['nowhere', [filler, filler]],
  ['only in pieces of other paragraphs', ['A thankful heart.', filler, 'It marks the place where God helped.', filler]],
  ['and takes it back', [filler, `${heart} But that is only what people print on cards.`, filler]],
  [
    'as what others say',
    [
      filler,
      'Some people tell you a thankful heart marks the place where God helped and takes the next step. I do not believe a word of that, and I never did.',
      filler,
    ],
  ],
  ['of somebody whom he names', [filler, heart.replace('The one who', 'Dorothy Pike knew it. The one who'), filler]],
])('he is not quoted where he says it %s', (_, paragraphs) => expect(said(...paragraphs)).toBe(''))
test('where he says it in one sentence, that one is quoted, and nothing beside an idea that is his own sentence', () => {
  const once = 'A thankful heart marks the place where God helped us.'
  const paragraphs = [filler, once, 'The grass on that hill was wet, and a boy carried water up to the women.']
  expect(said(...paragraphs)).toBe(once)
  expect(excerptOf(reading(...paragraphs), { text: once, quote: once, how: 'stated' })).toEqual([])
})

test('what a sentence is called is not read aloud with it', () => {
  expect(said(filler, 'KEY SENTENCE (on screen): A thankful heart marks the place where God helped, and takes the next step.')).toBe(
    'A thankful heart marks the place where God helped, and takes the next step.',
  )
})

test('what he asks his hearers to do with it is no part of it', () => {
  const grass = 'The grass on that hill was wet, and a boy carried water up to the women.'
  expect(said(filler, `${heart} If you only take one sentence home, take that one.`, grass)).toMatch(/^A thankful heart (?!.*If you only)/)
  const once = 'A thankful heart marks the place where God helped us.'
  expect(said(filler, `This is what I want to say to you today: ${once.toLowerCase().replace('god', 'God')}`, grass)).toBe(
    'a thankful heart marks the place where God helped us.',
  )
})
test('of captions no piece is quoted in which two sentences ran together', () => {
  const spoken = Array.from({ length: 12 }, () => 'and they walked up the hill and the people stood around and nobody slept').join(' ')
  const ran = 'a thankful heart marks the place they had been afraid all night he takes the next step where god helped'
  expect(said(`${spoken} ${ran} ${spoken}`)).not.toMatch(/been afraid/)
})

test('nothing is quoted that stands beside a sentence of a grave matter', () => {
  const grave = 'My cousin took his own life that spring, and he was nineteen.'
  expect(said(filler, heart, filler)).not.toBe('')
  expect(said(filler, `${grave} ${heart}`, filler)).toBe('')
})
