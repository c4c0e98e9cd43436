import { expect, test } from 'vitest'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { candidatesOf } from './rank.ts'

const said = (content: string) =>
  candidatesOf(readSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content }, bible())).map(({ text }) => text)
const story =
  'so peter is standing there by the fire and he is warming his hands and this girl looks at him and she says you were with him and he says i do not know the man and then the rooster crows and he goes out and he weeps because he knows what he has done'

test('what a machine wrote down without full stops is not cut before its last words', () => {
  const all = said(
    `${story}\n\nand a grown person who hurts you is not your neighbor to carry you never help that man with anything you tell\n\nokay now the lord comes back for peter and he feeds him`,
  )
  expect(all.some((text) => text.endsWith('anything you tell'))).toBe(true)
  expect(all.some((text) => text.endsWith('anything'))).toBe(false)
})
test('two short words of a written sermon stay a sentence of their own', () => {
  expect(said('Grace finds the one who ran from his father. You tell. Mercy meets him on the road and runs.')).toContain(
    'Grace finds the one who ran from his father.',
  )
})
