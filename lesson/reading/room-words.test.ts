import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { betweenCues, isToTheRoom } from './room-words.ts'

const { yes, no } = JSON.parse(readFileSync(new URL('./room-words.labels.json', import.meta.url), 'utf8')) as {
  yes: string[]
  no: string[]
}

test('what is said to the room is none of the sermon, and a sentence that has its words in it is', () => {
  expect(yes.filter((one) => !isToTheRoom(one))).toEqual([])
  expect(no.filter((one) => isToTheRoom(one))).toEqual([])
})

test('what is left between the cues of unpunctuated speech is what he says', () => {
  const said = (text: string) => betweenCues(text).map((one) => one.text)
  expect(said("okay so here it is write this down if you're a note taker the lamp was lit before you woke up say it with me")).toEqual([
    'the lamp was lit before you woke up',
  ])
  expect(said('turn to the person next to you and say um god keeps the door open you can go to lunch')).toEqual(['god keeps the door open'])
  expect(said("and it's gonna be on the screen mercy came first say that again mercy came first guys")).toEqual([
    'mercy came first',
    'mercy came first',
  ])
  expect(said('the shepherd puts it on his shoulders')).toEqual(['the shepherd puts it on his shoulders'])
})
