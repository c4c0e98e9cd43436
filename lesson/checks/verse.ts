import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { textOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import type { Check, CheckContext, Finding } from './check-book.ts'

const shown = (text: string) => text.replace(/^…\s?|\s?…$/g, '')

/** The reference exists and the words are the translation's own. */
function wordForWord({ memoryVerse }: LessonBook, { bible }: CheckContext): Finding[] {
  if (!memoryVerse?.reference) return []
  const found = findReferences(memoryVerse.reference)[0]
  const verses = found ? bible.passage(found.osis) : []
  if (verses.length === 0) return [{ code: 'no-such-verse', params: { reference: memoryVerse.reference } }]
  // A clause that ends where the verse goes on is closed with the sign of its sentence.
  return textOf(verses).includes(shown(memoryVerse.text))
    ? []
    : [{ code: 'verse-not-word-for-word', params: { reference: memoryVerse.reference } }]
}

/** Violence, nakedness and curses, in the words of a translation: no age learns them by heart. */
const grim =
  /\b(?:slew|slain|slay\w*|slaughter\w*|stabb\w*|thrust|entrails|bowels|beheaded|dash(?:es|ed)? (?:your|them|his|the) (?:little|infants|children)|cut off (?:his|her|their|your)|flesh of (?:your|their) (?:sons|daughters|children|son)|naked\w*|uncover\w*|prostitut\w*|harlots?|whor\w+|adulter\w*|fornicat\w*|lay with|lie with (?:a|her|him|me)|concubines?|ravish\w*|rape\w*|foreskins?|circumcis\w*|genitals|emission|semen|menstru\w*|breasts|womb be|dung|urine|vomit|hanged himself|hang(?:ed)? (?:him|them)|stoned? (?:him|her|them)|stone (?:him|her|them) (?:to death|with stones)|put to death|utterly destroy\w*|destroyed them|killed|murder\w*|blood (?:be|will be|shall be) on|shed (?:his|their|man.s) blood|drink blood|burn(?:ed|t)? (?:him|her|them) (?:with|in) (?:the )?fire|cursed (?:be|is|are|shall)|(?<!who )curse (?:you|him|them)|wished? (?:that )?(?:he|she|they) (?:was|were) dead|corpses?|carcass\w*|dogs (?:will|shall) eat|eat the flesh|gouge\w*|put out (?:his|their) eyes|ripp?(?:ed)? (?:up|open)|hell ?fire|brimstone|sulfur|(?:sword|spear|dagger|blade)\b[^.;]{0,60}\b(?:body|belly|thigh|neck|skull|temples)|devour(?:ed)? (?:his|their|her))\b/i
/** The cross and the ransom are what the faith says, hard as they are. */
const gospel = /\b(?:Christ|Jesus|Lamb|cross|Savior|for us|for our sins|raised)\b/

/** A verse that tells of violence, nakedness or a curse, or one whose part lost the word that turns its sense. */
function fitToLearn({ memoryVerse }: LessonBook, { bible }: CheckContext): Finding[] {
  if (!memoryVerse?.reference || !memoryVerse.text) return []
  const { reference, text } = memoryVerse
  const found = findReferences(reference)[0]
  const whole = found ? textOf(bible.passage(found.osis)) : ''
  return [
    ...(isGrim(`${text} ${whole}`) ? [{ code: 'verse-unfit' as const, path: 'memoryVerse.reference', params: { reference } }] : []),
    ...(turnsItsSense(shown(text), whole) ? [{ code: 'verse-turned' as const, path: 'memoryVerse.reference', params: { reference } }] : []),
  ]
}
/** Whether a text is nothing that anybody should learn by heart, however true. */
export const isGrim = (text: string): boolean => grim.test(text) && !gospel.test(text)

/** A clause that gives a reason or an answer stands for itself: "for God loves a cheerful giver". */
const ownClause = /^[“‘]?(?:for|because|but|yet|behold|and|so|therefore|I|God|Yahweh|The Lord)\b/
const denies =
  /\b(?:not|no|nor|neither|never|none|nobody|nothing|without|cannot|can’t|won’t|don’t|doesn’t|didn’t|lest|let no one)\b[^,.;:!?“”]{0,60}$/i
const conditions = /\b(?:unless|except|lest)\b[^.;!?]{0,90},?\s*$/i
const saidByAnother =
  /\b(?:fools?|wicked|devil|satan|serpent|tempter|mockers?)\b[^.;!?]{0,60}\b(?:says?|said|say)\b[^.;!?]{0,40}[,:]?\s*[“‘]?$/i
/** Whether the words right before or behind a shown part belong to its sense: "the fool says" before "there is no God", "unless" behind a promise. */
export function turnsItsSense(part: string, whole: string): boolean {
  const clause = part.replace(/[.!?][”’]?$/, '')
  const at = whole.indexOf(clause)
  if (at < 0 || clause === '' || clause.length >= whole.length - 3) return false
  const before = whole.slice(0, at)
  const behind = whole.slice(at + clause.length)
  if (/^[,;]?\s*(?:unless|except|but only|only if|lest|provided)\b/i.test(behind) || conditions.test(before)) return true
  return saidByAnother.test(before) || (denies.test(before) && !ownClause.test(clause))
}

function learnable({ ageGroup, memoryVerse }: LessonBook): Finding[] {
  if (!memoryVerse?.text) return []
  const [least, most] = ageProfiles[ageGroup].verseWords
  const words = countWords(shown(memoryVerse.text))
  return words < least || words > most ? [{ code: 'verse-words', params: { words, least, most } }] : []
}

const motion =
  /\b(?:point|clap|hug|hold|lift|raise|reach|stretch|stamp|march|tap|touch|wave|open|close|fold|cross|make|put|shake|nod|wiggle|walk|step|sway|spread|cup|hands?|arms?|fingers?|jump|turn|bend|show|rock|draw|whisper|pat|stand|press|blow|swim|hop|lay|rub|cover|wrap|spin|kneel|look|sit|push|pull|count)\b/i
/** Whether the help of a verse gives small children something to do with its words. */
export const hasMotion = (help: string): boolean => motion.test(help)
function helped({ ageGroup, memoryVerse }: LessonBook): Finding[] {
  if (!memoryVerse) return []
  const words = countWords(memoryVerse.explanation)
  const most = ageProfiles[ageGroup].verseHelpWords
  if (words === 0) return [{ code: 'no-verse-help' }]
  if (words > most) return [{ code: 'verse-help-words', params: { words, most } }]
  return ageGroup === 'young-kids' && !hasMotion(memoryVerse.explanation) ? [{ code: 'no-motions' }] : []
}

export const verseChecks: Check[] = [
  { line: 'Scripture 1 word for word', bold: true, severity: 'hard', section: 'memoryVerse', find: wordForWord },
  { line: '16 verse length', bold: true, section: 'memoryVerse', find: learnable },
  { line: '16 verse fit to learn', bold: true, severity: 'hard', section: 'memoryVerse', find: fitToLearn },
  { line: '17 verse help', section: 'memoryVerse', find: helped },
]
