import type { Scriptures } from './find-passage.ts'
import { modernise, standAlone } from './modern-english.ts'
import type { Sentence } from './rank-sentences.ts'
import type { SaidTruth } from './said-truths/said-truths.ts'
import { sacred, standsAlone } from './whole-sentences.ts'
import { unfamiliarShare } from '#lesson/words/familiar-words.ts'

/** Whether a sentence is about God, faith or the sermon's theme. */
export type About = (one: Sentence) => boolean
/** Says what is so, and not what happened once. */
const holds =
  /\b(?:is|are|does|do not|don[’']t|will|can|cannot|never|always|has|have|[a-z]+(?:s|es) us|means|comes|gives|loves|costs|starts|begins|calls|keeps|knows|must|may)\b/i
const happened =
  /\b(?:was|were|had|did|said|went|came|took|saw|looked|gave|told|asked|stood|ran|sat|threw|sold|made|found|heard|thought|knew|wanted|happens|[a-z]{3,}ed)\b/i
/** Central, short, plain and about God: what a group can keep. */
export const worth = (one: Sentence) =>
  one.rank *
  (one.words <= 16 ? 1.25 : 1) *
  (sacred.test(one.text) ? 1.5 : 1) *
  (holds.test(one.text) ? 1.3 : 1) *
  (1 - Math.min(0.8, 2 * unfamiliarShare(modernise(one.text)).share))
/** Turns of speech that one hears in a pulpit and not in a group of teens: cries, wishes, "be it ever so", "which is here described". */
const ornate =
  /^["“]?(?:how|surely|most|let|to|blessed|all that|would|well|none but|doing|oh?|ours|with|thanks|whenever)\b|^\p{Lu}\p{Ll}+, (?:as|with)\b|\b(?:here|shall|upon|whim|thereto|thither|whence|wherein|thereof|therewith|manner|former|latter|those that)\b|[—–!:]|\b(?:thou|thee|thy|ye|hath|doth|shalt)\b|\b[a-z]{3,}eth\b|\b(?:be|is|are|was) but\b|\b(?:it|he|they|way|man|that|if \w+) be\b/iu
/** Says what is not so. */
export const denied = /\b(?:is|are|does|do) not\b|\b(?:isn|aren|doesn|don)['’]t\b/i
/** Speaks of the text and its writer instead of saying what it says: "The Psalmist now goes on to describe his condition." */
const ofTheText =
  /^["“]?(?:here )?the (?:psalmist|apostle|prophet|evangelist|writer|author|poet|passage|chapter|psalm|verse|text|words?|expression|metaphor)\b[^.]{0,20}\b(?:goes on|proceeds?|describes?|begins|turns|returns|declares?|speaks?|says|shows|tells|means|sets? forth|is|has|had|gives)\b|^we have(?:,| here| in (?:these|this))|\b(?:spoken of|described|set forth|alluded to|referred to|mentioned|intended|signified)\.$/i
/** What a group of teens can keep: short, in familiar words, as people speak today. */
export const isKept = (one: Sentence) =>
  one.words <= mostKept && unfamiliarShare(modernise(one.text)).share <= mostUnfamiliar && !ornate.test(standAlone(modernise(one.text)))
const mostKept = 18
const mostUnfamiliar = 0.17
/** Leads the listener somewhere and states nothing: "Notice how Jesus turns the question round." */
export const pointsTheWay =
  /^["“]?(?:notice|look|consider|see|observe|listen|let us|let me|imagine|think|mark|turn|remember how|suppose|picture|take|ask yourself|the (?:answer|question|reason|fact|point|trouble|first thing|second thing|other) (?:is|was|here)|may|god (?:keep|help|grant|forgive|bless|save) (?:us|you|me|them|that))\b|^(?:O,? )?(?:[a-z]+ )?(?:souls?|sinners?|friends?|brothers|brethren|beloved|church|Lord|God|Father|Jesus),|,(?: \w+)? (?:friend|soul|sinner|brethren|beloved),/i
/** Tells a moment of a story, even of Jesus, or what somebody says: "Jesus was asleep on a cushion." "St. Paul shows how." */
const narrates = (text: string) =>
  (happened.test(text) && /\b(?:was|were|had)\b/i.test(text) && !/\b(?:we|us|our|you|your|my|me|he is|God is)\b/i.test(text)) ||
  /\b(?:may|might|could|must) have\b|\bis (?:standing|sitting|walking|running|holding|looking|saying|telling|asking)\b|\b(?:been|are|were) (?:accustomed|told|taught|used)\b|\bheard it said\b|\bmay (?:God|he|the Lord|you|we)\b|^(?:you|they|we|people|men|some|many)(?: \w+)? (?:say|said|think|ask|tell|imagine)\b|\bthank God\b(?=,)|\bcomes? up to\b/i.test(
    text,
  ) ||
  /^(?:now |and |but )*(?:a|an) [A-Z]?[a-z]+ (?:comes|goes|walks|stops|stands|sits|runs)\b/i.test(text) ||
  /^(?:now |and |but )*(?:st\.? |saint )?[A-Z][a-z]+ (?:shows|says|tells|writes|speaks)\b/.test(text) ||
  /\b(?:chapter|verse|[A-Z][a-z]+ \d+)\b.{0,300}\b(?:says?|looks?|tells?)\b/.test(text)
/** Speaks of the story or the sermon instead of what it says: "Before this story asks anything of us, it tells us something about God." */
export const aboutTheText =
  /\b(?:this|our|that|today['’]s|the whole) (?:story|parable|passage|text|psalm|chapter|sermon|message|verse|lesson|reading|letter|book)\b|\bthe (?:book|gospel|letter|epistle) of [A-Z]/i
export type Grounds = { scriptures: Scriptures; about: About; truths: SaidTruth[] }

/** A whole sentence that says something to keep, in words that need nothing before them. */
export const isPoint = (one: Sentence, { scriptures, about }: Grounds) =>
  !one.question &&
  !one.rough &&
  standsAlone(one) &&
  about(one) &&
  !pointsTheWay.test(standAlone(modernise(one.text))) &&
  !ofTheText.test(standAlone(modernise(one.text))) &&
  !narrates(standAlone(modernise(one.text))) &&
  !one.text.includes(';') &&
  !scriptures.quoted.has(one.at)
export const isStatement = (one: Sentence, grounds: Grounds) =>
  isPoint(one, grounds) &&
  !aboutTheText.test(one.text) &&
  (sacred.test(one.text) || (holds.test(one.text) && !happened.test(one.text))) &&
  !/\b(?:thus|hence|aforesaid|you know|you see|there(?!fore| (?:is|are|was|were|will|can|must|may|comes?)\b))\b/i.test(one.text) &&
  !/["“”]|\d|,? sa(?:ys|id) (?:he|she|the \w+|\p{Lu}\p{Ll}+)\.$/u.test(one.text) &&
  one.words >= 6 &&
  one.words <= 24
