import type { RunStep } from '#lesson/plan/run-sheet.ts'
import type { Cut } from '#lesson/plan/catch-up.ts'

/** A class that is being taught. Times are milliseconds; `elapsed` ones count from the start without the pauses. */
export type ClassState = {
  startedAt: number | undefined
  pausedAt: number | undefined
  /** How long the clock has stood still in all. */
  still: number
  /** The step that is shown, and the line in it. */
  step: number
  line: number
  /** The step that the class has come to: whoever looks back at an earlier one is no later for it. */
  reached: number
  /** When that one was begun, in elapsed time. */
  stepBegan: number
  /** When those before it were begun, and the line at which each was left. */
  began: Record<number, number>
  lines: Record<number, number>
  /** The lines of each step that somebody chose or went on from: a question that was passed over is not among them. */
  done: Record<number, number[]>
  cuts: Cut[]
}
export const beforeClass: ClassState = {
  startedAt: undefined,
  pausedAt: undefined,
  still: 0,
  step: 0,
  line: 0,
  reached: 0,
  stepBegan: 0,
  began: {},
  lines: {},
  done: {},
  cuts: [],
}

/** A class is over after this long: what was left of it is no beginning of the next one. */
const forgottenAfter = 6 * 3_600_000
const keyOf = (id: string) => `class:${id}`

export function keptClass(id: string, steps: RunStep[], now: number): ClassState {
  try {
    const kept = { ...beforeClass, ...(JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}') as Partial<ClassState>) }
    const goesOn = kept.startedAt !== undefined && now - kept.startedAt < forgottenAfter && Math.max(kept.step, kept.reached) < steps.length
    // One that an older page kept knows the step alone.
    return goesOn ? { ...kept, reached: Math.max(kept.step, kept.reached) } : beforeClass
  } catch {
    return beforeClass
  }
}
export const keepClass = (id: string, state: ClassState): void => localStorage.setItem(keyOf(id), JSON.stringify(state))
export const forgetClass = (id: string): void => localStorage.removeItem(keyOf(id))

/** The steps as they are taught now: what was cut is out, or shorter. */
export const taught = (steps: RunStep[], cuts: Cut[]): RunStep[] =>
  steps.flatMap((step) => {
    const cut = cuts.find((one) => one.id === step.id)
    if (!cut) return [step]
    if (cut.what === 'leave-out') return []
    const parts = step.parts.map((part) =>
      part.type === 'ask' && cut.what === 'fewer-questions' ? { ...part, asks: part.asks.filter((_, at) => cut.keep.includes(at)) } : part,
    )
    return [{ ...step, minutes: step.minutes - cut.minutes, parts }]
  })

/** Minutes of the steps before one. */
export const minutesBefore = (steps: RunStep[], at: number): number => steps.slice(0, at).reduce((sum, step) => sum + step.minutes, 0)

/** Whoever goes back so soon had turned a card too far. */
const misstep = 20_000
/** The class with another step shown: at the line at which it was left, and with the minutes of the step that the class has come to. */
export function shownAt(state: ClassState, step: number, elapsed: number): ClassState {
  const lines = { ...state.lines, [state.step]: state.line }
  const shown = { ...state, step, lines, line: lines[step] ?? 0 }
  if (step > state.reached)
    return { ...shown, reached: step, stepBegan: elapsed, began: { ...state.began, [state.reached]: state.stepBegan } }
  if (step < state.reached && state.step === state.reached && elapsed - state.stepBegan < misstep)
    return { ...shown, reached: step, stepBegan: state.began[step] ?? state.stepBegan }
  return shown
}

/** The class at another line of its step. Whoever goes on to the next one has done the line before it; whoever jumps has not. */
export function atLine(state: ClassState, line: number): ClassState {
  const here = state.done[state.step] ?? []
  const done = new Set([...here, ...(line === state.line + 1 ? [state.line] : []), line])
  return { ...state, line, done: { ...state.done, [state.step]: [...done] } }
}

const minute = 60_000
export type Clock = {
  elapsed: number
  /** Of the step that the class has come to; below zero once its time is over. */
  stepLeft: number
  /** Of the class. */
  left: number
  /** How much later than planned the class ends when everything that comes takes its minutes. */
  late: number
}
/** What the clock says of a class of `total` minutes. */
export function clockOf(state: ClassState, steps: RunStep[], total: number, now: number): Clock {
  // The clock of the page ticks by itself: it may stand a moment before the press that started the class.
  const elapsed = state.startedAt === undefined ? 0 : Math.max(0, (state.pausedAt ?? now) - state.startedAt - state.still)
  const here = steps[state.reached]
  const stepLeft = (here?.minutes ?? 0) * minute - (elapsed - state.stepBegan)
  const coming = steps.slice(state.reached + 1).reduce((sum, step) => sum + step.minutes, 0) * minute
  return { elapsed, stepLeft, left: total * minute - elapsed, late: elapsed + Math.max(0, stepLeft) + coming - total * minute }
}
