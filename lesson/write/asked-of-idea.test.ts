import { expect, test } from 'vitest'
import { askedOfHalves, halvesOf } from './asked-of-idea.ts'

test('a line that says two things is asked about in two questions', () => {
  expect(askedOfHalves('A gift cannot be paid for; thanking is how we come back to the giver.')).toEqual([
    '“A gift cannot be paid for.” Where in the passage do you see that?',
    '“Thanking is how we come back to the giver.” What would that change for somebody your age?',
  ])
})
test('a half keeps the reason that it begins with', () =>
  expect(halvesOf('Because God has given first, we can stop counting: we give to whoever asks.')?.[0]).toBe(
    'Because God has given first, we can stop counting',
  ))
test('a half without a subject has that of the other', () => {
  expect(halvesOf('God feeds the sparrows, and wants us to look after the hungry.')?.[1]).toBe('God wants us to look after the hungry.')
  expect(halvesOf('When we have been forgiven we cannot keep a list, but must tear it up.')?.[1]).toBe('we must tear it up.')
})
test.each([
  'Mercy crosses the road.',
  'We praise God not as a key that opens the door but because he is already inside with us.',
  'We keep the railing strong in good time, so that everyone can come up.',
  'Rest, and sing.',
])('a line that says one thing has no halves: %s', (line) => expect(halvesOf(line)).toBeUndefined())

test.each([
  [
    'what we are to do by where it can be lived',
    'God has given first, so we can stop counting what we give.',
    /somebody your age|by Friday|ordinary week/,
  ],
  [
    'what God does by when it can be believed',
    'Nobody is too small for this news; God keeps looking for whoever has been left.',
    /somebody your age|hardest to believe|could use that/,
  ],
  [
    'what happened by where it happens again',
    'The doors were open; they stayed so that the guard would not be hurt.',
    /anything like that|like that in your week|in that place/,
  ],
])('life is asked about %s', (_, line, wanted) => expect(askedOfHalves(line)[1]).toMatch(wanted))
