import type { Reading } from '../reading.ts'

const right =
  /^(?:(?:and|so|now) )?(?:he|she|they|you|that|it|\p{L}{2,20})(?:'s|'re| is| are)(?:,[^,]{0,60},)? (?:(?:quite|perfectly|absolutely|partly|dead) )?(?:right|correct|true|fair)(?=[,.;:]| that\b| about\b| in\b| and\b|$)/iu
const grants =
  /^(?:(?:and|so|now|yes,?) )?(?:(?:i'll |i |let me )(?:grant|admit|concede|give (?:him|her|you|them) that)|i (?:know|understand|realize|realise) that\b|granted|admittedly|of course|to be fair|no doubt|to be sure|fair enough|it's true|true,|sure[,.])/i
const notSaying = /\b(?:i'm|i am) not (?:saying|telling|mocking|suggesting|making fun|here to|going to (?:tell|say|do))/i
const turns = /^(?:but|yet|so|still|now|only|however)\b/i

/** "He is right that …", "I grant it.", "Of course …": true, and not what the preacher is after. */
export const concession = ({ sentences }: Reading): number[] => {
  let granted = 0
  return sentences.map((one, at) => {
    const text = one.plain
    const own = right.test(text)
      ? 0.85
      : grants.test(text)
        ? 0.7
        : notSaying.test(text)
          ? 0.6
          : /^(?:although|though)\b/i.test(text)
            ? 0.5
            : 0
    // What is granted is told on to the end of the paragraph, or to the turn.
    if (sentences[at - 1]?.paragraph !== one.paragraph || turns.test(text)) granted = 0
    else granted = Math.max(0, granted - 0.05)
    if (own >= 0.7) granted = 0.55
    return Math.max(own, granted)
  })
}
