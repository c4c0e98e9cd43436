import type { AgeGroup } from '#contract/lesson-book.ts'

/** What of a scene a cover shows: the youngest come close, teens see a tall part of it. All stand on its foot. */
export const coverFrames: Record<AgeGroup, { width: number; height: number; edge: number }> = {
  'young-kids': { width: 640, height: 716, edge: 34 },
  children: { width: 740, height: 1010, edge: 36 },
  teens: { width: 610, height: 1170, edge: 26 },
}
/** Width and height of a cover with its edge, for the place that waits for it. */
export const coverSize = (age: AgeGroup): { width: number; height: number } => {
  const { width, height, edge } = coverFrames[age]
  return { width: width + edge + 8, height: height + edge + 8 }
}
