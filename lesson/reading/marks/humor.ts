import type { Reading } from '../reading.ts'

const clever =
  /\b(?:mate|guys|honestly|kind of|sorry|apologise|apologize|literally|apparently|turns out|confess|trust me|believe me|no offense|no offence|let's just say|don't @|lol|haha)\b/i

/** The room laughed, or it is an aside beside something of his own. */
export const humor = ({ sentences }: Reading): number[] =>
  sentences.map((one, at) => {
    if (/laugh|wait for/i.test(one.cueAfter)) return 0.9
    const next = sentences[at + 1]
    if (next && next.words < 6 && /laugh/i.test(next.cueAfter)) return 0.7
    const personal = one.marks.privateMatter >= 0.5
    return (
      (/\([^()]{6,}\)/.test(one.plain) && one.marks.aboutText < 0.5 ? 0.3 : 0) +
      (personal ? 0.2 : 0) +
      (personal && /!["”]?$/.test(one.plain) ? 0.15 : 0) +
      (one.words <= 12 ? 0.1 : 0) +
      (clever.test(one.plain) ? 0.2 : 0) +
      0.3 * one.marks.isolated
    )
  })
