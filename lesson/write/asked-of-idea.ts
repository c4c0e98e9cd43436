import { clausesOf } from '#lesson/reading/clauses.ts'
import { tokensOf } from '#lesson/reading/tagger.ts'
import { seededRandom, shuffled } from '#lesson/seeded-random.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { ended } from '#lesson/words/ended.ts'
import { isFragment } from '#lesson/words/fragment.ts'
import { verbsIn } from '#lesson/words/has-verb.ts'

/** With the words around it a half of so many is not too long to be asked. */
const half = { least: 4, most: 20 }
const turns = [/ ?[;:] ?/, /, (?=(?:and|but|so(?! that)|yet) )/, /,? (?=because )/]
/** A piece that hangs on the one before it is no half. */
const hangs = /^(?:in|that|who|which|whom|then|only|even|like|kept|not)\b|\b(?:but|and|or|not)$/
const joining = /^(?:and|but|so|yet|because)\s+/i

const whoActs = /\b(?:God|Jesus|Christ|the (?:Lord|Spirit|Father)|we|you|they|he|she|it)\b/gi
const ofAnybody = /^(?:must|can|cannot|could|will|would|shall|should|may|might|do|did|had)\b/i
const ofOne = /^(?:is|was|has|does|\p{Ll}{2,}s)\b/iu
/** A second half without a subject has that of the first: “(God) wants us to grieve”, “(we) must take a different road”. Undefined where none is there. */
function withSubject(half: string, before: string): string | undefined {
  const acts = ofAnybody.test(half) || (ofOne.test(half) && verbsIn(half)[0]?.toLowerCase() === /^\S+/.exec(half)?.[0].toLowerCase())
  if (!acts) return half
  const named = before.match(whoActs) ?? []
  const who = ofAnybody.test(half) ? named.at(-1) : named.find((one) => !/^(?:we|you|they)$/i.test(one))
  return who && `${who} ${half}`
}

/** The two halves of a line that says two things; undefined where it says one, or more than two. */
export function halvesOf(line: string): [string, string] | undefined {
  for (const turn of turns) {
    const halves = line
      .replace(/\s+/g, ' ')
      .split(turn)
      // Of “Because of this, that: …” the first half keeps its “because”.
      .map((one, at) => (at > 0 ? one.replace(joining, '') : one))
    const [first, bare] = halves
    const second = first && bare && withSubject(bare, first)
    const isAsked = (one: string) =>
      countWords(one) >= half.least && countWords(one) <= half.most && !hangs.test(one) && !isFragment(ended(one))
    if (halves.length === 2 && first && second && isAsked(first) && isAsked(second)) return [first, second]
  }
  return undefined
}

/** A class that meets every week is not asked the same words each time. */
const asked = {
  ofPassage: [
    'Where in the passage do you see that?',
    'Which verse of the passage comes closest to saying that?',
    'What in the passage would you point to, if a friend doubted that?',
  ],
  ofLife: [
    'What would that change for somebody your age?',
    'What would be different by Friday for someone who took that seriously?',
    'Where in an ordinary week would that be hardest to live by?',
  ],
  ofPromise: [
    'What would that change for somebody your age?',
    'When is that hardest to believe, and what helps?',
    'Who could use that this week?',
  ],
  ofWhatHappened: ['Where have you seen anything like that?', 'What would be like that in your week?', 'Who stands in that place today?'],
}
const divine = /\b(?:God|Jesus|Christ|Lord|Spirit|Father)\b|^(?:he|his)\b/i
/** What is asked of life: what we are to do can be lived by, what God does can be believed, and what happened can only be found again. */
function ofLifeIn(half: string): string[] {
  const [main] = clausesOf(tokensOf(half), false).filter(({ subject }) => subject !== '')
  if (main?.tense === 'past' && !/\b(?:we|us|our|you|your)\b/i.test(half)) return asked.ofWhatHappened
  return divine.test(half) ? asked.ofPromise : asked.ofLife
}
const inMarks = (half: string) =>
  `“${ended(half.charAt(0).toUpperCase() + half.slice(1))
    .replaceAll('“', '‘')
    .replaceAll('”', '’')}”`

/** A question for each half of what was preached, so that a long line is taken apart and not only read aloud; [] where it has no halves. */
export function askedOfHalves(line: string): string[] {
  const halves = halvesOf(line)
  if (!halves) return []
  const [first, second] = halves
  const [ofPassage] = shuffled(asked.ofPassage, seededRandom(line))
  const [ofLife] = shuffled(ofLifeIn(second), seededRandom(line))
  return [`${inMarks(first)} ${ofPassage}`, `${inMarks(second)} ${ofLife}`]
}
