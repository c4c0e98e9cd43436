import type { AgeGroup, MemoryVerse } from '#contract/lesson-book.ts'
import type { Claim } from '#lesson/bank/claim-shapes.ts'
import { type BankLesson, lessons } from '#lesson/bank/lessons.ts'
import { printed } from '#lesson/bank/bank.ts'
import { type Bible, osisOf } from '#lesson/scripture/bible.ts'
import { isOfPassage } from '#lesson/sermon-plan/says-the-idea.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { verseOfLesson } from '#lesson/write/verse-of-lesson.ts'
import type { LessonWork } from '#lesson/write/lesson-work.ts'

type Younger = Exclude<AgeGroup, 'teens'>
/** The claim that stands around a story in a younger book, what the book comes down to, and of whom that is. */
type ClaimOfBook = {
  claim: Claim
  line: string
  /** Whether the claim is the lesson's own. */
  isOwn: boolean
  /** Whether the line is the sermon's: what a leader confirmed in words of this age, or what he typed for it. */
  isOfSermon: boolean
}

/**
 * Of which claim a younger book is: the lesson's own, or the one that surely says the idea where no telling of the passage does. A line
 * that the leader typed stays.
 */
export function claimOfBook({ plan, lesson, led }: Pick<LessonWork, 'plan' | 'lesson' | 'led'>, age: Younger): ClaimOfBook {
  const own = lesson.claim
  const said = plan.bottomLine[age]
  const typed = said && typographic(said) !== typographic(own.bottomLine[age]) ? said : undefined
  const claim = led?.claim && isOfPassage(plan.story) ? printed(led.claim) : own
  const line = typographic(typed ?? claim.bottomLine[age])
  return { claim, line, isOwn: claim.id === own.id, isOfSermon: plan.confirmed && line !== typographic(claim.bottomLine[age]) }
}

/**
 * A verse that is learned with a claim and leans on no story, with the help that was written for it; children have that of the youngest
 * where theirs leans on one. Undefined where the bank has none.
 */
export function verseOfClaim(claim: Claim, bible: Bible, age: Younger): MemoryVerse | undefined {
  const ofClaim = lessons.filter((lesson) => lesson.claim.id === claim.id)
  const written = (of: Younger) => {
    const found = ofClaim.find((lesson) => leansOnNoStory(lesson, bible, of))
    return found && verseOfLesson(printed(found.angle), bible, of)
  }
  return written(age) ?? written('young-kids')
}

function leansOnNoStory({ angle, story }: BankLesson, bible: Bible, age: Younger): boolean {
  const { osis, help } = angle.verse[age]
  const told = new Set(bible.passage(story.span).map(osisOf))
  const names = help.match(/(?<=[a-z,] )\p{Lu}\p{Ll}+/gu) ?? []
  return (
    bible.passage(osis).every((verse) => !told.has(osisOf(verse))) && names.every((name) => /^(?:God|Jesus|Lord|Bible|Christ)$/.test(name))
  )
}
