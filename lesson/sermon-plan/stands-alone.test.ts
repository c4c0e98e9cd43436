import { expect, test } from 'vitest'
import { deniesItsReason, standsAlone } from './stands-alone.ts'

test.each([
  'God does not wait until you are sorry enough.',
  'You are God’s child, and the Spirit in you is already calling him Father.',
  'The widow gave two coins, and Jesus counted them.',
  'Anyone who is thirsty may come.',
])('a sentence that names what it speaks of stands alone: %s', (sentence) => expect(standsAlone(sentence)).toBe(true))

test.each([
  'And he is right that a church can hurt people.',
  'Nor does he say that it was nothing.',
  'She stayed until the morning came.',
  'You can say those things and still be glad.',
  'Kindness in this verse is no small word.',
  'They did not come for the bread.',
])('a sentence that leans on the one before it does not: %s', (sentence) => expect(standsAlone(sentence)).toBe(false))

test('a reason that is denied needs what follows', () => {
  expect(deniesItsReason('We do not forgive because the other man’s debt is small.')).toBe(true)
  expect(deniesItsReason('We do not forgive because the debt is small, but because ours was great.')).toBe(false)
  expect(deniesItsReason('We forgive because we were forgiven, and not before.')).toBe(false)
})
