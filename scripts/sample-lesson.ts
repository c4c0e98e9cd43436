// The sample sermon's three books, written anew with each build: what a stranger reads is what the engine writes today.
import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { sampleSermon } from '#web/lib/sample-sermon.ts'

export function sampleBooks(): Record<AgeGroup, LessonBook> {
  const heard = hearSermon(sampleSermon, bible())
  return writeBooks(heard, heardPlan(heard, bible()), bible())
}
