import type { Reading } from '../reading.ts'

const right =
  /^(?:(?:and|so|now) )?(?:he|she|they|you|that|it|\p{L}{2,20})(?:'s|'re| is| are)(?:,[^,]{0,60},)? (?:(?:quite|perfectly|absolutely|partly|dead) )?(?:right|correct|true|fair)(?=[,.;:]| that\b| about\b| in\b| and\b|$)/iu
const grants =
  /^(?:(?:and|so|now|yes,?) )?(?:(?:i'll |i |let me )(?:grant|admit|concede|give (?:him|her|you|them) that)|i (?:know|understand|realize|realise) that\b|granted|admittedly|of course|to be fair|no doubt|to be sure|fair enough|it's true|true,|sure[,.])/i
/** In the middle of a sentence it grants too; what follows then turns back. */
const owned =
  /\b(?:i(?:'ll| will)? (?:grant|give|yield|own|allow|admit)(?: you)? (?:you|it|that|him|them|one)|i(?:'ll)? say it\b|i know,? i know|must be (?:owned|granted|admitted|said)|no (?:man|one|body)\b[^.]{0,40}\b(?:dispute|deny)|nobody\b[^.]{0,30}\b(?:dispute|deny)|(?:i|do not|don't) (?:argue|hide|pretend|deny)|(?:is|are) right (?:that|about|to)|there(?:'s| is| are| may)\b[^.]{0,60}\b(?:i'll give|true enough)|i'm a fan|this i also|fair,)/i
const turnsBack = /^(?:but|yet|still|and (?:still|yet)|however|nevertheless|all the same|only|come anyway|it just|i still)\b/i
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
    const next = sentences[at + 1]
    const answered = next && turnsBack.test(next.plain) ? 0.25 : 0
    const half = owned.test(text) ? 0.5 : 0
    // What is granted is told on to the end of the paragraph, or to the turn.
    if (sentences[at - 1]?.paragraph !== one.paragraph || turns.test(text)) granted = 0
    else granted = Math.max(0, granted - 0.05)
    if (own >= 0.7) granted = 0.55
    return Math.max(own > 0 ? own - (answered ? 0 : 0.15) : 0, half > 0 ? half + answered : 0, granted)
  })
}
