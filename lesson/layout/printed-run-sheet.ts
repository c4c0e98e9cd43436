import type { LessonBook } from '#contract/lesson-book.ts'
import { lateOrEarly } from '#lesson/plan/late-or-early.ts'
import { type RunPart, type RunStep, runSheet } from '#lesson/plan/run-sheet.ts'
import { prepOf, suppliesOf } from '#lesson/plan/supplies.ts'

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
export type PrintedStep = { time: string; minutes: number; title: string; needs: string; lines: (Required<RunLine> & { shown: string })[] }
/** A sheet to teach from alone: nobody needs the book beside it. */
export type PrintedRunSheet = {
  bottomLine: string
  bring: string[]
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
      return part.lines.map((text, at) => ({ mark: 'Do', text, number: part.lines.length > 1 ? at + 1 : 0 }))
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
/** Which printable belongs into which step, by the part of the lesson that it is about. */
const handedOut: Partial<Record<RunStep['part']['of'], RegExp>> = {
  story: /^(?:picture-book|story-cards|flashcards)$/,
  verse: /^(?:trace-the-verse|code-breaker|verse-grid)$/,
  song: /^song$/,
  close: /^(?:coloring-story|fold-book|maze|journal)$/,
  questions: /^(?:word-search|matching|crossword)$/,
}

/** The run sheet of a book, with the printables of the lesson (name and title) in the steps where they are handed out. */
export function printedRunSheet(book: LessonBook, printables: readonly { name: string; title: string }[]): PrintedRunSheet {
  const { late, early } = lateOrEarly(book)
  const steps = runSheet(book).map((step): PrintedStep => {
    const out = printables.filter(({ name }) => handedOut[step.part.of]?.test(name))
    return {
      time: `${step.from}–${step.from + step.minutes} min`,
      minutes: step.minutes,
      title: step.title,
      needs: [step.materials.join(', '), step.prepMinutes ? `${step.prepMinutes} min to prepare` : ''].filter(Boolean).join('. '),
      lines: once([...step.parts.flatMap(linesOf), ...out.map(({ title }): RunLine => ({ mark: 'Hand out', text: title }))]),
    }
  })
  return {
    bottomLine: book.bottomLine,
    bring: [...suppliesOf(book), ...prepOf(book).map(({ what, minutes }) => `${what} (${minutes} minutes)`)].map(
      (one) => one.charAt(0).toUpperCase() + one.slice(1),
    ),
    check: book.toCheck,
    steps,
    late,
    early,
  }
}
