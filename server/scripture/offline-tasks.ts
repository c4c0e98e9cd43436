import type { Translation } from '#contract/generation-wishes.ts'
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan, PlanChange } from '#contract/lesson-plan.ts'
import { type Analysis, analyseSermon, type SermonText } from '#lesson/analyse/analyse-sermon.ts'
import { checkBook, type CheckContext, type Problem } from '#lesson/checks/check-book.ts'
import { completeBook, groundBook, problemsOf, withOpenProblems } from '#lesson/finish-book.ts'
import { type Asked, readRewritten, type Rewritten } from '#lesson/rewrite/read-rewritten.ts'
import { relatedLessons } from '#lesson/rewrite/related-lessons.ts'
import { rewriteSection } from '#lesson/rewrite/rewrite-section.ts'
import { wishOf } from '#lesson/rewrite/wish.ts'
import { changedPlan } from '#lesson/sermon-plan/changed-plan.ts'
import { withLesson } from '#lesson/sermon-plan/choose-lesson.ts'
import { heardPlan, lessonWish } from '#lesson/sermon-plan/heard-plan.ts'
import { providedPlan } from '#lesson/sermon-plan/provided-plan.ts'
import { type Bible, labelOf, textOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { lookUp } from '#lesson/sections/look-up-verses.ts'
import type { LookedUp, VerseAsked } from '#lesson/sections/verse-follows.ts'
import { shareOfSermon } from '#lesson/share-of-sermon.ts'
import { themeOf } from '#lesson/write/books-by-theme.ts'
import { tooLong } from '#lesson/write/notes-for-leader.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { boundedText } from './bounded-text.ts'
import { bible } from './load-bible.ts'

/** What a provider is told about a sermon besides its text. */
export type Digest = {
  verdict: Analysis['verdict']
  words: number
  verses: string
  condensed: string
  /** The sentence for the leader when the sermon is longer than any engine here reads. */
  cut: string
}
/** How the lessons are to be written: how many tokens of sermon the model reads at once, which Bible is quoted, how long the class is, and the titles that the library already holds. */
export type Wishes = { contextTokens: number; translation: Translation; minutes: number; given: string[] }
export type Prepared = { digest: Digest; books: Record<AgeGroup, LessonBook> }
/** What was heard in a sermon, and what a provider is told of it besides its text. */
export type Heard = { plan: KeptPlan; digest: Digest }

/** What is kept of an analysis: enough to plan again, to check and to complete a provider's books, little enough to keep many. */
type Known = { analysis: Analysis; digest: Digest }
const recent = new Map<string, Known>()
const keep = 30
/** The books of one plan, kept while a provider's are held against them. */
const written = new Map<string, Record<AgeGroup, LessonBook>>()

function remembered<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const found = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, found)
  if (kept.size > keep) kept.delete(kept.keys().next().value ?? '')
  return found
}
const bounded = (sermon: SermonText): SermonText => ({ ...sermon, content: boundedText(sermon.content) })
const keyOf = (sermon: SermonText, wishes: Wishes) =>
  [sermon.title, sermon.speaker, sermon.scripture, sermon.theme, sermon.content, ...Object.values(wishes)].join('\0')

/** One analysis serves the whole generation: the plan, the three books, the prompts and the checks. */
const known = (sermon: SermonText, wishes: Wishes): Known =>
  remembered(recent, keyOf(sermon, wishes), () => {
    const analysis = analyseSermon(bounded(sermon), bible(), { given: new Set(wishes.given), older: () => bible('KJV') })
    return { analysis, digest: digestOf(analysis, wishes) }
  })
const booksBy = (sermon: SermonText, wishes: Wishes, plan: KeptPlan): Record<AgeGroup, LessonBook> =>
  remembered(written, `${keyOf(sermon, wishes)}\0${JSON.stringify(plan)}`, () =>
    writeBooks(known(sermon, wishes).analysis, plan, bible(wishes.translation), wishes),
  )

function digestOf(analysis: Analysis, { contextTokens, translation }: Wishes): Digest {
  const quoted = bible(translation)
  const main = quoted.passage(analysis.scriptures.main?.osis ?? '')
  const cited = analysis.scriptures.cited.slice(0, 12).flatMap(({ osis }) => quoted.passage(osis).slice(0, 4))
  const verses = [...new Set([...main.slice(0, 30), ...cited])].map((verse) => `${labelOf([verse])}: ${verse.text}`).join('\n')
  return {
    verdict: analysis.verdict,
    words: analysis.words,
    verses,
    condensed: condense(analysis, contextTokens),
    cut: analysis.cut ? tooLong : '',
  }
}

/** What a book of a sermon is held against. */
const heldAgainst = ({ title, speaker, content }: SermonText, quoted: Bible): CheckContext => ({
  bible: quoted,
  sermonText: content,
  sermonTitle: title,
  speaker,
})

export const offlineTasks = {
  /** What is heard in a sermon without AI. */
  plan(sermon: SermonText, wishes: Wishes): Heard {
    const { analysis, digest } = known(sermon, wishes)
    return { plan: heardPlan(bounded(sermon), bible(), { older: () => bible('KJV'), given: analysis.given }), digest }
  },
  /** A provider's plan, held against the sermon and the Bible. */
  provided(sermon: SermonText, heard: KeptPlan, value: unknown): KeptPlan | undefined {
    return providedPlan(value, heard, { sermon: sermon.content, bible: bible() })
  },
  /** The leader's version of a plan; undefined when he names a passage that is in no Bible. */
  changePlan(sermon: SermonText, wishes: Wishes, plan: KeptPlan, change: PlanChange): KeptPlan | undefined {
    const changed = changedPlan(plan, change, bible())
    const chosen = change.claim !== undefined || change.bottomLine !== undefined
    const moved =
      changed && (changed.bigIdea.text !== plan.bigIdea.text || changed.passage !== plan.passage || changed.story !== plan.story)
    return changed && moved && !chosen ? withLesson(changed, lessonWish(sermon, bible(), new Set(wishes.given))) : changed
  },
  /** The next best plan: another story for the same idea. */
  nextPlan(sermon: SermonText, wishes: Wishes, plan: KeptPlan, skip: number): KeptPlan {
    const { analysis } = known(sermon, wishes)
    const free = plan.story && { ...plan.story, why: 'claim' as const }
    return withLesson({ ...plan, story: free }, { ...lessonWish(sermon, bible(), analysis.given), skip })
  },
  /** The three books of a plan without AI. */
  prepare(sermon: SermonText, wishes: Wishes, plan: KeptPlan): Prepared {
    return { books: booksBy(sermon, wishes, plan), digest: known(sermon, wishes).digest }
  },
  /** Title, scripture and theme for a text that has none written beside it. */
  suggest(content: string): { title: string; scripture: string; theme: string } {
    const analysis = analyseSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content: boundedText(content) }, bible(), {
      older: () => bible('KJV'),
    })
    const theme = themeOf(analysis)
    return { title: theme.titles.teens, scripture: analysis.scriptures.main?.label ?? '', theme: theme.name }
  },
  /** Puts the true verse in and names what is wrong with a provider's book. */
  check(sermon: SermonText, wishes: Wishes, book: LessonBook): { book: LessonBook; problems: Problem[] } {
    const { analysis } = known(sermon, wishes)
    const quoted = bible(wishes.translation)
    const grounded = groundBook({ ...book, minutes: wishes.minutes }, analysis, quoted)
    return { book: grounded, problems: problemsOf(grounded, analysis, quoted) }
  },
  /** Fills what is missing or wrong from the offline book of the same plan, and names to the leader what is wrong even then. */
  complete(sermon: SermonText, wishes: Wishes, plan: KeptPlan, { book, problems }: { book: LessonBook; problems: Problem[] }): LessonBook {
    const { analysis } = known(sermon, wishes)
    const quoted = bible(wishes.translation)
    const offline = booksBy(sermon, wishes, plan)[book.ageGroup]
    // What is only advice is no reason to give a section of the provider's away: the leader reads it in the report.
    const hard = problems.filter(({ bold }) => bold)
    return withOpenProblems(completeBook(book, offline, hard), analysis, quoted)
  },
  /** What the checks say of a book that a person has changed, and how much of it the sermon itself says now. */
  recheck(sermon: SermonText, translation: Translation, book: LessonBook): { problems: Problem[]; ofSermon: number } {
    const quoted = bible(translation)
    const passage = findReferences(book.passage)[0]
    return {
      problems: checkBook(book, heldAgainst(bounded(sermon), quoted)),
      ofSermon: shareOfSermon(book, bounded(sermon).content, passage ? textOf(quoted.passage(passage.osis)) : ''),
    }
  },
  /** Another version of a section or an item, from the bank and the plan; undefined where there is none. */
  rewrite(sermon: SermonText, wishes: Wishes, plan: KeptPlan, book: LessonBook, asked: Asked): Rewritten | undefined {
    const given = new Set(wishes.given)
    const { head } = lessonWish(sermon, bible(), given)
    const related = relatedLessons(plan, { bible: bible(), head, passage: book.passage, given })
    const work = { book, plan, sermon, related, bible: bible(wishes.translation), given, wish: wishOf(asked.wish) }
    return rewriteSection(work, asked, heldAgainst(bounded(sermon), bible(wishes.translation)))
  },
  /** A model's version of a section, read into the book: with the true verse, and what the checks say of the whole. */
  readRewritten(sermon: SermonText, wishes: Wishes, book: LessonBook, asked: Asked, value: unknown): Rewritten | undefined {
    return readRewritten(book, { ...asked, value }, { context: heldAgainst(bounded(sermon), bible(wishes.translation)) })
  },
  /** The verses and passages that an edit asks for. */
  lookUp(translation: Translation, age: AgeGroup, asked: VerseAsked[]): LookedUp {
    return lookUp(bible(translation), age, asked)
  },
}
export type OfflineTasks = typeof offlineTasks

/** The paragraphs that matter most, in their order, within a model's reading length (about four characters a token); '' when the whole fits. */
function condense(analysis: Analysis, contextTokens: number): string {
  const room = contextTokens * 4
  const { paragraphs, sentences } = analysis
  if (paragraphs.reduce((sum, one) => sum + one.length + 2, 0) <= room) return ''
  const weight = new Map<number, number>()
  for (const one of sentences) weight.set(one.paragraph, (weight.get(one.paragraph) ?? 0) + one.rank)
  const order = paragraphs
    .map((text, at) => ({ at, text, score: (weight.get(at) ?? 0) / Math.sqrt(text.length) }))
    .sort((a, b) => b.score - a.score)
  const chosen = new Set<number>()
  let used = 0
  for (const one of order) {
    if (used + one.text.length + 2 > room) continue
    used += one.text.length + 2
    chosen.add(one.at)
  }
  return paragraphs.filter((_, at) => chosen.has(at)).join('\n\n')
}
