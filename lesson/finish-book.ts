import type { LeaderNote, LessonBook, SectionId } from '#contract/lesson-book.ts'
import { ageProfiles } from './age-groups.ts'
import { derivedOf } from './derived.ts'
import { timesSaid } from './checks/bottom-line.ts'
import { checkBook, type Problem, type Section } from './checks/check-book.ts'
import { isHarmlessHere } from './checks/safety/looked-at.ts'
import { isOfLesson, withNotes } from './notes/note-sentences.ts'
import { reasonOf } from './notes/reason-of.ts'
import type { HeardSermon } from './reading/hear-sermon.ts'
import { type Bible, textOf, wordsOf } from './scripture/bible.ts'
import { findReferences } from './scripture/references.ts'
import { withTrueQuotations } from './scripture/true-quotation.ts'
import { textsIn, withValueAt } from './sections/book-path.ts'
import { partOf, sectionOf, sections } from './sections/registry.ts'
import { shareOfSermon } from './share-of-sermon.ts'
import { isEnoughEvidence } from './words/enough-evidence.ts'
import { tellSameStory } from './words/same-story.ts'
import { verseForAge } from './write/memory-verse.ts'

/** What a finished book is held against. */
export type Held = Pick<HeardSermon, 'sermon'> & { reading: Pick<HeardSermon['reading'], 'main'> }

const samePoint = (a: string, b: string) => wordsOf(a).join(' ') === wordsOf(b).join(' ')

/** What a model quotes of another translation beside a reference, in the words of the church's own. */
const quotedTruly = (book: LessonBook, bible: Bible): LessonBook =>
  sections
    .flatMap(({ editable }) => editable)
    .filter((field) => field !== 'memoryVerse')
    .flatMap((field) => textsIn(book[field], field))
    .reduce((now, { path, text }) => {
      const ours = withTrueQuotations(text, bible)
      return ours === text ? now : (withValueAt(now, path.split('.'), ours) as LessonBook)
    }, book)

/** Puts the true words into the memory verse and what is quoted beside a reference, and drops evidence that the sermon does not contain and points without any. */
export function groundBook(given: LessonBook, heard: Held, bible: Bible): LessonBook {
  const verse = given.memoryVerse
  const found = verse && findReferences(verse.reference)[0]
  const verses = found ? bible.passage(found.osis) : []
  const book = quotedTruly(given, bible)
  const sermon = wordsOf(heard.sermon.content).join(' ')
  const evidence = book.evidence.filter((one) => isEnoughEvidence(one.quote) && sermon.includes(wordsOf(one.quote).join(' ')))
  return annotate({
    ...book,
    passage: heard.reading.main?.label ?? (findReferences(book.passage).some((one) => bible.passage(one.osis).length) ? book.passage : ''),
    memoryVerse: verses.length > 0 && verses.length <= 4 ? verseForAge(bible, verses, verse?.explanation ?? '', book.ageGroup) : null,
    // A point that rests on nothing the sermon said is not a key point of it.
    keyPoints: book.keyPoints.filter((point) => evidence.some((one) => samePoint(one.point, point))),
    evidence,
  })
}

export const problemsOf = (book: LessonBook, heard: Held, bible: Bible): Problem[] =>
  checkBook(book, { bible, sermonText: heard.sermon.content, sermonTitle: heard.sermon.title, speaker: heard.sermon.speaker })

/** Lets the group say the bottom line at the end of the story as often as the age needs: what code can mend, no second call has to. */
function sayBottomLine(book: LessonBook): LessonBook {
  const missing = ageProfiles[book.ageGroup].bottomLineSaid - timesSaid(book)
  const story = book.devotional ?? book.bibleStory
  if (missing <= 0 || !book.bottomLine || !story?.content) return book
  const line = `${book.devotional ? 'So take this with you:' : 'Say it together:'} ${Array.from({ length: missing }, () => book.bottomLine).join(' ')}`
  const content = `${story.content}\n\n${line}`
  return {
    ...book,
    devotional: book.devotional && { ...book.devotional, content },
    bibleStory: book.bibleStory && { ...book.bibleStory, content },
  }
}

/** Adds what follows from a book's own words: its faith words with their meanings, and how it reads. */
export function annotate(given: LessonBook): LessonBook {
  const book = sayBottomLine(given)
  return { ...book, ...derivedOf(book) }
}

/** Whether a finding is of a sentence of the bank that somebody read where it stands and found harmless there: these alone are silent. */
export const isOfBankAndHarmless = ({ writtenBy }: LessonBook, { params: { sentence = '' } }: Problem): boolean =>
  writtenBy !== 'provider' && isHarmlessHere(sentence)

/** Names to the leader what the gate still finds, and hides none of it; measures how much of the book the sermon itself says. */
export function withOpenProblems(book: LessonBook, heard: Held, bible: Bible): LessonBook {
  const ours = book.writtenBy === 'offline'
  const found = problemsOf(book, heard, bible).filter((problem) => !isOfBankAndHarmless(book, problem))
  // Advice on the bank's words is for their writers; what the danger rules hold of them, and all that a model says, is for the leader.
  const open = found.filter(({ severity }) => !ours || severity === 'hard').map((problem) => problem.says)
  const { main } = heard.reading
  const ofSermon = shareOfSermon(book, heard.sermon.content, main ? textOf(bible.passage(main.osis)) : '')
  return { ...book, ofSermon, toCheck: [...new Set([...book.toCheck, ...open])] }
}

/** Sections that are wrong, with those that are written as one with them. */
function fromAnotherHand(problems: Problem[]): ReadonlySet<SectionId> {
  const wrong = new Set(problems.map(({ section }) => section))
  for (const { id, goesWith } of sections) if (goesWith?.some((other) => wrong.has(other))) wrong.add(id)
  return wrong
}

/** What the leader is told where sections of the bank stand in a provider's book: which, and why. */
function replacedNote(
  taken: ReadonlySet<Section>,
  problems: Problem[],
  { isWhole, fault }: { isWhole: boolean; fault: string },
): LeaderNote {
  const names = sections.filter(({ id }) => taken.has(id)).map(({ label }) => label.replace(/^The /, 'the '))
  const why = reasonOf(problems)
  const cause = fault ? { fault } : {}
  return isWhole
    ? { code: 'lesson-replaced', params: { why, ...cause } }
    : { code: 'sections-replaced', params: { sections: joined(names), why, ...cause } }
}
const joined = (names: string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1')

/** Whether a model's book and the offline one tell one story; what teens read is held against the story itself. */
const tellsWith = (book: LessonBook, offline: LessonBook, { told, bible }: { told: string; bible: Bible }): boolean =>
  book.devotional
    ? tellSameStory(book.devotional.content, told, bible, 'teens')
    : tellSameStory(book.bibleStory?.content ?? '', offline.bibleStory?.content ?? '', bible)

/**
 * Takes every section that is missing or still has a problem from the offline book. Where the story or its line is one of them, or
 * a section about the story would come from a book that tells another, the whole book is the offline one: nobody teaches one hand's
 * story with another's questions. `told` is the story behind the offline book, as children hear it; `fault` is why the provider did
 * not set it right, where it could not be asked.
 */
export function completeBook(
  book: LessonBook,
  offline: LessonBook,
  { problems, bible, told = '', fault = '' }: { problems: Problem[]; bible: Bible; told?: string; fault?: string },
): LessonBook {
  const wrong = new Set<Section>(problems.map((problem) => problem.section))
  const taken = fromAnotherHand(problems)
  const leads = problems.filter(({ section }) => section === 'story' || section === 'bottomLine')
  const aboutStory = problems.filter(({ section }) => sectionOf(section).isOfStory)
  const isMixed = aboutStory.length > 0 && !tellsWith(book, offline, { told, bible })
  const causes = isMixed && leads.length === 0 ? aboutStory : leads
  if (causes.length > 0) return annotate(withNotes(offline, [replacedNote(wrong, causes, { isWhole: true, fault }), ...offline.notes]))
  const others = sections.filter(({ id }) => taken.has(id) && id !== 'leaderNotes').map((section) => partOf(offline, section))
  const completed = {
    ...book,
    ...(Object.assign({}, ...others) as Partial<LessonBook>),
    prayer: taken.has('prayer') ? offline.prayer : book.prayer || offline.prayer,
    minutes: offline.minutes,
    leftOut: book.leftOut.length === 0 ? offline.leftOut : book.leftOut,
    writtenBy: wrong.size === 0 ? book.writtenBy : 'both',
  } satisfies LessonBook
  // What is said of the bank's lesson is not said of a story that a model told.
  const notes = [...book.notes, ...offline.notes.filter((note) => !isOfLesson(note))]
  return annotate(withNotes(completed, wrong.size === 0 ? notes : [replacedNote(taken, problems, { isWhole: false, fault }), ...notes]))
}
