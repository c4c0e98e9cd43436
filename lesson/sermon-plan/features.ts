import { covered, keysOf } from '#lesson/reading/nearness.ts'
import type { Reading, Sentence } from '#lesson/reading/reading.ts'
import { tokensOf } from '#lesson/reading/tagger.ts'

/** What speaks for a sentence or two as the idea or a point, each 0 to 1. The weights are learned; see docs/decisions. */
export const featureNames = [
  'statesIdea',
  'antithesis',
  'gnomic',
  'answer',
  'refrain',
  'central',
  'title',
  'head',
  'segmentEdge',
  'early',
  'late',
  'veryLate',
  'alone',
  'lastOfParagraph',
  'firstOfParagraph',
  'emphasis',
  'divine',
  'divineAndUs',
  'us',
  'you',
  'me',
  'short',
  'middling',
  'long',
  'tooLong',
  'question',
  'scripture',
  'othersView',
  'concession',
  'condition',
  'command',
  'fragment',
  'dangles',
  'denial',
  'story',
  'privateMatter',
  'retold',
  'prayer',
  'announcement',
  'humor',
  'aboutText',
  'toAGroup',
  'isolated',
  'gloss',
  'past',
  'passage',
  'definition',
  'twofold',
  'because',
  'numbers',
  'names',
  'pair',
  'echo',
  'underOrdinal',
  'besideRefrain',
  'quoted',
  'ownHead',
] as const
export type FeatureName = (typeof featureNames)[number]
export type Features = Record<FeatureName, number>

const bool = (value: boolean) => (value ? 1 : 0)

/** How much of what the sermon speaks of a sentence gathers; a long one pays for its length. */
function centralityOf({ sentences, weight }: Reading): number[] {
  const sums = sentences.map(({ keys }) => {
    const own = [...new Set(keys)]
    return own.reduce((sum, key) => sum + weight(key), 0) / (3 + own.length) ** 0.75
  })
  const most = Math.max(...sums, 1e-9)
  return sums.map((sum) => sum / most)
}

/** How much of a sentence the sermon's other parts say too, wherever they stand: a thought that is come back to in other words. */
function echoesOf({ sentences, rarity }: Reading): number[] {
  const parts = new Map<string, Set<number>>()
  for (const { keys, id } of sentences) for (const key of keys) parts.set(key, (parts.get(key) ?? new Set()).add(Math.floor(id / 8)))
  return sentences.map(({ keys }) => {
    const own = [...new Set(keys)]
    if (own.length < 2) return 0
    const together = new Map<number, number>()
    for (const key of own) for (const part of parts.get(key) ?? []) together.set(part, (together.get(part) ?? 0) + rarity(key))
    const all = own.reduce((sum, key) => sum + rarity(key), 0)
    const shares = [...together.values()].map((sum) => sum / Math.max(all, 1e-9)).filter((share) => share >= 0.5)
    return Math.min(1, Math.max(0, shares.length - 1) / 4)
  })
}

const pairing = new Set(['and', 'then', ';'])

/** The features of every sentence, in their order. */
export function featuresOf(reading: Reading): Features[] {
  const { sentences, passageKeys, rarity, heads, segments, captions } = reading
  const central = centralityOf(reading)
  const echo = echoesOf(reading)
  const title = keysOf(tokensOf(reading.title))
  const headKeys = heads.map((head) => keysOf(tokensOf(head.text)))
  const ofHead = segments.map(({ head }) => keysOf(tokensOf(head.text)))
  return sentences.map((one, at) => {
    const { marks, words, tokens, clauses } = one
    const alone = one.first && one.last
    const own = ofHead[one.segment] ?? []
    const segment = segments[one.segment]
    const god = tokens.some(({ namesGod }) => namesGod)
    const us = tokens.some(({ word }) => word === 'we' || word === 'us' || word === 'our')
    const you = tokens.some(({ person }) => person === 2)
    const [main] = clauses.filter(({ subject }) => subject)
    return {
      statesIdea: marks.statesIdea,
      antithesis: marks.antithesis,
      gnomic: marks.gnomic,
      answer: marks.answer,
      refrain: marks.refrain,
      central: central[at] ?? 0,
      title: title.length ? covered(title, one.keys, rarity) : 0,
      head: own.length ? covered(own, one.keys, rarity) : 0,
      ownHead: Math.max(0, ...headKeys.map((keys) => (keys.length >= 2 ? covered(keys, one.keys, rarity) : 0))),
      segmentEdge: segment ? bool(segment.to - 1 === at || segment.from === at) : 0,
      early: bool(one.place < 0.12),
      late: bool(one.place > 0.6),
      veryLate: bool(one.place > 0.88),
      alone: captions ? 0 : bool(alone && words >= 6),
      lastOfParagraph: captions ? 0 : bool(one.last && !alone),
      firstOfParagraph: captions ? 0 : bool(one.first && !alone),
      emphasis: bool(one.emphasis),
      divine: bool(god),
      divineAndUs: bool(god && (us || you)),
      us: bool(us),
      you: bool(you),
      me: bool(tokens.some(({ word }) => word === 'i' || word === 'my' || word === 'me')),
      short: bool(words < 7),
      middling: bool(words >= 10 && words <= 26),
      long: bool(words > 26),
      tooLong: bool(words > 42),
      question: marks.question,
      scripture: marks.scripture,
      othersView: marks.othersView,
      concession: marks.concession,
      condition: marks.condition,
      command: marks.command,
      fragment: marks.fragment,
      dangles: marks.dangles,
      denial: marks.denial,
      story: marks.story,
      privateMatter: marks.privateMatter,
      retold: marks.retold,
      prayer: marks.prayer,
      announcement: marks.announcement,
      humor: marks.humor,
      aboutText: marks.aboutText,
      toAGroup: marks.toAGroup,
      isolated: marks.isolated,
      gloss: marks.gloss,
      past: clauses.length ? clauses.filter(({ tense }) => tense === 'past').length / clauses.length : 0,
      passage: one.keys.length ? one.keys.filter((key) => passageKeys.has(key)).length / one.keys.length : 0,
      definition: bool(main?.subjectPos === 'noun' && main.verb === 'be' && clauses[0] === main),
      twofold: bool(/[;:—–]/.test(one.plain) && words >= 10),
      because: bool(tokens.some(({ word }, i) => i > 2 && (word === 'because' || word === 'so'))),
      numbers: bool(tokens.some(({ pos, text }) => pos === 'num' && /\d/.test(text))),
      names: bool(tokens.some(({ pos, text }) => pos === 'name' && reading.people.has(text))),
      pair: 0,
      echo: echo[at] ?? 0,
      underOrdinal: bool(reading.heads.some(({ sentence }) => sentence !== undefined && at >= sentence && at <= sentence + 1)),
      besideRefrain: Math.max(sentences[at - 1]?.marks.refrain ?? 0, sentences[at + 1]?.marks.refrain ?? 0),
      quoted: one.quoted,
    }
  })
}

/** Two sentences that are one thought: denied and affirmed, or the first too short to stand alone. */
export function isPair(one: Sentence, next: Sentence | undefined): next is Sentence {
  if (!next || next.paragraph !== one.paragraph || one.words + next.words > 40 || one.words < 3 || next.words < 3) return false
  if (one.marks.question >= 0.5 || next.marks.question >= 0.5) return false
  const [a] = one.clauses.filter(({ subject }) => subject)
  const [b] = next.clauses.filter(({ subject }) => subject)
  if (!a || !b) return false
  const shared = one.keys.some((key) => next.keys.includes(key))
  const denies = a.negated !== b.negated
  const leans = next.marks.dangles >= 0.5 || pairing.has(next.tokens[0]?.word ?? '')
  return (denies && (shared || leans || a.subject === b.subject)) || (shared && a.subject === b.subject)
}
