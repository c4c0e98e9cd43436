import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import { isEnoughEvidence } from '#lesson/words/enough-evidence.ts'
import type { BankLesson } from '#lesson/bank/lessons.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { ended } from '#lesson/words/ended.ts'
import { cardsOfStory } from '#lesson/write/cards-of-story.ts'
import { lessonForChildren } from '#lesson/write/lesson-for-children.ts'
import { lessonForTeens } from '#lesson/write/lesson-for-teens.ts'
import { lessonForYoungKids } from '#lesson/write/lesson-for-young-kids.ts'
import type { LessonWork } from '#lesson/write/lesson-work.ts'
import { otherActivities, otherSets } from './other-activities.ts'
import type { Candidate } from './places.ts'
import type { Related } from './related-lessons.ts'
import type { Wish } from './wish.ts'

/** What another version is made from. */
export type RewriteWork = {
  book: LessonBook
  plan: KeptPlan
  sermon: LessonWork['sermon']
  excerpt: LessonWork['excerpt']
  related: Related
  bible: Bible
  given: ReadonlySet<string>
  /** What is in the cupboard; null where nobody said. */
  supplies: readonly string[] | null
  wish: Wish
}

const writers = { teens: lessonForTeens, children: lessonForChildren, 'young-kids': lessonForYoungKids }

/** The book as another lesson of the bank would have it, with this book's bottom line: what is taken from it fits the rest. */
function drafted({ book, plan, sermon, excerpt, bible, given }: RewriteWork, lesson: BankLesson): LessonBook {
  const bottomLine = { ...plan.bottomLine, [book.ageGroup]: book.bottomLine }
  const { minutes } = book
  const work = { sermon, excerpt, plan: { ...plan, bottomLine }, lesson, bible, quoted: [], dwelt: () => 0, minutes, given }
  return writers[book.ageGroup](work)
}

const part = <Field extends keyof LessonBook>(drafts: LessonBook[], field: Field): Candidate[] =>
  drafts.map((draft) => ({ fields: { [field]: draft[field] } }))

/** The same story as the youngest hear it: the easier telling of the bank, towards this book's own line. */
function youngerTelling(work: RewriteWork): Candidate[] {
  const { book, related } = work
  const lesson = related.own ?? related.sameStory[0]
  if (book.ageGroup !== 'children' || !lesson) return []
  const { story, angle } = lesson
  const content = [...story.youngKids, angle.children.closing, `Say it together, twice: ${book.bottomLine} ${book.bottomLine}`].join('\n\n')
  return [{ fields: { bibleStory: { title: story.title, content } } }]
}

function lines({ book, plan, related }: RewriteWork): Candidate[] {
  const claims = [related.own, ...related.sameStory, ...related.near].flatMap((lesson) => lesson?.claim ?? [])
  const said = book.ageGroup === 'teens' ? [plan.bigIdea, ...plan.bigIdea.others].map(({ text }) => ended(text)) : []
  const ours = claims.flatMap(({ bottomLine }) => bottomLine[book.ageGroup])
  return [...said, ...ours].filter(Boolean).map((bottomLine) => ({ fields: { bottomLine } }))
}

/** Points of the preacher that the book does not have yet, each with the sentence that it rests on. */
function points({ book, plan }: RewriteWork): LessonBook['evidence'] {
  const standing = new Set(book.keyPoints.map((point) => point.toLowerCase()))
  return plan.points
    .filter(({ quote, ages }) => isEnoughEvidence(quote) && (book.ageGroup === 'teens' || ages.includes(book.ageGroup)))
    .map(({ text, quote }) => ({ point: ended(text.charAt(0).toUpperCase() + text.slice(1)), quote }))
    .filter(({ point }) => !standing.has(point.toLowerCase()))
}

/** Questions of the passage and of the truth; those of another passage ask of what nobody heard. */
function questions({ book, related: { own, sameStory, sameClaim, near } }: RewriteWork): string[] {
  const age = book.ageGroup
  const ofClaim = ({ claim }: BankLesson): string[] =>
    age === 'teens' ? [...claim.questions.teens.apply, claim.questions.teens.doubt] : claim.questions[age]
  const here = [...(own ? [own] : []), ...sameStory]
  return [...here.flatMap(({ angle }) => angle[age].questions), ...[...here, ...sameClaim, ...near].flatMap(ofClaim)]
}

/** Everything that the bank and the plan have for a section, the nearest first. Other passages lend what does not lean on their story. */
export function sectionCandidates(work: RewriteWork, section: SectionId): Candidate[] {
  const { book, related } = work
  const here = related.sameStory.map((lesson) => drafted(work, lesson))
  const alike = () => related.sameClaim.map((lesson) => drafted(work, lesson))
  const own = related.own ? [drafted(work, related.own)] : []
  switch (section) {
    case 'title':
    case 'memoryVerse':
      return part([...own, ...here, ...alike()], section)
    case 'bottomLine':
      return lines(work)
    case 'story':
      return [
        ...(work.wish.code === 'easier' ? youngerTelling(work) : []),
        ...part([...own, ...here], book.ageGroup === 'teens' ? 'devotional' : 'bibleStory'),
        ...youngerTelling(work),
      ]
    case 'keyPoints': {
      const others = points(work)
      const evidence = others.slice(0, Math.max(1, book.keyPoints.length))
      return others.length > 0 ? [{ fields: { keyPoints: evidence.map(({ point }) => point), evidence } }] : []
    }
    case 'activities':
      return otherSets(book, otherActivities(book, related, work)).map((activities) => ({ fields: { activities } }))
    case 'discussionQuestions': {
      const fresh = questions(work).filter((one) => !book.discussionQuestions.includes(one))
      const size = book.discussionQuestions.length || 4
      return fresh.length >= size
        ? [{ fields: { discussionQuestions: fresh.slice(0, size) } }, ...part(here, section)]
        : part(here, section)
    }
    case 'weeklyChallenge':
    case 'prayer':
    case 'song':
      return part([...own, ...here, ...related.near.map((lesson) => drafted(work, lesson))], section)
    case 'flashcards':
      return otherCards(work)
    default:
      return []
  }
}

const freshCards = ({ book }: RewriteWork) => {
  const standing = new Set(book.flashcards.map(({ word }) => word.toLowerCase()))
  return cardsOfStory(book.bibleStory?.content ?? '', 40).filter(({ word }) => !standing.has(word.toLowerCase()))
}

/** Other words of the story; where it has too few of them, some of the old cards stay. */
function otherCards(work: RewriteWork): Candidate[] {
  const { flashcards } = work.book
  const fresh = freshCards(work)
  const count = flashcards.length || 4
  return fresh.length > 0 ? [{ fields: { flashcards: [...fresh.slice(0, count), ...flashcards].slice(0, count) } }] : []
}

/** Everything that could stand in the place of one item of a section. */
export function itemCandidates(work: RewriteWork, section: SectionId, item: number): Candidate[] {
  const { book, related } = work
  const put = <T>(list: T[], other: T) => list.toSpliced(item, 1, other)
  switch (section) {
    case 'activities':
      return otherActivities(book, related, work).map((one) => ({ item: one, fields: { activities: put(book.activities, one) } }))
    case 'discussionQuestions':
      return questions(work)
        .filter((one) => !book.discussionQuestions.includes(one))
        .map((one) => ({ item: one, fields: { discussionQuestions: put(book.discussionQuestions, one) } }))
    case 'keyPoints':
      return points(work).map((one) => ({
        item: one.point,
        fields: {
          keyPoints: put(book.keyPoints, one.point),
          evidence: [...book.evidence.filter(({ point }) => point !== book.keyPoints[item]), one],
        },
      }))
    case 'flashcards':
      return freshCards(work).map((one) => ({ item: one, fields: { flashcards: put(book.flashcards, one) } }))
    case 'weeklyChallenge': {
      const challenge = book.weeklyChallenge
      const day = challenge?.days[item]
      if (!challenge || !day || book.ageGroup === 'young-kids') return []
      const age = book.ageGroup
      const standing = new Set(challenge.days.map(({ activity }) => activity))
      return [...(related.own ? [related.own] : []), ...related.sameStory, ...related.near]
        .flatMap(({ claim }) => claim.week[age])
        .filter((activity) => !standing.has(activity))
        .map((activity) => {
          const other = { day: day.day, activity }
          return { item: other, fields: { weeklyChallenge: { ...challenge, days: put(challenge.days, other) } } }
        })
    }
    default:
      return []
  }
}
