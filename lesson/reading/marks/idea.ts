import { covered } from '../nearness.ts'
import type { Reading } from '../reading.ts'

const notBut =
  /\bnot (?:to|because|in order|for|by|as|from|with|in|that|a|an|the|so|when|what|our|your|his)\b[^.;]{2,70}\bbut (?:to|because|in order|for|by|as|from|with|in|that|a|an|the|so|when|what|our|your|his)\b/i
/** Not this but that: a denied clause and an affirmed one that answer each other, in one sentence or two. */
export const antithesis = ({ sentences }: Reading): number[] =>
  sentences.map((one, at) => {
    const opened = one.plain.replace(/n't\b/g, ' not')
    if (notBut.test(opened)) return 1
    const no = one.tokens.some(({ negated }) => negated)
    const clauses = one.clauses.filter(({ subject, mood }) => subject || mood === 'bids')
    const shared = new Set(one.keys).size < one.keys.length
    if (no && clauses.length >= 2 && clauses.some(({ negated }) => !negated)) {
      const answers = /\bbut\b|;|—|–|\bbecause\b/i.test(one.plain)
      if (shared || answers) return 0.6 + (answers ? 0.25 : 0) + (shared ? 0.15 : 0)
    }
    const before = sentences[at - 1]
    if (no || !before || before.words > 22 || before.paragraph !== one.paragraph) return 0
    const subjects = new Set(one.clauses.map(({ subject }) => subject).filter(Boolean))
    return before.clauses.some(({ negated, subject }) => negated && subjects.has(subject)) ? 0.5 : 0
  })

const general = new Set('god jesus christ lord we you nobody everyone love faith grace he spirit'.split(' '))
/** Said of always and everybody: in the present, of God, of us, of you, of a thing in general. */
export const gnomic = ({ sentences }: Reading): number[] =>
  sentences.map((one) => {
    const clauses = one.clauses.filter(({ subject }) => subject)
    const [main] = clauses
    if (!main) return 0
    const present = clauses.filter(({ tense }) => tense !== 'past').length / clauses.length
    const ofAll = general.has(main.subject) || main.subjectPos === 'noun' || main.subjectPos === 'name'
    const self = clauses.some(({ subject }) => subject === 'i') ? 0.4 : 0
    return present * 0.6 + (ofAll ? 0.4 : 0) - self - (one.marks.question >= 0.5 ? 0.5 : 0) - 0.3 * one.marks.story
  })

const asking = new Set('what why how who so then which'.split(' '))
/** The first statement after a question that the sermon cares about. */
export const answer = ({ sentences, weight }: Reading): number[] =>
  sentences.map((one, at) => {
    if (one.marks.question >= 0.5 || one.words < 5) return 0
    for (let back = 1; back <= 4; back++) {
      const asked = sentences[at - back]
      if (!asked || asked.marks.question < 0.7 || !asked.tokens.some(({ word }) => asking.has(word))) continue
      const care = Math.min(1, asked.keys.reduce((sum, key) => sum + weight(key), 0) / 3)
      return (0.4 + 0.6 * care) * (1 - 0.2 * (back - 1))
    }
    return 0
  })

/** No nearer than this, the same words are one thought going on. */
const apart = 4
/** How much words of another sentence must be these to be the same sentence again. */
const same = 0.5
/** Words that come back: nearly the same sentence in another part of the sermon. Only sentences that share a rarer word are compared. */
export const refrain = ({ sentences, rarity }: Reading): number[] => {
  const having = new Map<string, number[]>()
  for (const { id, keys } of sentences) for (const key of new Set(keys)) having.set(key, [...(having.get(key) ?? []), id])
  return sentences.map((one) => {
    const own = [...new Set(one.keys)]
    if (own.length < 2) return 0
    const rarest = own.toSorted((a, b) => rarity(b) - rarity(a)).slice(0, 4)
    const others = new Set(rarest.flatMap((key) => (having.get(key) ?? []).slice(0, 40)))
    let sum = 0
    for (const id of others) {
      const other = sentences[id]
      if (!other || Math.abs(id - one.id) < apart || other.keys.length < 2) continue
      const like = Math.max(
        Math.min(covered(one.keys, other.keys, rarity), 1),
        other.keys.length >= 3 ? covered(other.keys, one.keys, rarity) * 0.9 : 0,
      )
      if (like >= same) sum += like - 0.3
    }
    return sum / 1.2
  })
}

/** None of its words comes again in the sermon or in the passage: an aside. */
export const isolated = ({ sentences, weight, passageKeys }: Reading): number[] =>
  sentences.map(({ keys }) => (keys.length ? keys.filter((key) => weight(key) < 0.5 && !passageKeys.has(key)).length / keys.length : 0.5))
