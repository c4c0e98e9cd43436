import type { RunStep } from '#lesson/plan/run-sheet.ts'
import type { Cut } from '#lesson/plan/catch-up.ts'
import { askThem } from '#lesson/plan/minute-plan.ts'
import { keptClassKey, stillRuns } from '#web/lib/kept-class.ts'

/** A class that is being taught. Times are milliseconds; `elapsed` ones count from the start without the pauses, in which a step keeps its minutes. */
export type ClassState = {
  startedAt: number | undefined
  pausedAt: number | undefined
  /** When it has to end, where somebody said so; else after its minutes. */
  endsAt?: number | undefined
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

export function keptClass(id: string, steps: RunStep[], now: number): ClassState {
  try {
    const kept = { ...beforeClass, ...(JSON.parse(localStorage.getItem(keptClassKey(id)) ?? '{}') as Partial<ClassState>) }
    const goesOn = stillRuns(kept.startedAt, now) && Math.max(kept.step, kept.reached) < steps.length
    // One that an older page kept knows the step alone.
    return goesOn ? { ...kept, reached: Math.max(kept.step, kept.reached) } : beforeClass
  } catch {
    return beforeClass
  }
}
export const keepClass = (id: string, state: ClassState): void => localStorage.setItem(keptClassKey(id), JSON.stringify(state))
export const forgetClass = (id: string): void => localStorage.removeItem(keptClassKey(id))

/** The steps as they are taught now: what was cut is out, with the pause that rests from it, or shorter. */
export const taught = (steps: RunStep[], cuts: Cut[]): RunStep[] => {
  const cutOf = (step: RunStep | undefined) => cuts.find(({ id }) => id === step?.id)
  return steps.flatMap((step, at) => {
    const cut = cutOf(step)
    if (cut?.what === 'leave-out' || (step.part.of === 'pause' && cutOf(steps[at - 1])?.what === 'leave-out')) return []
    if (!cut) return [step]
    return [{ ...(cut.what === 'fewer-questions' ? withQuestions(step, cut.keep) : step), minutes: step.minutes - cut.minutes }]
  })
}
function withQuestions(step: RunStep, keep: number[]): RunStep {
  const parts = step.parts.map((part) => {
    if (part.type === 'ask') return { ...part, asks: part.asks.filter((_, at) => keep.includes(at)) }
    return part.type === 'know' && part.about === 'leader' ? { ...part, lines: [askThem] } : part
  })
  return { ...step, what: askThem, parts }
}

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
  /** Of the class, by the clock on the wall: who waits at the door knows of no pause. */
  left: number
  /** How much later than planned the class ends when everything that comes takes its minutes. */
  late: number
}
/** What the clock says of a class of `total` minutes, or of one whose end was set. */
export function clockOf(state: ClassState, steps: RunStep[], total: number, now: number): Clock {
  // The clock of the page ticks by itself: it may stand a moment before the press that started the class.
  const elapsed = state.startedAt === undefined ? 0 : Math.max(0, (state.pausedAt ?? now) - state.startedAt - state.still)
  const began = state.startedAt ?? now
  const left = (state.endsAt ?? began + total * minute) - Math.max(now, began)
  const here = steps[state.reached]
  const stepLeft = (here?.minutes ?? 0) * minute - (elapsed - state.stepBegan)
  const coming = steps.slice(state.reached + 1).reduce((sum, step) => sum + step.minutes, 0) * minute
  return { elapsed, stepLeft, left, late: Math.max(0, stepLeft) + coming - left }
}
