import type { Reading } from '../reading.ts'

/** Runs of three words: two translations of a verse share some, two sentences of a preacher hardly any. */
export const runsOf = (words: readonly string[]): string[] =>
  words.slice(0, -2).map((word, at) => `${word} ${words[at + 1]} ${words[at + 2]}`)

/** Words of the Bible, by the runs of words that they share with the chapters that the sermon names. */
export const scripture = ({ sentences, bibleRuns }: Reading): number[] =>
  sentences.map((one) => {
    const own = runsOf(one.tokens.map(({ word }) => word))
    if (own.length < 2) return one.quoted > 0.8 && own.some((run) => bibleRuns.has(run)) ? 0.8 : 0
    const share = own.filter((run) => bibleRuns.has(run)).length / own.length
    // Another translation has fewer runs in common; the marks of quotation make up for it.
    return share >= 0.5 ? 1 : one.quoted >= 0.6 && share >= 0.2 ? 0.9 : share >= 0.3 ? 0.6 : share
  })

const ofText = new Set(
  'verse chapter commentator hebrew greek translation translator testament scholar text passage reading sermon slide footnote phrase epistle paragraph word'.split(
    ' ',
  ),
)
/** Talk about the text or the sermon instead of what it says. */
export const aboutText = ({ sentences }: Reading): number[] =>
  sentences.map((one) => {
    const hits = one.tokens.filter(({ lemma }) => ofText.has(lemma)).length
    return hits ? 0.4 + 0.3 * hits : 0
  })

const means =
  /\b(?:means?|is the word for|is called|stands for|translated|in other words|that is to say|literally|the word(?: is| for)?|(?:in|the) (?:greek|hebrew|aramaic|latin|original))\b/i
/** It says what a word or a verse means. */
export const gloss = ({ sentences }: Reading): number[] =>
  sentences.map((one) => {
    const speaks = means.test(one.plain)
    const named = one.quoted > 0.05 && one.quoted < 0.6
    const ofBible = one.marks.aboutText > 0 || /\b(?:greek|hebrew|aramaic|latin)\b/i.test(one.plain)
    return (speaks ? 0.4 : 0) + (ofBible && speaks ? 0.3 : 0) + (named && (speaks || ofBible) ? 0.3 : 0)
  })

const narrating = new Set('say come go look run take see ask jump catch'.split(' '))
const reflecting = new Set('we us you our your because not only never'.split(' '))
const speakers = new Set(['you', 'we', 'i', 'us'])
/** The passage told again: its people do what they do in it, and nothing is said of what that means. */
export const retold = ({ sentences, passageKeys }: Reading): number[] =>
  sentences.map((one) => {
    const main = one.clauses.find(({ subject }) => subject)
    if (!main || speakers.has(main.subject)) return 0
    const share = one.keys.length ? one.keys.filter((key) => passageKeys.has(key)).length / one.keys.length : 0
    const narrates = one.clauses.filter(({ tense }) => tense === 'past').length / one.clauses.length
    const means = one.tokens.some(({ word }) => reflecting.has(word)) ? 0.4 : 0
    return share * 0.6 + narrates * 0.3 + (one.tokens.some(({ lemma }) => narrating.has(lemma)) ? 0.2 : 0) - means
  })
