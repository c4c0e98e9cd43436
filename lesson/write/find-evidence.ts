import type { LessonBook } from '#contract/lesson-book.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { keyStems, stem } from '#lesson/scripture/bible.ts'

/** The sermon's own sentence that a point of ours rests on: the one that shares most with it and with the theme's words. */
export function evidenceFor(analysis: Analysis, point: string, themeWords: string[]): LessonBook['evidence'][number] | undefined {
  const wanted = new Set([...keyStems(point), ...themeWords.map(stem)])
  const best = analysis.sentences
    .filter((one) => one.words >= 6 && one.words <= 45)
    .map((one) => ({ one, shared: new Set(one.stems.filter((word) => wanted.has(word))).size + one.rank }))
    .sort((a, b) => b.shared - a.shared)[0]
  return best && { point, quote: best.one.text }
}
