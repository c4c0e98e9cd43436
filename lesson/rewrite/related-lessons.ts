import type { KeptPlan } from '#contract/lesson-plan.ts'
import { type BankLesson, lessonOf } from '#lesson/bank/lessons.ts'
import { stories } from '#lesson/bank/bank.ts'
import { type LessonWish, rankLessons } from '#lesson/sermon-plan/choose-lesson.ts'
import { storiesOfPassage } from '#lesson/sermon-plan/stories-of-passage.ts'

/** Lessons of the bank beside the one that a book was written from, by what they share with it, the nearest first. */
export type Related = {
  /** The lesson of the plan; undefined where the bank has none for it. */
  own: BankLesson | undefined
  /** Other truths that the same passage tells. */
  sameStory: BankLesson[]
  /** The same truth as other passages tell it. */
  sameClaim: BankLesson[]
  /** Other lessons that are near to what the sermon says. */
  near: BankLesson[]
}

const most = 12
const printedOf = (all: BankLesson[]) => all.flatMap(({ claim, story }) => lessonOf(claim.id, story.span) ?? []).slice(0, most)

/** `passage` is the one that the book tells, which a leader may have changed since the plan. */
export function relatedLessons(plan: KeptPlan, { passage, ...wish }: LessonWish & { passage: string }): Related {
  const ranked = rankLessons(plan, wish)
  const told = storiesOfPassage(wish.bible, passage)[0] ?? stories.find(({ span }) => span === plan.story?.span)
  const own = plan.story ? lessonOf(plan.claim, plan.story.span) : undefined
  const others = ranked
    .map(({ lesson }) => lesson)
    .filter(({ claim, story }) => claim.id !== own?.claim.id || story.span !== own.story.span)
  return {
    own,
    sameStory: printedOf(others.filter(({ story }) => story.span === told?.span)),
    sameClaim: printedOf(others.filter(({ claim }) => claim.id === plan.claim)),
    near: printedOf(ranked.filter(({ isNear, lesson }) => isNear && lesson.claim.id !== plan.claim).map(({ lesson }) => lesson)),
  }
}
