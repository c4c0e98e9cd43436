import { expect, test } from 'vitest'
import { saidInClass } from './short-line.ts'

test.each([
  ['Mercy crosses the road.', 'Mercy crosses the road.'],
  [
    'God is kind even to the people who hurt us, and he asks us not to be angry that he forgives them.',
    'God is kind even to the people who hurt us.',
  ],
  [
    'You need not be good enough before God can use you, because God makes you clean first and then sends you.',
    'You need not be good enough before God can use you, because God makes you clean first and then sends you.',
  ],
  [
    'When we have truly been forgiven by the king we cannot go back to keeping our old lists, but must tear every one of them up.',
    'When we have truly been forgiven by the king we cannot go back to keeping our old lists, but must tear every one of them up.',
  ],
  [
    'Grace comes to us first; and so whoever has been carried by it through a hard night may stop and carry somebody else home.',
    'Grace comes to us first.',
  ],
  [
    'God tells us to do the next plain good to someone who dislikes us before our feelings have changed because he came to us while we were still his enemies.',
    'God tells us to do the next plain good to someone who dislikes us.',
  ],
  [
    'Jesus does not ask a tired church to get stronger: he himself has opened the way that no one can shut, and asks us to hold on.',
    'Jesus himself has opened the way that no one can shut, and asks us to hold on.',
  ],
  [
    'Giving is not a bargain that we strike with God in a hard year; it is the grace of God passing through our hands to others.',
    'Giving is the grace of God passing through our hands to others.',
  ],
  [
    'Whatever place or voice we were given is not a prize but a door, given for the sake of those who are still outside; so ask about their pain.',
    'Whatever place or voice we were given is not a prize but a door.',
  ],
  [
    'The water is given to the thirsty who come to the well, not to be kept but to be carried on to the next house on the road.',
    'The water is given to the thirsty who come to the well, not to be kept but to be carried on to the next house on the road.',
  ],
  [
    'The water is given to the thirsty who come to the well, not to be kept but to be carried on, jar after jar and year after year, to the next house on the road and the one behind it.',
    'Sunday’s main point, as the Key Message has it.',
  ],
  [
    'God does not hurry those who mourn; grief that will not be talked out of itself trusts him that nobody who was loved is lost.',
    'Grief that will not be talked out of itself trusts God that nobody who was loved is lost.',
  ],
  [
    'Because God has given so much, grace does more than stop our hands: it turns those who take into those who give.',
    'Grace turns those who take into those who give.',
  ],
  [
    'When we have run from him, Jesus comes after us on the long road not to scold us but to walk beside us and to bring us home.',
    'Jesus comes after us on the long road not to scold us but to walk beside us.',
  ],
  [
    'God may let the house go, with all that people had in it, but he does not let go of the people; so they sit down and eat.',
    'God does not let go of the people.',
  ],
  [
    'God takes the guilty not by looking away or by winking but because Christ puts his own clean clothes on them, so nobody has to hide.',
    'God takes the guilty because Christ puts his own clean clothes on them.',
  ],
])('the steps of an activity say a line that can be said, or where it stands: %s', (line, said) => expect(saidInClass(line)).toBe(said))

test('nothing is left of “even before we know”', () =>
  expect(
    saidInClass(
      'When God asks us to go for him, because he has already made us clean, we should say yes even before we know where he will send us.',
    ),
  ).not.toMatch(/\beven\.$/))
