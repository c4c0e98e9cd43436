import type { AgeGroup, MemoryVerse } from '#contract/lesson-book.ts'
import { claimActivity } from '#lesson/bank/claim-activities/index.ts'
import type { AngleActivity, Claim } from '#lesson/bank/claim-shapes.ts'
import type { LessonWork } from '#lesson/write/lesson-work.ts'
import { verseOfLesson } from '#lesson/write/verse-of-lesson.ts'
import { claimOfBook, verseOfClaim } from './claim-of-idea.ts'

type Younger = Exclude<AgeGroup, 'teens'>
/** What stands around the story of a younger book. */
type AroundStory = {
  /** What the book comes down to. */
  line: string
  isOfSermon: boolean
  /** Whether it is all of the lesson's own claim, so that the story is told towards it. */
  isOwn: boolean
  verse: MemoryVerse
  questions: string[]
  week: string[]
  tonight: string
  prayer: string
  song: Claim['song']
  /** What is done with the claim, where the book is of one. */
  ofClaim: AngleActivity | undefined
}

/** The words for the kind of idea, where the line is the sermon's: around another line they would be another lesson. */
const kindAround = ({ led }: Pick<LessonWork, 'led'>, isOfSermon: boolean) => (led && !led.claim && isOfSermon ? led.set : undefined)

/** Whether a book about whose idea the bank has nothing tells its story with all that it usually has around it. */
export function isUsual(work: Pick<LessonWork, 'plan' | 'lesson' | 'led'>, age: Younger): boolean {
  const { isOwn, isOfSermon } = claimOfBook(work, age)
  return isOwn && !kindAround(work, isOfSermon)
}

/**
 * What stands around the story: of the lesson's claim or of the one that surely says the idea; where none does and the line is the
 * sermon's, of the kind of idea that it is.
 */
export function aroundStory(work: LessonWork, age: Younger): AroundStory {
  const { plan, lesson, bible } = work
  const { claim, line, isOwn, isOfSermon } = claimOfBook(work, age)
  const ofKind = kindAround(work, isOfSermon)
  const verse = verseOfLesson(lesson.angle, bible, age)
  if (ofKind) {
    const { questions, prayer } = ofKind[age]
    return {
      line,
      isOfSermon,
      isOwn: false,
      verse,
      questions,
      prayer,
      week: ofKind.children.week.map((day) => day.replaceAll('{passage}', plan.passage || 'the passage')),
      tonight: ofKind['young-kids'].tonight,
      song: ofKind['young-kids'].song,
      ofClaim: undefined,
    }
  }
  return {
    line,
    isOfSermon,
    isOwn,
    verse: (isOwn ? undefined : verseOfClaim(claim, bible, age)) ?? verse,
    questions: claim.questions[age],
    week: claim.week.children,
    tonight: claim.tonight,
    prayer: claim.prayer[age],
    song: claim.song,
    ofClaim: claimActivity(claim.id, age),
  }
}
