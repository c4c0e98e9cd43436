import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { isClaim } from './is-claim.ts'
import { candidatesOf } from './rank.ts'

const { yes, no } = JSON.parse(readFileSync(new URL('./is-claim.labels.json', import.meta.url), 'utf8')) as { yes: string[]; no: string[] }
/** Whether a sentence that stands alone in its paragraph could be the idea. */
function isIdea(said: string): boolean {
  const content = `${said}\n\nBread was broken.\n\n${said}`
  const reading = readSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content }, bible())
  return candidatesOf(reading).some((one) => one.from === 0 && one.to === 1 && isClaim(one, reading))
}

test('what could be the idea of a sermon is told from telling, from others and from words about the sermon', () => {
  expect(yes.filter((one) => !isIdea(one))).toEqual([])
  expect(no.filter(isIdea)).toEqual([])
})
