import type { AgeGroup, LeaderNote, LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { quoteForNote } from '#lesson/reading/sensitive/quote-for-note.ts'
import { isGrave, noteForAge } from '#lesson/reading/sensitive/sensitive.ts'
import { isForAllAges, topics } from '#lesson/reading/sensitive/topics.ts'
import type { HeardSermon } from '#lesson/reading/hear-sermon.ts'
import { ended } from '#lesson/words/ended.ts'
import { heardBy } from '#lesson/sermon-plan/idea-for-younger.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { isUsual } from './idea-led/around-story.ts'
import type { IdeaWords } from './idea-led/words-for-idea.ts'
import type { LessonWork } from './lesson-work.ts'

const note = (code: LeaderNote['code'], params: Record<string, string> = {}): LeaderNote => ({ code, params })

/** What a leader has to know of how the sermon was heard. */
export function notesForLeader({ reading: { main, captions, passages }, cut }: HeardSermon, plan: KeptPlan, age: AgeGroup): LeaderNote[] {
  // Where the preacher names a place of its chapter, the passage is stated, though not in a head.
  const stated = main && (main.declared || passages.some(({ osis }) => chapterOf(osis) === chapterOf(main.osis)))
  return [
    ...(plan.confirmed || plan.madeBy === 'provider' || !plan.bigIdea.text ? [] : [note('idea-unconfirmed', { idea: plan.bigIdea.text })]),
    // Only the teens' book quotes the sermon.
    ...(captions && age === 'teens' ? [note('captions')] : []),
    ...(main && !stated && plan.passage === main.label ? [note('passage-found', { passage: main.label })] : []),
    ...(cut ? [note('too-long')] : []),
    ...mattersIn(plan, age),
  ]
}

const chapterOf = (osis: string) => osis.split('-')[0]?.split('.').slice(0, 2).join('.') ?? ''

/**
 * On a Saturday night three warnings are read and twelve are not: the gravest are said in full at every age, and of the others the
 * weightiest, more of them to who teaches teens, who may be asked about them; the rest are named. What to do when a child tells is said
 * to everybody.
 */
const mostSaid: Record<AgeGroup, number> = { teens: 3, children: 2, 'young-kids': 1 }
function mattersIn(plan: KeptPlan, age: AgeGroup): LeaderNote[] {
  const { sensitive } = plan
  const everywhere = sensitive.filter(({ topic }) => isForAllAges(topic))
  const grave = sensitive.filter(({ topic }) => isGrave(topic))
  const covered = sensitive.map(({ topic }) => topics.get(topic)?.covers)
  const others = sensitive.filter((one) => !everywhere.includes(one) && !grave.includes(one) && !covered.includes(one.topic))
  const said = [...grave, ...others.slice(0, Math.max(0, mostSaid[age] - grave.length))]
  const named = others.filter((one) => !said.includes(one)).map(({ topic }) => topic)
  return [
    ...[...everywhere, ...said].map((one) => {
      const quote = quoteForNote(one, plan)
      return note('sensitive', { topic: one.topic, note: noteForAge(one, age), ...(quote ? { quote } : {}) })
    }),
    ...(named.length > 0 ? [note(age === 'teens' ? 'also-sensitive' : 'also-left-out', { topics: named.join('; ') })] : []),
  ]
}

/** That another story is told than the one that was preached, and why: nobody may find that out in class. */
export function storyNotes({ story, passage }: KeptPlan, bible: Bible): LeaderNote[] {
  if (!story || story.why === 'passage' || story.why === 'leader' || !passage) return []
  const code = story.why === 'nearest' ? 'story-nearest' : story.why === 'retold' ? 'story-retold' : 'story-other'
  const verses = findReferences(passage).flatMap(({ osis }) => bible.passage(osis))
  return [note(code, { passage, title: story.title, ...(verses.length <= fewVerses ? { read: passage } : {}) })]
}
/** So many verses that nobody tells are read to children as they stand. */
const fewVerses = 4

/** What the leader may say and ask: of the claim that surely says the same, else of the kind of idea where it is known. */
function toSay({ claim, kind, set }: IdeaWords, age: 'children' | 'young-kids'): { say: string; ask: string } {
  if (claim) return { say: typographic(claim.bottomLine[age]), ask: typographic(claim.questions[age][0] ?? '') }
  return kind ? { say: set[age].say, ask: set[age].ask } : { say: '', ask: '' }
}

/**
 * What a younger book tells where no lesson of the bank says what was preached: its passage's usual lesson, with what may be said of the
 * idea at the end; or the story as it stands, within words about the idea.
 */
export function youngerNote(
  work: Pick<LessonWork, 'plan' | 'lesson'>,
  led: IdeaWords,
  { ageGroup: age, bibleStory, bottomLine: line }: Pick<LessonBook, 'ageGroup' | 'bibleStory' | 'bottomLine'>,
): LeaderNote {
  const title = bibleStory?.title ?? ''
  if (age === 'teens' || !isUsual({ ...work, led }, age)) return note('claim-beside-story', { title, line })
  return note('usual-lesson', { title, line, idea: work.plan.bigIdea.text, ...toSay(led, age) })
}

/**
 * What a leader confirmed, beside a younger book that says it in smaller words of its own, or says as much of it as the age can; a note
 * that has it already says it once.
 */
export function preachedNote(
  plan: KeptPlan,
  { ageGroup, bottomLine }: Pick<LessonBook, 'ageGroup' | 'bottomLine'>,
  notes: readonly LeaderNote[],
): LeaderNote[] {
  const idea = plan.bigIdea.text
  if (ageGroup === 'teens' || !plan.confirmed || !idea) return []
  const isWhole = ended(typographic(idea)) === bottomLine
  if (bottomLine === heardBy(plan, ageGroup)) return [note('line-heard', { idea, line: bottomLine })]
  return isWhole || notes.some(({ params }) => params.idea) ? [] : [note('came-down-to', { idea })]
}

/** That the book is led by the idea alone. */
export const ideaLedNote: LeaderNote = note('idea-led', {})
