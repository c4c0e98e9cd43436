import type { MemoryVerse } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { isGrim } from '#lesson/checks/verse.ts'
import type { BookCode } from '#lesson/scripture/books.ts'
import { type Bible, osisOf, type Verse } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { voiceOf } from '#lesson/scripture/who-speaks.ts'
import { nearestVerse } from '#lesson/sermon-plan/nearness.ts'
import { ended } from '#lesson/words/ended.ts'
import { isFragment } from '#lesson/words/fragment.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { clauseOf, verseForAge } from '#lesson/write/memory-verse.ts'
import type { LessonWork } from '#lesson/write/lesson-work.ts'
import { verseOfLesson } from '#lesson/write/verse-of-lesson.ts'
import type { IdeaWords } from './words-for-idea.ts'

const verseHelp =
  'This line of the passage comes closest to what was preached. Say it slowly, and stop at the word that you would not have chosen.'
const quotedHelp = 'The preacher quoted this line from the passage. Say it slowly, and stop at the word that you would not have chosen.'
const claimHelp = 'Here another part of the Bible says what was preached on Sunday. Say it slowly, and listen for the word that they share.'

/** Books that tell what happened: what stands there outside of a speech is a piece of a story. */
const tells = new Set<BookCode>(
  'Gen Exod Num Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Dan Jonah Matt Mark Luke John Acts'.split(' ') as BookCode[],
)
const ofGod = /\b(?:God|Yahweh|Lord|Jesus|Christ|Spirit|Father)\b/
const byGod = /\b(?:I|my|me)\b/
/** What leans on the verse before it is learned with that one or not at all. */
const leansBack = /^[“‘]?(?:then|now when|when he|so he|and he|but he|he who has an ear|likewise|again|these|this)\b/i
/** The enemy is in the story; nobody learns him by heart. What somebody saw is told, and teaches nothing yet. */
const ofStory = /\b(?:Satan|devil|evil one|serpent)\b|\b(?:I saw|I looked|showed me|I lifted up my eyes)\b/
const [least, most] = ageProfiles.teens.verseWords

/** Whether a verse can be learned as it stands: whole, teaching or promise, of God or by him, and nobody's speech that the passage may turn against. */
export function isLearned(bible: Bible): (verse: Verse) => boolean {
  const voice = voiceOf(bible)
  return (verse) => {
    const { text, book } = verse
    const words = countWords(text)
    if (!/^[“‘]?\p{Lu}/u.test(text)) return false
    if (words < least || words > most || leansBack.test(text) || isGrim(text) || ofStory.test(text) || /[,:]$/.test(text)) return false
    const who = voice(verse)
    if (who === 'God') return ofGod.test(text) || byGod.test(text)
    return who === 'writer' && !tells.has(book) && ofGod.test(text)
  }
}

/** So much of the idea has to be in a verse: one word that few claims of the bank have. */
const nearEnough = 4

/** Whether the verse that was chosen for the lesson is of the passage and more than a step of its story. Somebody chose it who knew who speaks. */
function isChosenWell({ angle }: LessonWork['lesson'], spans: readonly string[], bible: Bible): boolean {
  const { osis, clause } = angle.verse.teens
  const preached = new Set(spans.flatMap((span) => bible.passage(span).map(osisOf)))
  const whole = clause.replace(/,? who [^,]*(?:, and [^,]*)?/g, '')
  return (
    bible.passage(osis).every((verse) => preached.has(osisOf(verse))) &&
    (ofGod.test(clause) || byGod.test(clause)) &&
    !isFragment(ended(whole))
  )
}

/**
 * The verse of an idea-led book: of those that can be learned one that was quoted, else the nearest of the passage, else the lesson's where it is one, else one that is
 * preached with the claim that surely says the same, else that of the set.
 */
export function verseOfIdea(
  { plan, lesson, bible, quoted }: LessonWork,
  { set, claim, kind, near: claims }: IdeaWords,
  isTold: boolean,
): MemoryVerse {
  const fits = isLearned(bible)
  const of = (spans: string[]) => spans.flatMap((span) => bible.passage(span)).filter(fits)
  const spans = findReferences(plan.passage).map(({ osis }) => osis)
  const preached = of(spans)
  const heard = nearestVerse(plan.bigIdea.text, quoted.filter(fits))
  if (heard) return verseForAge(bible, [heard], quotedHelp, 'teens')
  const near = nearestVerse(plan.bigIdea.text, preached, nearEnough)
  if (near) return verseForAge(bible, [near], verseHelp, 'teens')
  if (isTold && isChosenWell(lesson, spans, bible)) return verseOfLesson(lesson.angle, bible, 'teens')
  const claimed = claim && nearestVerse(plan.bigIdea.text, of(claim.passages))
  if (claimed) return verseForAge(bible, [claimed], claimHelp, 'teens')
  // A verse of the passage is heard in class; only where the kind is known is another one nearer to what was preached.
  const [first] = preached
  if (first && !kind) return verseForAge(bible, [first], verseHelp, 'teens')
  if (set.verse && bible.passage(set.verse.osis).some(({ text }) => text.includes(set.verse?.clause ?? '')))
    return clauseOf(bible, set.verse, set.verse.help)
  const elsewhere = nearestVerse(
    plan.bigIdea.text,
    claims.flatMap(({ passages }) => of(passages)),
    nearEnough,
  )
  if (elsewhere) return verseForAge(bible, [elsewhere], claimHelp, 'teens')
  return first ? verseForAge(bible, [first], verseHelp, 'teens') : verseOfLesson(lesson.angle, bible, 'teens')
}
