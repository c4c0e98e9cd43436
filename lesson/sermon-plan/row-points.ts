import { hasBlank, runsOn } from '#lesson/reading/cut-sentences.ts'
import { clausesOf } from '#lesson/reading/clauses.ts'
import { covered, keysOf } from '#lesson/reading/nearness.ts'
import type { Head, Reading, Segment } from '#lesson/reading/reading.ts'
import { tokensOf } from '#lesson/reading/tagger.ts'
import { calmed, cased } from '#lesson/words/cased.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { ended } from '#lesson/words/ended.ts'
import { isEnoughEvidence } from '#lesson/words/enough-evidence.ts'
import { isFragment } from '#lesson/words/fragment.ts'
import { standing } from './big-idea.ts'
import { isWhole } from './is-whole.ts'
import type { Candidate } from './rank.ts'
import { standsAlone } from './stands-alone.ts'

/** A point under a head of the preacher's row. `says`: it stands in the books with its sisters. */
export type RowPoint = { text: string; quote: string; best: Candidate; segment: string; isNamed: boolean; says: boolean }

const longestQuote = 28
const longestProof = 34
/** A sentence of less worth proves a point no better than its own head does. */
const leastWorth = 1
/** Without a sign between its words a sentence runs on sooner. */
const longestUnsigned = 24
/** A sentence that can stand as a quotation under a head. */
const canBeQuoted = (text: string) =>
  countWords(text) <= (/[,;:.!?—–]/.test(text.slice(0, -1)) ? longestQuote : longestUnsigned) && standsAlone(text)
/** What nobody would print proves no point. */
const isProof = (text: string) => isWhole(text) && isEnoughEvidence(text)

const cues =
  /^(?:(?:the|my|our|your|today['’]s) )?(?:so what\b.{0,40}|big idea|take[- ]?(?:away|home)|bottom line|(?:main|key) (?:idea|point|thing|thought|truth)|say (?:first|last|again|this|it)|challenge|next steps?|remember|to close|(?:write|jot|put|underline|circle) (?:this|that|it) (?:down|in)\b[^.:]{0,40})\P{L}*$/iu
/** A head that says what he does there and not what he says: "Take home", "Say first", or without a subject, "says that …". */
export const isCue = (text: string): boolean => {
  const [first] = tokensOf(text)
  return cues.test(text) || (first?.pos === 'verb' && first.word !== first.lemma && first.word.endsWith('s'))
}
/** A head that names only a place in the story is not the point; the sentence under it is. */
export const isNamed = (text: string): boolean => !isCue(text) && !hasBlank(text) && !text.endsWith('?')
/** "What I did not get": what he tells of himself is no point to take home. */
const ofHimself = /\b(?:I|my|me)\b/
/** Whether a head is understood without what stands under it. */
const isSaid = (text: string) => countWords(text) >= leastSaid && !isFragment(ended(text))
/** "The lift", "Tell it": what it says is told only under it. */
const leastSaid = 3
/** "She asked", "Spread it". */
const isShortSentence = (text: string) =>
  /^\p{L}+ (?:it|him|her|them|up|down|on|out|in)$/iu.test(text) ||
  clausesOf(tokensOf(text.toLowerCase()), false).some(({ subject, mood }) => subject !== '' || mood === 'bids')
const longestUnstopped = 11

/** So many sentences behind the last head of a row are about it; its part goes on to the end of the sermon. */
const reach = 24
/** Where the part of a head ends: at the next head of its row, whatever smaller heads stand between. */
function endsOf({ segments, sentences }: Reading): Map<Segment, number> {
  const row = segments.filter(({ isPoint }) => isPoint)
  return new Map(
    row.map((part, at) => {
      const after = segments.find(
        ({ head, from, isPoint }) => !isPoint && from > part.from && head.how !== part.head.how && head.how !== 'numbered',
      )
      return [part, row[at + 1]?.from ?? Math.min(after?.from ?? sentences.length, part.from + reach)]
    }),
  )
}

/** What he says of his own counting, or to those who write along or sit there, proves nothing. */
export const aside =
  /^(?:(?:and|so|now|then|okay|that['’]s|here['’]s|this is|here is)[\s,]+){0,3}(?:(?:the|my) )?(?:first|second|third|fourth|fifth|last|next|number (?:one|two|three|four|five|six|\d)|point (?:one|two|three|four|five|six|\d))\b|\b(?:the|my) (?:first|second|third|fourth|fifth|last) (?:thing|point|one|word)\b|\b(?:write|jot|underline|circle) (?:this|that|it)\b|\bnumber (?:one|two|three|four|five|six)\b|^(?:and |but |so )?i(?:['’]m| am) (?:not )?(?:telling|asking|saying)\b|\byou(?:['’]re| are) (?:a writer|taking notes)|\b(?:take|carry|bring|remember|get|keep) (?:that|this|it|one|just|only|nothing|anything)\b.{0,40}\b(?:home|else|away|with you)\b|\b(?:bear|stay) with me\b/i
/** "v.5 redeem = buy out", "I signed the deed, he says": notes on a verse, and a verse that is read. */
const ofTheText = /^vv?\.? ?\d|[=→[\]|]|,["”’]? (?:he|she|it|paul|the (?:text|verse|bible)) (?:says|said)\b/i
/** A word that points at somebody or something said before. */
const leans =
  /^["“'‘]?(?:he|she|it|they|this|that|these|those|such|him|her|his|their|its|and|but|so|then|or|nor|yeah|um|uh|well|okay|see)\b/i
/** In captions a longer piece is two that ran together. */
const longestPiece = 16

/** Two that are so much alike are one and the same sentence: the head again. */
const repeats = (text: string, head: string): boolean => {
  const words = (of: string) => of.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const own = words(text)
  const said = new Set(words(head))
  return own.filter((word) => !said.has(word)).length <= Math.max(1, own.length / 5)
}

/** How much it counts that a sentence says the words of its head, gives a reason, or ends what was said. */
const counts = { head: 1, reason: 0.5, closes: 0.4 }
/** How much it counts against it that it tells what happened, what he did himself, or what somebody may think. */
const against = { tells: 0.7, himself: 0.7, unsure: 0.7, read: 0.7, long: 0.4 }
function worthOf(
  {
    score,
    text,
    features: { because, antithesis, past, divine, us, you, me, scripture, condition, story, lastOfParagraph, viewBefore, viewInParagraph },
  }: Candidate,
  keys: readonly string[],
  { rarity }: Reading,
): number {
  const isTold = past >= 0.99 && divine === 0 && (you === 0 || us === 1)
  return (
    score +
    counts.head * covered(keys, keysOf(tokensOf(text)), rarity) +
    counts.reason * Math.max(because, antithesis) +
    counts.closes * lastOfParagraph -
    against.tells * Math.max(isTold ? 1 : 0, story) -
    against.himself * me -
    against.unsure * Math.max(condition, viewBefore, viewInParagraph) -
    against.read * scripture -
    (countWords(text) > longestUnsigned ? against.long : 0)
  )
}

/** How much it counts against a sentence that it is understood under its head alone: "He could have had it for a sandwich". */
const leaning = 1
const openerOf = (text: string) => text.toLowerCase().match(/[\p{L}’']+/u)?.[0]
const isUnderstood = (text: string, head: string) => (standsAlone(text) && !leans.test(text)) || openerOf(text) === openerOf(head)
const loose = /\b(?:um|uh|yeah)\b/i
/** Whether a sentence may prove a point at all: nothing private, nothing to some of the hearers, no cue, nothing that ran together. */
function canProve({ text, features, from, to }: Candidate, { sentences, captions }: Reading): boolean {
  const isAside = aside.test(text) || ofTheText.test(text) || isCue(text) || loose.test(text)
  // What was cut from a piece that ran together may be half of what it says.
  const piece = captions
    ? sentences
        .slice(from, to)
        .map(({ said }) => said)
        .join(' ')
    : ''
  const ranTogether = captions && (countWords(piece) > longestPiece || leans.test(piece) || runsOn(piece))
  if (
    isAside ||
    ranTogether ||
    !isProof(text) ||
    isFragment(text) ||
    countWords(text) > longestProof ||
    features.question >= 0.5 ||
    features.names > 0 ||
    (features.story >= 0.5 && features.storyAround >= 0.35)
  )
    return false
  return sentences
    .slice(from, to)
    .every(
      ({ marks }) =>
        marks.privateMatter < 0.4 && marks.toAGroup < 0.4 && marks.humor < 0.6 && Math.max(marks.othersView, marks.concession) < 0.5,
    )
}

/** A head that is no sentence needs one under it that says more than it, and is a likely point by itself. */
const telling = 2.2
const asks = /^(?:what|how|why|when|where|who)\b/i
const canStandIn = ({ text, score }: Candidate): boolean =>
  score >= telling && canBeQuoted(text) && !asks.test(text) && !/\b(?:i|my|me)\b/i.test(text) && !isFragment(text)

/** "The one who waits v 15-18": where it stands is no part of it. */
const withoutVerses = (text: string) => text.replace(/(?<=\p{L}[,.]?)(?: [–—-])? \(?\bvv?\.? ?\d{1,3}(?: ?[–—-] ?\d{1,3})?\)?$/iu, '')

const longestGloss = 16
/** The sentence under a head that says all of it, and says it as a sentence. */
const glossOf = (inside: readonly { one: Candidate }[], keys: readonly string[], reading: Reading): Candidate | undefined =>
  keys.length < 2
    ? undefined
    : inside.find(
        ({ one: { text, features } }) =>
          covered(keys, keysOf(tokensOf(text)), reading.rarity) >= 0.99 &&
          countWords(text) <= longestGloss &&
          features.pair === 0 &&
          !asks.test(text) &&
          !/\b(?:i|my|me)\b/i.test(text) &&
          !isFragment(text),
      )?.one

/** A head that is no sentence is taken up under it: "Situation" names a part of the paper. */
const isTakenUp = (keys: readonly string[], { sentences }: Reading, from: number, to: number): boolean => {
  const said = new Set(sentences.slice(from, to).flatMap((one) => one.keys))
  return keys.some((key) => said.has(key))
}

/** A head of the row, with the part of the sermon that it is over. */
type Part = {
  head: Head
  from: number
  to: number
  cleared: string
  keys: string[]
  isSentence: boolean
  isKnown: boolean
  mayName: boolean
}
function partsOf(reading: Reading): Part[] {
  return [...endsOf(reading)].map(([{ head, from }, to]) => {
    const cleared = cased(withoutVerses(head.text), reading.namesAlone)
    const keys = keysOf(tokensOf(cleared))
    // In captions nothing says where a longer head ends.
    const mayName =
      head.text !== '' &&
      isNamed(head.text) &&
      !ofHimself.test(head.text) &&
      (!reading.captions || countWords(head.text) <= longestUnstopped)
    const isSentence = mayName && isSaid(cleared)
    const isKnown = isSentence || (mayName && (isShortSentence(cleared) || isTakenUp(keys, reading, from, to)))
    return { head, from, to, cleared, keys, isSentence, isKnown, mayName }
  })
}

/** The preacher's points under the heads of the row that he counts, or sets as lines that are alike: all of them, or they stand in no book. */
export function rowPoints(reading: Reading, scored: readonly Candidate[]): RowPoint[] {
  const parts = partsOf(reading)
  const inside = ({ from, to }: Part) => scored.filter((one) => one.from >= from && one.to <= to)
  // Heads that are taken up vouch for a sister of theirs that is not.
  const vouched = parts.filter(({ isKnown }) => isKnown).length > parts.length / 2
  // What he says under more than one head proves neither.
  const under = new Map<string, number>()
  for (const part of parts) for (const text of new Set(inside(part).map((one) => one.text))) under.set(text, (under.get(text) ?? 0) + 1)
  const found = parts.flatMap((part): RowPoint[] => {
    const { head, keys, isSentence } = part
    const named = part.isKnown || (vouched && part.mayName)
    const all = inside(part)
      .filter((one) => !repeats(one.text, head.text))
      .sort((a, b) => b.score - a.score)
    const proofs = all
      .filter((one) => under.get(one.text) === 1 && canProve(one, reading))
      .map((one) => ({ one, worth: worthOf(one, keys, reading) - (isUnderstood(one.text, head.text) ? 0 : leaning) }))
      .sort((a, b) => b.worth - a.worth)
    const [first] = proofs
    const best = first?.one ?? all[0]
    if (!best) return []
    const gloss = named && !isSentence ? glossOf(proofs, keys, reading) : undefined
    const text = gloss ? standing(reading, gloss) : named ? calmed(withoutVerses(head.text), reading.namesAlone) : standing(reading, best)
    // Where nothing proves it well, a head that is long enough is its own proof; in captions, where no sentence is sure to end, it is always.
    const isEnough = isSentence && isEnoughEvidence(head.text) && reading.text.includes(head.text)
    const own = isEnough && (reading.captions || !first || first.worth < leastWorth) ? withoutVerses(head.text) : ''
    const says = own !== '' || (first !== undefined && (named || canStandIn(first.one)))
    return [{ text, quote: own || best.text, best, segment: head.label, isNamed: named, says }]
  })
  const said = found.filter(({ says }) => says).length
  const whole = said >= 2 && said >= parts.length - (parts.length > fewest ? 1 : 0)
  return found.map((one) => ({ ...one, says: one.says && whole }))
}
/** Of more heads than this one may be for his own eyes. */
const fewest = 3
