import { expect, test } from 'vitest'
import { countWords } from '#lesson/words/count-words.ts'
import { ideaForYounger, shortIdea } from './idea-for-younger.ts'

test.each([
  ['a short idea as it stands', 'God gives you enough for today so you’ll come back to him tomorrow.', undefined],
  [
    'without what it sets right',
    'We sing to God in the dark and in the hard times not as a trick that opens the door for us at last but because he is already in the room.',
    'We sing to God in the dark and in the hard times because he is already in the room.',
  ],
  [
    'without who somebody is besides',
    'Jesus looks for the lost ones and carries them home on his own back, who were not there when they were wanted by all of us.',
    'Jesus looks for the lost ones and carries them home on his own back.',
  ],
  [
    'in easier words',
    'When we are overwhelmed, God provides the next meal and the next step.',
    'When we are worn out, God gives the next meal and the next step.',
  ],
])('an idea is said to children %s', (_, idea, said) => expect(ideaForYounger(idea, 'children')).toBe(said ?? idea))

test.each([
  ['that is too long to be said, whatever is left out', `God is good ${'and he is kind to the man who waits by the road '.repeat(5)}.`],
  ['of words that no child knows', 'Justification is forensic, imputed and extrinsic to the regenerate.'],
  ['with a word that is not for them', 'Whoever has seen a murder knows that God weeps.'],
  [
    'that would only say what is not so',
    `Faith is not the absence of doubt; ${'it is bringing what we have to him who waits for us all '.repeat(3)}.`,
  ],
])('an idea %s is not said to them', (_, idea) => expect(ideaForYounger(idea, 'children')).toBeUndefined())

test('the youngest are told only what they can say after somebody', () => {
  expect(ideaForYounger('God gives us enough for today.', 'young-kids')).toBe('God gives us enough for today.')
  const long = 'God gives you enough for today so that you will come back to him tomorrow and find him there.'
  expect(countWords(ideaForYounger(long, 'young-kids') ?? '')).toBeLessThanOrEqual(9)
})

test.each([
  [
    'its second statement, with the name for “he”',
    'Jesus did not say the hill would be low; he said that when we climb, he climbs with us to the top of every hill.',
    'Jesus said that when we climb, he climbs with us to the top of every hill.',
  ],
  [
    'what God did, and what follows',
    'We were strangers at the gate and God opened the door for us, and that’s why we can open ours for the next one.',
    'God opened the door for us, so we can open ours for the next one.',
  ],
  [
    'without the condition before it, both halves of what it sets right',
    'If the Lord is your friend, it isn’t your worst day that runs after you; it’s his kindness, and they all see that.',
    'It isn’t your worst day that runs after you; it’s the Lord’s kindness.',
  ],
])('of a long idea a class says together %s', (_, idea, said) => expect(shortIdea(idea, 'children')).toBe(said))

test.each([
  [
    'a half that only denies',
    'Rest is not a prize; it is what the Maker gives to people who have earned nothing all week and know it well.',
  ],
  ['what points to what was left out', 'You come home with empty hands, and he lets you say so, because they all know it there.'],
])('of an idea nobody says %s', (_, idea) => {
  const said = shortIdea(idea, 'children') ?? ''
  expect(said).not.toMatch(/^Rest is not a prize\.$|say so|^They|^It /)
})
