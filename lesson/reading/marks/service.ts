import { otherVoices } from '../blocks.ts'
import { isFrame } from '../heads.ts'
import type { Reading } from '../reading.ts'
import data from './service.json' with { type: 'json' }

const logistics = new Set(data.logistics)
const time = /\b\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]m|o'clock)\b|\b(?:mon|tues|wednes|thurs|fri|satur)days?\b|[$£€]\d|\b\d{5,}\b/i
const now =
  /\b(?:next week|last week|this evening|after (?:the )?(?:second |this )?service|before we (?:start|begin)|please (?:stand|be seated|sit|turn|rise|move)|let's (?:stand|pray|sing|turn|give)|let us (?:stand|pray|sing)|turn (?:with me|in your bibles?)|open (?:your|up your) bibles?|find a seat|sit down|have a seat|good (?:morning|evening|afternoon)|welcome|(?:can|could) you hear me|sermon notes|sign[- ]?up|weeks? (?:one|two|three|four|five|six|\d) (?:was|is|we)|if you're (?:new|visiting|online)|if you've just joined|for (?:those|you) (?:new|visiting))\b/i
const heading =
  /\b(?:announcements?|notices|offering|collection|welcome|children'?s (?:talk|moment|message)|birthdays?|intimations|housekeeping)\b/i

/** What belongs to the morning and not to the sermon: notices, seats, cars, money for the camp; words of others than the preacher. */
export const announcement = ({ sentences, blocks, heads }: Reading): number[] => {
  const others = otherVoices(blocks)
  const serviceHeads = new Set(blocks.filter(({ text, words }) => words <= 8 && heading.test(text) && text.length < 60).map(({ at }) => at))
  const headBlocks = [
    ...new Set([
      ...heads.map(({ block }) => block),
      ...serviceHeads,
      ...blocks.filter(({ kind, text }) => kind === 'cue' && /^[[-]/.test(text)).map(({ at }) => at),
    ]),
  ].sort((a, b) => a - b)
  const raw = sentences.map((one) => {
    const voice = blocks[one.paragraph]?.voice ?? ''
    if (voice && others.has(voice)) return 0.9
    const under = headBlocks.findLast((at) => at < one.paragraph)
    const section = under !== undefined && serviceHeads.has(under) && !isFrame(one.plain) ? 0.5 : 0
    const hits = new Set(one.tokens.filter(({ lemma }) => logistics.has(lemma)).map(({ lemma }) => lemma)).size
    const edge = one.place < 0.08 || one.place > 0.96 ? 0.2 : 0
    const told = one.clauses.length > 0 && one.clauses.every(({ tense }) => tense === 'past')
    const bidden = hits > 0 && one.tokens.some(({ person }) => person === 2) && (one.marks.condition >= 0.4 || one.marks.command >= 0.4)
    const timed = time.test(one.plain)
    return (
      section +
      (now.test(one.plain) ? 0.6 : 0) +
      Math.min(0.6, hits * 0.3) +
      (timed ? 0.15 : 0) +
      (bidden ? 0.2 : 0) +
      (hits > 0 || timed ? edge : edge / 2) -
      (told ? 0.3 : 0)
    )
  })
  // A notice draws the sentence between two notices with it.
  return raw.map((value, at) => (value < 0.5 && (raw[at - 1] ?? 0) >= 0.5 && (raw[at + 1] ?? 0) >= 0.5 ? 0.5 : value))
}

const calls =
  /^["“]?(?:(?:and|so|o|oh|dear|our|heavenly|almighty|gracious|loving|holy) ){0,3}(?:father|lord|god|jesus|lord jesus|holy spirit|almighty)\b,? (?:we|you|i|thank|help|please|forgive|give|teach|make|let|have|in|who|for|come|be|open)\b/i
const toGod = new Set(['you', 'your', 'thee', 'thy', 'thou', 'thank', 'us', 'help'])
const blessing =
  /^(?:in the name of (?:the father|jesus|god)|may the (?:lord|god|grace|peace|words)|the lord bless you|amen|glory be|now may)\b/i
const invites = /\blet's pray\b|\blet us pray\b|\bwill you pray\b|\bpray with me\b|\bbow your heads?\b/i
/** Words to God: he is called by name and spoken to. */
export const prayer = ({ sentences }: Reading): number[] => {
  let praying = 0
  return sentences.map((one) => {
    const called =
      calls.test(one.plain) && one.tokens.slice(0, 14).some(({ word }) => toGod.has(word)) && one.quoted < 0.5 && one.marks.scripture < 0.5
    if (invites.test(one.plain)) praying = 8
    if (called) praying = Math.max(praying, 2)
    const value = called ? 0.9 : blessing.test(one.plain) ? 0.8 : praying > 0 ? 0.6 : 0
    praying = /\bamen\b/i.test(one.plain) ? 0 : Math.max(0, praying - 1)
    return value
  })
}
