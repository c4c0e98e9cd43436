import { expect, test } from 'vitest'
import { countWords } from '#lesson/words/count-words.ts'
import { shortIdea } from './short-idea.ts'

test.each([
  [
    'the first statement whole, and no rest of it behind a comma',
    'When we are lonely we can bring Jesus even our grumpy, tangled prayers, and he will sit down and listen.',
    'When we are lonely we can bring Jesus even our grumpy, tangled prayers.',
  ],
  [
    'a name behind a comma as what it is, no address',
    'Don’t count how many the waves are; look at who is on the deck with you, Jesus, who even the sea has to obey.',
    'Don’t count how many the waves are; look at who is on the deck with you: Jesus.',
  ],
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
  [
    '“it” as it was said where it may mean either of two things',
    'Your job is to light the lamp, but God makes it shine in its own hour, even when nobody is there to look at it.',
    'Your job is to light the lamp, but God makes it shine in its own hour.',
  ],
  [
    'no half of what holds “even if”',
    'We trust that God can save us and we go on trusting him even if he does not do what we ask.',
    undefined,
  ],
  [
    'what God did without what nobody has to do',
    'God calls us his own children before we have done anything, so we never have to earn his love.',
    'God calls us his own children before we have done anything.',
  ],
])('of a long idea a class says together %s', (_, idea, said) => expect(shortIdea(idea, 'children')).toBe(said))

test.each([
  [
    'a half that only denies',
    'Rest is not a prize; it is what the Maker gives to people who have earned nothing all week and know it well.',
  ],
  [
    'what was only said for what we should do',
    'God opened the door to us before we had knocked, so we should open ours to whoever is standing out there in the cold.',
  ],
  ['what points to what was left out', 'You come home with empty hands, and he lets you say so, because they all know it there.'],
])('of an idea nobody says %s', (_, idea) => {
  const said = shortIdea(idea, 'children') ?? ''
  expect(said).not.toMatch(/^Rest is not a prize\.$|say so|^They|^It /)
})

test.each([
  [
    'a reason that was denied',
    'When the King corrects us it is because he loves us, not because he is finished with us.',
    /finished with us/,
  ],
  ['half of a contrast', 'After the feast we mostly go back to the same old work, but we go back singing in it.', /same old work\.$/],
  [
    'a person without what tells who he is',
    'God sees and knows by name the person whom all the others overlook every day.',
    /the person\.$/,
  ],
  ['a piece of a list', 'When we help somebody who is hungry, lonely, sick or in trouble, we are really helping Jesus himself.', /^Lonely/],
])('of an idea nobody says %s', (_, idea, wrong) => {
  for (const age of ['children', 'young-kids'] as const) expect(shortIdea(idea, age) ?? '').not.toMatch(wrong)
})

test('the youngest say only what God does, in few words', () => {
  const idea = 'When grief says that you came home with nothing, God has already put somebody beside you that you cannot count yet.'
  const said = shortIdea(idea, 'young-kids')
  expect(said).toMatch(/^God has already put somebody beside you/)
  expect(countWords(said ?? '')).toBeLessThanOrEqual(12)
  expect(shortIdea('You can go to bed with the work not done.', 'young-kids')).toBeUndefined()
})
