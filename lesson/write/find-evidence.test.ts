import { expect, test } from 'vitest'
import { analyseSermon } from '#lesson/analyse/analyse-sermon.ts'
import { themes } from '#lesson/bank/bank.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { evidenceFor } from './find-evidence.ts'

const hears = themes.find((one) => one.id === 'god-hears')!
const quoteFor = (content: string) =>
  evidenceFor(analyseSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content }, bible()), hears, 'children')?.quote

test('a truth rests on the sentence that says it', () => {
  expect(
    quoteFor(
      'We came by the river road that day and it rained. The Lord hears you when you pray in the night. Bring an umbrella next time.',
    ),
  ).toBe('The Lord hears you when you pray in the night.')
})
test('a sentence that denies the truth is no evidence of it', () => {
  expect(quoteFor('The night is long, and heaven does not hear you when you pray there.')).toBeUndefined()
})
test('a sermon that never says it gives no evidence, however long it is', () => {
  expect(
    quoteFor('The tax law of this county was changed in the spring of that year. The council met twice about it in the hall.'),
  ).toBeUndefined()
})
test('a question and a quarrel of the day carry nothing', () => {
  expect(quoteFor('Does God hear you when you pray in the night?')).toBeUndefined()
  expect(quoteFor('God hears the prayers of the senators and of the congress in session.')).toBeUndefined()
})
