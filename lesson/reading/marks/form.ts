import type { Reading, Sentence } from '../reading.ts'

const each =
  (of: (one: Sentence, reading: Reading) => number) =>
  (reading: Reading): number[] =>
    reading.sentences.map((one) => of(one, reading))

const inverted =
  /^(?:(?:and|but|so|now|then|well|right|okay) ){0,2}(?:(?:is|are|was|were|do|does|did|can|could|will|would|have|has|should)(?:n't)? (?:you|we|he|she|it|they|i|there|god|jesus|this|that)|(?:what|why|how|who|where|when|which) (?:is|are|was|were|do|does|did|can|will|would|in the world|if))\b/i
/** It asks; without signs, by the order of its words. */
export const question = each((one, { captions }) => (/\?["”’')]*$/.test(one.plain) ? 1 : captions && inverted.test(one.plain) ? 0.7 : 0))

export const command = each(({ clauses }) => (clauses[0]?.mood === 'bids' ? 0.8 : clauses.some(({ mood }) => mood === 'bids') ? 0.4 : 0))

const unreal = /^(?:(?:and|but|so|now) ){0,2}if\b[^,]{3,60}\b(?:was|were|had|could)\b/i
const provided =
  /\b(?:unless|provided (?:that )?|supposing|assuming|so long as|as long as|on condition|only (?:when|if)|in the (?:event|case) (?:of|that)|except (?:the|that|god|a)|or else)\b|^(?:had|were|should) (?:he|she|it|we|you|they|i|the|a|an|\p{L}+)\b[^,]{3,60}, (?:\p{L}+ ){1,5}(?:would|could|might)\b/iu
const notReal = /\b(?:even if|as if|if only|what if|if i may|if you will)\b/i
const conditional = /^(?:(?:and|but|so|now) ){0,2}(?:if|unless|suppose|imagine|were (?:i|you|it) to)\b/i
export const condition = each((one) => {
  if (unreal.test(one.plain) && one.tokens.some(({ word }) => word === 'would' || word === "'d")) return 1
  if (notReal.test(one.plain)) return 0.2
  if (conditional.test(one.plain) || provided.test(one.plain)) return 0.8
  return one.clauses.some(({ opener }) => opener === 'if') ? 0.4 : 0
})

/** No finite verb, or only a relative clause. */
export const fragment = each((one) => {
  const finite = one.clauses.filter(({ subject, mood }) => subject || mood === 'bids')
  if (finite.length === 0) return one.clauses.length === 0 ? 1 : 0.7
  if (one.words <= 3) return 0.7
  return /^(?:because|which|who|that)\b/i.test(one.plain) && finite.length < 2 ? 0.7 : 0
})

const joining = new Set('and but so now well then because yes no okay'.split(' '))
const personal = new Set('he she they him his her their them those these'.split(' '))
const pointing = new Set('that this it'.split(' '))
const counting = new Set('neither nor none both another'.split(' '))
/** It leans on a word whose meaning stands in the sentence before. */
export const dangles = each((one) => {
  const [first, second] = one.tokens.slice(0, 6).filter(({ word }) => !joining.has(word))
  const joins = joining.has(one.tokens[0]?.word ?? '') ? 0.15 : 0
  if (!first) return joins
  if (personal.has(first.word)) return 0.6 + joins
  if (pointing.has(first.word)) return (second?.pos === 'verb' || second?.pos === 'aux' ? 0.6 : 0.3) + joins
  if (counting.has(first.word)) return 0.5
  const pronoun = one.tokens.findIndex(({ word }, at) => at < 8 && (personal.has(word) || word === 'it'))
  const named = one.tokens.slice(0, Math.max(0, pronoun)).some(({ pos }) => pos === 'noun' || pos === 'name')
  return (pronoun >= 0 && !named ? 0.4 : 0) + joins
})

/** "NB leaders: …", "Note to readers": the paper speaks to those who serve, to the end of its paragraph. */
const toServers =
  /^["“([]?(?:(?:n\.?b\.?|note|notes|p\.?s\.?|reminder|important)\b[\s:,!–—-]*(?:to |for )?(?:(?:all|the|our|your|small group|group|cabin) )*(?:leaders?|teachers?|readers?|helpers?|ushers?|parents|counsell?ors?|facilitators?|volunteers?|musicians?|interpreters?|translators?|sound|media|tech|slides?)\b|(?:(?:small )?group |table |cabin |youth |kids['’]? )?(?:leaders?|facilitators?|counsell?ors?|teachers?)\b[\s)]*[:–—])/i
const groups =
  /^["“]?(?:some of you|many of you|most of you|those of you|a few of you|you who|(?:(?:so|and|now) )?(?:kids|children|students|teenagers|young people|men|ladies|women|mothers|fathers|mums|moms|dads|parents|grown-?ups|husbands|wives|brothers|sisters|graduates|guests|visitors|seniors)(?:,|\.| and ))/i
const within =
  /\b(?:some of (?:you|y'all)|those of (?:you|us) who|if you(?:'re| are) (?:a|the) (?:mother|father|parent|teenager|student|husband|wife|visitor|guest|leader|young))\b/i
const named = /^(?:(?:and|but|so) )?\p{Lu}\p{L}+, (?:you|i|my|there|we|can)\b/u
/** Said to some of the hearers only. */
export const toAGroup = ({ sentences }: Reading): number[] => {
  let serving = -1
  return sentences.map(({ plain, paragraph }) => {
    if (toServers.test(plain)) serving = paragraph
    return serving === paragraph || groups.test(plain) ? 0.9 : within.test(plain) ? 0.6 : named.test(plain) ? 0.4 : 0
  })
}

/** What is not so: true, yet nothing to teach by itself. */
export const denial = each(({ clauses }) => {
  const own = clauses.filter(({ subject }) => subject)
  if (!own[0]?.negated) return 0
  return own.every(({ negated }) => negated) ? 0.7 : 0.3
})
