import { keyStems } from '#lesson/scripture/bible.ts'
import { hasVerb, verbsIn } from './has-verb.ts'
import { archaic, modernise, standAlone } from './modern-english.ts'
import type { Sentence } from './rank-sentences.ts'

/** A piece without a main verb: "Faith in God, but also faith in our land." or "At his departing, when he should suffer." */
export const isFragment = (text: string): boolean =>
  // "The sixth and last group, that is to say, those who are helping others."
  !hasVerb(text.replace(/,? that is(?: to say)?,/gi, ',').replace(/, (?:those|they|he|she|people) who\b[^,;:]*/gi, '')) ||
  // "The group of those who have fallen.": its only verb belongs to those, not to the group.
  (/^the \w+ of\b/i.test(text) && !hasVerb(text.replace(/\b(?:who|whom|which|that)\b[^;:]*/gi, ''))) ||
  /^(?:at|in|on|by|with|for|from|to|of)\b[^,]*,\s*(?:when|where|which|who|that)\b[^,]*$/i.test(text) ||
  hangsOnOneClause(text) ||
  hangsOnARelative(text) ||
  // "Not stock photos or airbrushed history.", "Because pretending will kill a church."
  /^(?:not,? (?!only|every|all|one|many|even)|because\b[^,]*$)/i.test(text)

/** "In God the Son, who poured out His soul for us, and washed us in His own blood.": no clause follows that has a subject of its own. */
function hangsOnARelative(text: string): boolean {
  const found = /^(?:in|of|for|by|with|to|from|on|at|through)\b[^,]{1,50}, (?:who|which|whom)\b/i.exec(text)
  if (!found || hasVerb(found[0].replace(/, \w+$/, ''))) return false
  return !/,\s+(?:and |but )?(?:I|we|you|he|she|it|they|the|there|this|that|these|those|let|all|no|God|Christ|Jesus)\b/i.test(
    text.slice(found[0].length),
  )
}

const helped =
  /\b(?:do|does|did|will|would|can|cannot|could|shall|should|may|might|must|has|have|had|is|are|was|were)(?: not| never)? \w+/gi
/** "A mother and two boys, in a small room, with a sound of oil that does not stop.": its one verb says what the oil does. */
function hangsOnOneClause(text: string): boolean {
  const clause = /\b(?:who|which|that)\b[^,;:]*[.!]?["”’]?$/i.exec(text)
  if (
    !clause ||
    !/^(?:an?|the|one|two|three|no|somebody|someone|everybody|everyone|anyone|those|people)\b|^\p{Lu}\p{Ll}+, who\b/iu.test(text) ||
    hasVerb(text.slice(0, clause.index))
  )
    return false
  return verbsIn(clause[0].replace(helped, 'is')).length === 1
}

const someone =
  /\b(?:God|Jesus|Christ|Lord|Spirit|Father|Savio(?:u)?r|man|men|woman|women|people|person|child|children|boy|girl|son|daughter|disciples?|believers?|Christians?|preacher|who|whoever|one|everyone|anyone|nobody|somebody|someone|those|others?|friends?|brothers?|sisters?|neighbou?rs?|church|(?!(?:answ|nev|ev|ov|und|aft|wheth|rath|togeth|wat|pow|rememb|off|matt|pray|lett|numb|ord|lat|great|low|high|suff|consid|chapt|h)ers?\b)[a-z]+ers?)\b|(?<=\p{L},? )\p{Lu}\p{Ll}+/u
const divine = /\b(?:God|Jesus|Christ|Lord|Spirit|Father)\b/g
/** "Jesus does not answer her a word.": no woman stands before her. */
function namesNoWoman(text: string): boolean {
  const found = /\b(?:she|hers?)\b/i.exec(text)
  if (!found) return false
  const before = text.slice(0, found.index).replace(divine, '')
  const [first = '', second = ''] = before.split(/\s+/)
  return !someone.test(before) && !(/^\p{Lu}\p{Ll}+$/u.test(first) && hasVerb(second))
}

/** "It is so" and "it turns out" mean nothing in particular. */
const thing =
  /\bit\b(?! (?:is|was|will|would|has|had|seems?|turns?|takes?|comes?|came|happens?|does|did|may|might|can|could|must|should|means|meant)\b)/i
const moreVerbs = new Set(
  'meet met pray learn love hear read build buy sell hold keep carry use like hate fear fight mend eat drink drop lift pick throw leave enjoy share'
    .split(' ')
    .map((word) => keyStems(word)[0] ?? word),
)
/** "Some of you are living in it right now.", "Elijah learned it on the mountain.": nothing stands before it that one can live in or learn. */
function namesNoThing(text: string): boolean {
  const found = thing.exec(text)
  if (!found || found.index === 0) return false
  const before = text
    .slice(0, found.index)
    .replace(/\b(?:\w+(?:ing|ed)|some|many|most|all|few|not|never|really|just|still)\b/gi, '')
    .replace(/\b\p{Lu}\p{Ll}+\b/gu, '')
  return keyStems(before).every((stem) => hasVerb(stem) || moreVerbs.has(stem) || someone.test(stem))
}
/** "Paul wrote about this to the church.", "An illness is not stronger than that." */
const pointsAtNothing =
  /\b(?:about|than|like|of|to|for|with|after|before|by|from) (?:this|that)(?=[.,;!?]|$| (?:to|and|but|or|because|when|in|at|on)\b)|\b(?:word|name) for it\b/i

/** "Shackled to a soldier he wrote letters.": the soldier is not he. */
const hangsOnParticiple = /^["“]?\p{Lu}\p{Ll}+(?:ed|ing)\b[^.]*?\b(?:he|she|they)\b/u
/** A pronoun with nobody before it that it could mean: "In words, they reason about a resurrection." */
export function dangles(text: string): boolean {
  if (namesNoWoman(text) || namesNoThing(text) || pointsAtNothing.test(text) || hangsOnParticiple.test(text)) return true
  const found = /\b(?:he|she|they|him|them|his|their)\b/i.exec(text)
  if (!found) return false
  const before = text.slice(0, found.index)
  // "God appointed for him", "God knew his name before you chose it": nobody speaks of God so.
  const another = /^(?:him|them)$/i.test(found[0]) || /\b(?:knew|knows|called|calls|remembers?|wipes?) $/.test(before)
  const onlyGod = another && !someone.test(before.replace(divine, ''))
  return !someone.test(before) || onlyGod
}

/** Speaks to somebody whom nobody here knows: "Noah, child of God, we commend you to the one who made you." */
export const addressed = /^\p{Lu}\p{Ll}+, (?:child of|we (?:commend|love|miss|thank|bless) you|rest in|go in peace|goodbye)\b/u

/** Words that make a sentence one about God or faith. */
export const sacred =
  /\b(?:God|Jesus|Christ|Lord|Spirit|Scripture|gospel|love|faith|hope|grace|mercy|pray(?:er)?|sin|forgive\w*|heaven|soul|trust|obey|worship)\b/i

/** Words in capitals inside a sentence: a heading that ran into the text, or a raised voice. */
export const shouted = /\b[A-Z]{4,}\b(?!\.)/

/** "She kneels down and says three words.": what it promises stands in the sentence after it. */
export const announces =
  /\b(?:says?|said|asks?|asked|replied|answers?|answered)\.?$|\b(?:one|two|three|four|five|these|this) (?:\w+ )?(?:words?|things?)\.?$/i

/** Whole statements that stand by themselves: no "he" of nothing, no open quotation, no first person. */
export const standsAlone = (sentence: Sentence): boolean =>
  !sentence.personal &&
  !/^["“'‘]?(?:oh?|ah|no|yes|yea|nay|well|see|mark|to make|and|but|so|for|then|or|yet|nor|he|she|they|it|this|that|these|those|such|there|here|him|her|his|their|its|which|who|whose|whom|what|thus|hence|therefore|because|if|as|when|while|though|although|the others?|another|one of (?:them|these|those)|the (?:former|latter)|both of|neither|either|consequently|accordingly|whereas|likewise|moreover|furthermore|nevertheless|notwithstanding|considering|besides|not only|in words|on this account|in like manner|there is one|if,? therefore|the same|surely in|to make an end|in view of|what an?|all of (?:them|these|those)|some of (?:them|these|those)|none of)\b/i.test(
    standAlone(sentence.text),
  ) &&
  (sentence.text.match(/["“”]/g)?.length ?? 0) % 2 === 0 &&
  !archaic.test(modernise(sentence.text)) &&
  !shouted.test(modernise(sentence.text)) &&
  !isFragment(standAlone(sentence.text)) &&
  !dangles(standAlone(sentence.text)) &&
  !/^(?:(?:closing|opening) )?prayer:/i.test(sentence.text) &&
  !announces.test(sentence.text) &&
  !/[:;,]$|^\(|\b(?:aforesaid|above-mentioned)\b|\.\.\.|…|__/.test(sentence.text)

/** What would have been so, is not. */
export const unreal =
  /\b(?:would|could|might|should)(?: not| never)? (?:then )?have\b|\bhad(?: not| never)? (?:then|have)\b|^["“]?(?:neither|nor) (?:could|would)\b/i
