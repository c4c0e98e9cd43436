import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { type BankLesson, lessonOf } from '#lesson/bank/lessons.ts'
import { annotate, withOpenProblems } from '#lesson/finish-book.ts'
import { withNotes } from '#lesson/notes/note-sentences.ts'
import type { HeardSermon } from '#lesson/reading/hear-sermon.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { dwelling, quotedVerses } from '#lesson/scripture/quoted.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { withLesson } from '#lesson/sermon-plan/choose-lesson.ts'
import { excerptOf } from '#lesson/sermon-plan/excerpt.ts'
import { lessonWish } from '#lesson/sermon-plan/heard-plan.ts'
import { lessonForChildren } from './lesson-for-children.ts'
import { lessonForTeens } from './lesson-for-teens.ts'
import { lessonForYoungKids } from './lesson-for-young-kids.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { carefulNotes } from './careful-notes.ts'
import { ideaLedNote, notesForLeader, preachedNote, storyNotes, youngerNote } from './notes-for-leader.ts'
import { nearClaims } from '#lesson/sermon-plan/near-claims.ts'
import { toldBeside } from '#lesson/sermon-plan/angle-of-idea.ts'
import { wordsForIdea } from './idea-led/words-for-idea.ts'
import { isOfPassage, lessonThatSays } from '#lesson/sermon-plan/says-the-idea.ts'

/** How the leader wants the lessons: how long the class is, and the titles of what this church was lately given. */
export type Wishes = { minutes: number; given?: ReadonlySet<string> }

/** Writes the three books without any AI from one plan and the bank's lesson that it names. Verses stand as `bible` has them. */
export function writeBooks(
  heard: HeardSermon,
  given: KeptPlan,
  bible: Bible,
  { minutes, given: had = new Set() }: Wishes = { minutes: 45 },
): Record<AgeGroup, LessonBook> {
  const { sermon } = heard
  // A plan of an older version may name a lesson that the bank has no more.
  const kept = named(given) ? given : withLesson({ ...given, story: null }, lessonWish(sermon, bible, had))
  const own = named(kept)
  if (!own) throw new Error('the bank has no lesson')
  const idea = kept.bigIdea.text
  const excerpt = excerptOf(heard.reading, kept.bigIdea)
  const near = kept.confirmed && idea ? nearClaims(idea, sermon.content) : []
  const saying = lessonThatSays(kept, own, near)
  const led = saying ? undefined : wordsForIdea(idea, near, `${sermon.title} ${idea}`, isOfPassage(kept.story) ? own : undefined)
  const lesson = saying ?? own
  const plan = toldAs(kept, own, lesson)
  const quoted = quotedVerses(
    sermon.content,
    findReferences(plan.passage).flatMap(({ osis }) => bible.passage(osis)),
  )
  const work = { sermon, excerpt, plan, lesson, led, bible, quoted, dwelt: dwelling(sermon.content), minutes, given: had }
  const finished = (book: LessonBook) => {
    const age = book.ageGroup
    const isLed = age === 'teens' && led !== undefined
    const ofIdea = led && age !== 'teens' ? [youngerNote(work, led, book)] : []
    const first = isLed ? [ideaLedNote] : [...ofIdea, ...preachedNote(plan, book, ofIdea), ...storyNotes(plan, bible)]
    const ofLesson = isLed && !isOfPassage(plan.story) ? [] : carefulNotes((isLed && toldBeside(idea, lesson)) || lesson, book, led?.claim)
    const notes = [...first, ...notesForLeader(heard, plan, age), ...ofLesson]
    return withOpenProblems(annotate(withNotes({ ...book, minutes }, notes)), heard, bible)
  }
  return {
    teens: finished(lessonForTeens(work)),
    children: finished(lessonForChildren(work)),
    'young-kids': finished(lessonForYoungKids(work)),
  }
}

const named = ({ story, claim }: KeptPlan) => story && lessonOf(claim, story.span)

/** The plan with another telling of its passage: the younger ages have that one's bottom lines, but what a leader typed stays. */
function toldAs(plan: KeptPlan, { claim: before }: BankLesson, { claim: now }: BankLesson): KeptPlan {
  if (now.id === before.id) return plan
  const line = (age: 'children' | 'young-kids') => {
    const said = plan.bottomLine[age]
    return typographic(said) === typographic(before.bottomLine[age]) ? now.bottomLine[age] : said
  }
  return { ...plan, claim: now.id, bottomLine: { ...plan.bottomLine, children: line('children'), 'young-kids': line('young-kids') } }
}
