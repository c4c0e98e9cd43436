import { expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { trueQuotation, withTrueQuotations } from './true-quotation.ts'

const at = (osis: string, quote: string) => trueQuotation(quote, bible().passage(osis))
test.each([
  [
    'Rom.8.28',
    'And we know that in all things God works for the good of those who love him.',
    'We know that all things work together for good for those who love God.',
  ],
  ['Jer.29.11', 'plans to give you hope and a future', 'to give you hope and a future'],
  ['Ps.23.1', 'The Lord is my shepherd, I lack nothing.', 'Yahweh is my shepherd; I shall lack nothing.'],
  ['John.3.16', 'God so loved the world that he gave his one and only Son,', 'For God so loved the world, that he gave his only born Son,'],
])('what another translation has of %s has the words of ours: %s', (osis, quote, ours) => expect(at(osis, quote)).toBe(ours))
test.each([
  ['Rom.8.28', 'God will make you rich when you give your money to the church.'],
  ['Ps.23.1', 'Yahweh is my shepherd'],
  ['Ps.46.10', 'Be still, and know that I am God.'],
  ['John.11.35', 'Jesus wept.'],
])('what does not stand in %s, or stands there word for word, stays as it is: %s', (osis, quote) => expect(at(osis, quote)).toBeUndefined())
test('in a text only what is quoted beside its reference is changed', () => {
  const text =
    'Paul writes, “And we know that in all things God works for the good of those who love him” (Romans 8:28). “Hope does not lie,” he said.'
  expect(withTrueQuotations(text, bible())).toBe(
    'Paul writes, “We know that all things work together for good for those who love God” (Romans 8:28). “Hope does not lie,” he said.',
  )
  expect(withTrueQuotations('“What would you have done beside that pool?” (John 5:6)', bible())).toContain('What would you have done')
})
