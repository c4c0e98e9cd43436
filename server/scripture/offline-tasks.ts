import type { Translation } from '#contract/generation-wishes.ts'
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import type { KeptPlan, LessonOfStory, PlanChange } from '#contract/lesson-plan.ts'
import { changedByChecks } from '#lesson/changed-by-checks.ts'
import { checkBook, type CheckContext, type Problem } from '#lesson/checks/check-book.ts'
import { completeBook, groundBook, isOfBankAndHarmless, problemsOf, withOpenProblems } from '#lesson/finish-book.ts'
import { readGenerated } from '#lesson/read-generated.ts'
import type { RewriteWork } from '#lesson/rewrite/candidates.ts'
import { type Room, withSuppliesAtHand } from '#lesson/rewrite/for-class.ts'
import { type Asked, readRewritten, type Rewritten } from '#lesson/rewrite/read-rewritten.ts'
import { relatedLessons } from '#lesson/rewrite/related-lessons.ts'
import { rewriteSection } from '#lesson/rewrite/rewrite-section.ts'
import { wishOf } from '#lesson/rewrite/wish.ts'
import { easierStory, writtenFor } from '#lesson/rewrite/written-for.ts'
import { changedPlan, typedIn, withLines } from '#lesson/sermon-plan/changed-plan.ts'
import { withHeard } from '#lesson/sermon-plan/lines-for-younger.ts'
import { lessonsOfStory, withLesson } from '#lesson/sermon-plan/choose-lesson.ts'
import { excerptOf } from '#lesson/sermon-plan/excerpt.ts'
import { heardPlan, lessonWish } from '#lesson/sermon-plan/heard-plan.ts'
import { providedPlan } from '#lesson/sermon-plan/provided-plan.ts'
import { type HeardSermon, hearSermon } from '#lesson/reading/hear-sermon.ts'
import type { SermonText } from '#lesson/reading/read-sermon.ts'
import { lessonOf } from '#lesson/bank/lessons.ts'
import { type Bible, labelOf, textOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { lookUp } from '#lesson/sections/look-up-verses.ts'
import type { LookedUp, VerseAsked } from '#lesson/sections/verse-follows.ts'
import { withoutItems } from '#lesson/without-items.ts'
import { shareOfSermon } from '#lesson/share-of-sermon.ts'
import { noteSentence } from '#lesson/notes/note-sentences.ts'
import type { ProviderFault } from '#lesson/notes/provider-faults.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { boundedText } from './bounded-text.ts'
import { bible } from './load-bible.ts'

/** What a provider is told about a sermon besides its text. */
export type Digest = {
  verdict: HeardSermon['verdict']
  words: number
  verses: string
  condensed: string
  /** The sentence for the leader when the sermon is longer than any engine here reads. */
  cut: string
}
/** How the lessons are to be written: how many tokens of sermon the model reads at once, which Bible is quoted, how long the class is, the titles that the library already holds, and who sits in the class and what is at hand. */
export type Wishes = { contextTokens: number; translation: Translation; minutes: number; given: string[]; room?: Room }
export type Prepared = { digest: Digest; books: Record<AgeGroup, LessonBook> }
/** What was heard in a sermon, and what a provider is told of it besides its text. */
export type Heard = { plan: KeptPlan; digest: Digest }

/** What is kept of a sermon: its reading, to plan again, to check and to complete a provider's books. */
type Known = { heard: HeardSermon; digest: Digest }
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
const older = () => bible('KJV')
const bounded = (sermon: SermonText): SermonText => ({ ...sermon, content: boundedText(sermon.content) })
const keyOf = (sermon: SermonText, wishes: Wishes) =>
  [sermon.title, sermon.speaker, sermon.scripture, sermon.theme, sermon.content, JSON.stringify(wishes)].join('\0')

/** One reading serves the whole generation: the plan, the three books, the prompts and the checks. */
const known = (sermon: SermonText, wishes: Wishes): Known =>
  remembered(recent, keyOf(sermon, wishes), () => {
    const heard = hearSermon(bounded(sermon), bible(), older)
    return { heard, digest: digestOf(heard, wishes) }
  })
const booksBy = (sermon: SermonText, wishes: Wishes, plan: KeptPlan): Record<AgeGroup, LessonBook> =>
  remembered(written, `${keyOf(sermon, wishes)}\0${JSON.stringify(plan)}`, () =>
    writeBooks(known(sermon, wishes).heard, plan, bible(wishes.translation), { minutes: wishes.minutes, given: new Set(wishes.given) }),
  )

function digestOf(heard: HeardSermon, { contextTokens, translation }: Wishes): Digest {
  const quoted = bible(translation)
  const { main, passages } = heard.reading
  const cited = passages.slice(0, 12).flatMap(({ osis }) => quoted.passage(osis).slice(0, 4))
  const verses = [...new Set([...quoted.passage(main?.osis ?? '').slice(0, 30), ...cited])]
    .map((verse) => `${labelOf([verse])}: ${verse.text}`)
    .join('\n')
  return {
    verdict: heard.verdict,
    words: heard.words,
    verses,
    condensed: condense(heard.reading, contextTokens),
    cut: heard.cut ? noteSentence({ code: 'too-long', params: {} }) : '',
  }
}

/** What a book of a sermon is held against. */
const heldAgainst = ({ title, speaker, content }: SermonText, quoted: Bible): CheckContext => ({
  bible: quoted,
  sermonText: content,
  sermonTitle: title,
  speaker,
})

/** What another version of a part of a book is made from. */
function rewriteWork(sermon: SermonText, wishes: Wishes, plan: KeptPlan, { book, wish }: { book: LessonBook; wish: string }): RewriteWork {
  const given = new Set(wishes.given)
  let excerpt: RewriteWork['excerpt'] | undefined
  let related: RewriteWork['related'] | undefined
  return {
    book,
    plan,
    sermon,
    // Ranking every lesson of the bank is most of the work, and a book that only takes its class's words needs none of it.
    get excerpt() {
      return (excerpt ??= excerptOf(known(sermon, wishes).heard.reading, plan.bigIdea))
    },
    get related() {
      return (related ??= relatedLessons(plan, { ...lessonWish(sermon, bible(), given), passage: book.passage }))
    },
    bible: bible(wishes.translation),
    given,
    supplies: wishes.room?.supplies ?? null,
    wish: wishOf(wish),
  }
}

export const offlineTasks = {
  /** What is heard in a sermon without AI. */
  plan(sermon: SermonText, wishes: Wishes): Heard {
    const { heard, digest } = known(sermon, wishes)
    return { plan: heardPlan(heard, bible(), { older, given: new Set(wishes.given) }), digest }
  },
  /** A provider's plan, held against the sermon and the Bible. */
  provided(sermon: SermonText, heard: KeptPlan, value: unknown): KeptPlan | undefined {
    return providedPlan(value, heard, { sermon: sermon.content, bible: bible() })
  },
  /** The leader's version of a plan; undefined when he names a passage that is in no Bible. */
  changePlan(sermon: SermonText, wishes: Wishes, plan: KeptPlan, change: PlanChange): KeptPlan | undefined {
    const changed = changedPlan(plan, change, bible())
    const typed = typedIn(plan, change)
    const moved =
      changed && (changed.bigIdea.text !== plan.bigIdea.text || changed.passage !== plan.passage || changed.story !== plan.story)
    if (!changed) return undefined
    // Who confirms the idea as it stands keeps the story that he saw.
    if (typed.claim) return withHeard(changed, sermon.content, typed.bottomLine)
    if (!moved || typed.claim !== undefined) return plan.confirmed ? changed : withHeard(changed, sermon.content, typed.bottomLine)
    const told = withLesson(changed, lessonWish(sermon, bible(), new Set(wishes.given)))
    return { ...told, bottomLine: withLines(told.bottomLine, typed.bottomLine) }
  },
  /** What a story can teach, the nearest to an idea first. */
  lessons(sermon: SermonText, wishes: Wishes, plan: KeptPlan, { story, idea }: { story: string; idea: string }): LessonOfStory[] {
    const meant = idea ? { ...plan, bigIdea: { ...plan.bigIdea, text: idea } } : plan
    const told = [plan.story, ...(plan.story?.others ?? [])].find((one) => one?.span === (story || plan.story?.span))
    return told ? lessonsOfStory(meant, told, lessonWish(sermon, bible(), new Set(wishes.given))) : []
  },
  /** The next best plan: another story for the same idea. */
  nextPlan(sermon: SermonText, wishes: Wishes, plan: KeptPlan, skip: number): KeptPlan {
    const free = plan.story && { ...plan.story, why: 'claim' as const }
    return withLesson({ ...plan, story: free }, { ...lessonWish(sermon, bible(), new Set(wishes.given)), skip })
  },
  /** The three books of a plan without AI. */
  prepare(sermon: SermonText, wishes: Wishes, plan: KeptPlan): Prepared {
    return { books: booksBy(sermon, wishes, plan), digest: known(sermon, wishes).digest }
  },
  /** Title, scripture and theme for a text that has none written beside it. */
  suggest(content: string): { title: string; scripture: string; theme: string } {
    const sermon = { title: '', speaker: '', date: '', scripture: '', theme: '', content: boundedText(content) }
    const plan = heardPlan(hearSermon(sermon, bible(), older), bible(), { older })
    const lesson = plan.story && lessonOf(plan.claim, plan.story.span)
    return { title: lesson?.angle.title.teens ?? '', scripture: plan.passage, theme: lesson ? topicOf(lesson.claim.doctrine) : '' }
  },
  /** Puts the true verse in and names what is wrong with a provider's book. */
  check(sermon: SermonText, wishes: Wishes, book: LessonBook): { book: LessonBook; problems: Problem[] } {
    const { heard } = known(sermon, wishes)
    const quoted = bible(wishes.translation)
    const grounded = groundBook({ ...book, minutes: wishes.minutes }, heard, quoted)
    return { book: grounded, problems: problemsOf(grounded, heard, quoted) }
  },
  /** Fills what is missing or wrong from the offline book of the same plan, and names to the leader what is wrong even then. */
  complete(
    sermon: SermonText,
    wishes: Wishes,
    plan: KeptPlan,
    { book, problems, fault }: { book: LessonBook; problems: Problem[]; fault?: ProviderFault },
  ): LessonBook {
    const { heard } = known(sermon, wishes)
    const quoted = bible(wishes.translation)
    const ours = booksBy(sermon, wishes, plan)
    // What is only advice is no reason to give a section of the provider's away: the leader reads it in the report.
    const hardOf = (all: Problem[]) => all.filter(({ severity }) => severity === 'hard')
    const left = withoutItems({ book, problems: hardOf(problems) }, (one) => hardOf(problemsOf(one, heard, quoted)))
    const told = ours.children.bibleStory?.content ?? ''
    const wanting = { problems: left.problems, bible: quoted, told, ...(fault ? { fault } : {}) }
    return withOpenProblems(completeBook(left.book, ours[book.ageGroup], wanting), heard, quoted)
  },
  /** Which sections of a provider's book are not as its `answer` had them, and the book with those of its words that may be handed out. */
  changed(
    sermon: SermonText,
    wishes: Wishes,
    plan: KeptPlan,
    { book, answer }: { book: LessonBook; answer: unknown },
  ): { book: LessonBook; draft: LessonBook | undefined } {
    const { heard } = known(sermon, wishes)
    const quoted = bible(wishes.translation)
    // What its class needs was changed in either.
    const model = offlineTasks.writtenFor(sermon, wishes, plan, readGenerated(answer, book.ageGroup))
    return changedByChecks(book, model, (one) => problemsOf(one, heard, quoted))
  },
  /** What the checks say of a book that a person has changed, and how much of it the sermon itself says now. */
  recheck(sermon: SermonText, translation: Translation, book: LessonBook): { problems: Problem[]; ofSermon: number } {
    const quoted = bible(translation)
    const passage = findReferences(book.passage)[0]
    return {
      problems: checkBook(book, heldAgainst(bounded(sermon), quoted)).filter((one) => !isOfBankAndHarmless(book, one)),
      ofSermon: shareOfSermon(book, bounded(sermon).content, passage ? textOf(quoted.passage(passage.osis)) : ''),
    }
  },
  /** Another version of a section or an item, from the bank and the plan; undefined where there is none. */
  rewrite(sermon: SermonText, wishes: Wishes, plan: KeptPlan, book: LessonBook, asked: Asked): Rewritten | undefined {
    return rewriteSection(
      rewriteWork(sermon, wishes, plan, { book, wish: asked.wish }),
      asked,
      heldAgainst(bounded(sermon), bible(wishes.translation)),
    )
  },
  /** For the activities of a book that need what is not at hand, others that do not. */
  suppliesAtHand(sermon: SermonText, wishes: Wishes, plan: KeptPlan, book: LessonBook, supplies: string[]): Rewritten[] {
    const context = heldAgainst(bounded(sermon), bible(wishes.translation))
    return withSuppliesAtHand(rewriteWork(sermon, wishes, plan, { book, wish: 'fewer-supplies' }), supplies, context)
  },
  /** An easier version of a book's story; undefined where there is none. */
  easierStory(sermon: SermonText, wishes: Wishes, plan: KeptPlan, book: LessonBook): Rewritten | undefined {
    return easierStory(rewriteWork(sermon, wishes, plan, { book, wish: 'easier' }), heldAgainst(bounded(sermon), bible(wishes.translation)))
  },
  /** A book that was just written, as the class that it is for can use it. */
  writtenFor(sermon: SermonText, wishes: Wishes, plan: KeptPlan, book: LessonBook): LessonBook {
    if (!wishes.room) return book
    const work = rewriteWork(sermon, wishes, plan, { book, wish: 'fewer-supplies' })
    return writtenFor(work, wishes.room, heldAgainst(bounded(sermon), bible(wishes.translation)))
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

/** "God: mercy" as the theme of a sermon: "Mercy". */
const topicOf = (doctrine: string) => {
  const topic = doctrine.split(':').at(-1)?.trim() ?? ''
  return topic.charAt(0).toUpperCase() + topic.slice(1)
}

/** The paragraphs that matter most, in their order, within a model's reading length (about four characters a token); '' when the whole fits. */
function condense({ blocks, sentences, weight }: HeardSermon['reading'], contextTokens: number): string {
  const room = contextTokens * 4
  if (blocks.reduce((sum, { text }) => sum + text.length + 2, 0) <= room) return ''
  const worth = new Map<number, number>()
  for (const { paragraph, keys } of sentences)
    worth.set(paragraph, (worth.get(paragraph) ?? 0) + keys.reduce((sum, key) => sum + weight(key), 0))
  const order = blocks
    .map(({ text, at }) => ({ at, text, score: (worth.get(at) ?? 0) / Math.sqrt(text.length + 1) }))
    .sort((a, b) => b.score - a.score)
  const chosen = new Set<number>()
  let used = 0
  for (const one of order) {
    if (used + one.text.length + 2 > room) continue
    used += one.text.length + 2
    chosen.add(one.at)
  }
  return blocks
    .filter(({ at }) => chosen.has(at))
    .map(({ text }) => text)
    .join('\n\n')
}
