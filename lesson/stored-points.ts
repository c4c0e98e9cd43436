import type { LessonBook } from '#contract/lesson-book.ts'

/** A key point as it is kept: a name that stays when it is reworded, and the sentences of the sermon that it rests on. */
export type StoredPoint = { id: string; text: string; evidence: string[] }
type Wire = Pick<LessonBook, 'keyPoints' | 'evidence'>
/** The points with what they rest on, and what rests under no point. */
export type StoredPoints = { keyPoints: StoredPoint[]; evidence: LessonBook['evidence'] }

/** A short name for a text (FNV-1a). */
function nameOf(text: string): string {
  let hash = 2_166_136_261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Points as they are kept. Those that stood there `before` keep their names: by their words, and where as many are new as are gone, in their order. */
export function toPoints({ keyPoints, evidence }: Wire, before: StoredPoint[] = []): StoredPoints {
  const gone = before.filter(({ text }) => !keyPoints.includes(text))
  const fresh = keyPoints.filter((text) => !before.some((one) => one.text === text))
  const reworded = new Map(gone.length === fresh.length ? fresh.map((text, at) => [text, gone[at]?.id]) : [])
  const taken = new Set<string>()
  const idOf = (text: string, at: number) => {
    const known = before.find((one) => one.text === text)?.id ?? reworded.get(text) ?? nameOf(text)
    const id = taken.has(known) ? nameOf(`${at} ${text}`) : known
    taken.add(id)
    return id
  }
  return {
    keyPoints: keyPoints.map((text, at) => ({
      id: idOf(text, at),
      text,
      // Of two that say the same the first has what they rest on.
      evidence: keyPoints.indexOf(text) === at ? evidence.filter(({ point }) => point === text).map(({ quote }) => quote) : [],
    })),
    evidence: evidence.filter(({ point }) => !keyPoints.includes(point)),
  }
}

/** The same as it goes over the wire. */
export const fromPoints = ({ keyPoints, evidence }: StoredPoints): Wire => ({
  keyPoints: keyPoints.map(({ text }) => text),
  evidence: [...keyPoints.flatMap(({ text, evidence: quotes }) => quotes.map((quote) => ({ point: text, quote }))), ...evidence],
})
