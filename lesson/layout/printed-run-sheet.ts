import type { LessonBook } from '#contract/lesson-book.ts'
import { beforeSunday, errandLine } from '#lesson/plan/before-sunday.ts'
import { checkInRoom } from '#lesson/plan/check-before.ts'
import { ideaLine, lateOrEarly } from '#lesson/plan/late-or-early.ts'
import { type RunPart, runSheet } from '#lesson/plan/run-sheet.ts'
import { inOneLine, sheetsOfStep } from '#lesson/plan/sheets-of-step.ts'

/** A line of a run sheet: the word in the margin, and what stands beside it. */
export type RunLine = {
  /** Its place among the steps of what is done; 0 where there is one alone. */
  number?: number
  mark: 'Say' | 'Do' | 'Ask' | 'Listen for' | 'Know' | 'Sing' | 'Verse' | 'Hand out'
  text: string
}
/** A word in the margin stands once for all lines that follow with it. */
const once = (lines: RunLine[]): PrintedStep['lines'] =>
  lines.map((line, i) => ({
    ...line,
    number: line.number ?? 0,
    shown: line.mark === lines[i - 1]?.mark && line.mark !== 'Ask' ? '' : line.mark,
  }))
export type PrintedStep = {
  /** A story may go on over the page; nothing else does. */
  isStory: boolean
  time: string
  minutes: number
  title: string
  needs: string
  lines: (Required<RunLine> & { shown: string })[]
}
/** A sheet to teach from alone: nobody needs the book beside it. */
export type PrintedRunSheet = {
  bottomLine: string
  /** What to bring, print and get ready. */
  before: string[]
  check: string[]
  steps: PrintedStep[]
  late: string[]
  early: string[]
}

function linesOf(part: RunPart): RunLine[] {
  switch (part.type) {
    case 'say':
      return part.lines.map((text) => ({ mark: 'Say', text }))
    case 'do':
      return part.lines.map((text, at) => ({ mark: 'Do', text, number: part.lines.length > 1 || part.from > 1 ? part.from + at : 0 }))
    case 'know':
      return part.lines.map((text) => ({ mark: 'Know', text }))
    case 'ask':
      return part.asks.flatMap(({ text, listenFor }): RunLine[] => [
        { mark: 'Ask', text },
        ...(listenFor ? [{ mark: 'Listen for' as const, text: listenFor }] : []),
      ])
    case 'verse':
      return [{ mark: 'Verse', text: `“${part.text}” ${part.reference} (${part.translation})` }]
    case 'song':
      return [{ mark: 'Sing', text: [part.tune ? `To the tune of “${part.tune}”` : '', ...part.lines].filter(Boolean).join('\n') }]
  }
}
/** The run sheet of a book, with the printables of the lesson (name and title) in the steps where they are handed out. */
export function printedRunSheet(book: LessonBook, printables: readonly { name: string; title: string }[]): PrintedRunSheet {
  const { late, early } = lateOrEarly(book)
  const steps = runSheet(book).map((step): PrintedStep => {
    const out = sheetsOfStep(step, printables)
    return {
      isStory: step.part.of === 'story',
      time: `${step.from}–${step.from + step.minutes} min`,
      minutes: step.minutes,
      title: step.title,
      needs: [step.materials.join(', '), step.prepMinutes ? `${step.prepMinutes} min to prepare` : ''].filter(Boolean).join('. '),
      lines: once([...step.parts.flatMap(linesOf), ...(out.length ? [{ mark: 'Hand out' as const, text: inOneLine(out) }] : [])]),
    }
  })
  return {
    bottomLine: book.bottomLine,
    before: beforeSunday(book, printables).map(errandLine),
    check: checkInRoom(book),
    steps,
    late,
    early: early.map(ideaLine),
  }
}
