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
  if (verses.length === 0) return [`${memoryVerse.reference} is not in the Bible.`]
  // A clause that ends where the verse goes on is closed with the sign of its sentence.
  return textOf(verses).includes(shown(memoryVerse.text))
    ? []
    : [`The words shown for ${memoryVerse.reference} are not those of the translation.`]
}

function learnable({ ageGroup, memoryVerse }: LessonBook): Finding[] {
  if (!memoryVerse?.text) return []
  const [least, most] = ageProfiles[ageGroup].verseWords
  const words = countWords(shown(memoryVerse.text))
  return words < least || words > most ? [`The memory verse has ${words} words; ${least} to ${most} fit this age.`] : []
}

const motion =
  /\b(?:point|clap|hug|hold|lift|raise|reach|stretch|stamp|march|tap|touch|wave|open|close|fold|cross|make|put|shake|nod|wiggle|walk|step|sway|spread|cup|hands?|arms?|fingers?|jump|turn|bend|show|rock|draw|whisper|pat|stand|press|blow|swim|hop|lay|rub|cover|wrap|spin|kneel|look|sit|push|pull|count)\b/i
function helped({ ageGroup, memoryVerse }: LessonBook): Finding[] {
  if (!memoryVerse) return []
  const words = countWords(memoryVerse.explanation)
  const most = ageProfiles[ageGroup].verseHelpWords
  if (words === 0) return ['The memory verse has no help: what it means, or what to do with hands and feet.']
  if (words > most) return [`The help for the verse has ${words} words; ${most} is the most for this age.`]
  return ageGroup === 'young-kids' && !motion.test(memoryVerse.explanation)
    ? ['The youngest learn a verse with motions; the help names none.']
    : []
}

export const verseChecks: Check[] = [
  { line: 'Scripture 1 word for word', bold: true, section: 'memoryVerse', find: wordForWord },
  { line: '16 verse length', bold: true, section: 'memoryVerse', find: learnable },
  { line: '17 verse help', section: 'memoryVerse', find: helped },
]
