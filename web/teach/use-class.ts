import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LessonBook } from '#contract/lesson-book.ts'
import type { Cut } from '#lesson/plan/catch-up.ts'
import { type RunStep, shownSteps } from '#lesson/plan/run-sheet.ts'
import {
  atLine,
  beforeClass,
  type ClassState,
  type Clock,
  clockOf,
  forgetClass,
  keepClass,
  keptClass,
  shownAt,
  taught,
} from './class-state.ts'
import { linesOf } from '#web/book/lines-of.ts'

export type Class = {
  steps: RunStep[]
  state: ClassState
  clock: Clock
  now: number
  start: () => void
  end: () => void
  to: (step: number) => void
  next: () => void
  back: () => void
  line: (line: number) => void
  pause: () => void
  cut: (cuts: Cut[]) => void
  /** Sets when the class has to end. */
  endAt: (at: number) => void
}

/** A class with its clock. A reload, a locked phone or a dead battery goes on where it was. */
export function useClass(id: string, book: LessonBook): Class {
  const sheet = useMemo(() => shownSteps(book), [book])
  const [state, setState] = useState<ClassState>(() => keptClass(id, sheet, Date.now()))
  const [now, setNow] = useState(() => Date.now())
  const steps = useMemo(() => taught(sheet, state.cuts), [sheet, state.cuts])
  const running = state.startedAt !== undefined
  useEffect(() => {
    if (!running) return
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [running])
  useEffect(() => {
    if (running) keepClass(id, state)
  }, [id, running, state])
  const clock = clockOf(state, steps, book.minutes, now)
  const change = useCallback((to: (state: ClassState, elapsed: number) => ClassState) => {
    const at = Date.now()
    setNow(at)
    setState((before) => to(before, before.startedAt === undefined ? 0 : (before.pausedAt ?? at) - before.startedAt - before.still))
  }, [])
  const to = useCallback(
    (step: number) =>
      change((before, elapsed) => (step < 0 || step >= steps.length || step === before.step ? before : shownAt(before, step, elapsed))),
    [change, steps.length],
  )
  return {
    steps,
    state,
    clock,
    now,
    to,
    start: () => change(() => ({ ...beforeClass, startedAt: Date.now() })),
    end: () => {
      forgetClass(id)
      setState(beforeClass)
    },
    next: () => to(state.step + 1),
    back: () => to(state.step - 1),
    line: (line) => change((before) => atLine(before, Math.max(0, Math.min(line, linesOf(steps[before.step]).length - 1)))),
    pause: () =>
      change((before) =>
        before.pausedAt === undefined
          ? { ...before, pausedAt: Date.now() }
          : { ...before, pausedAt: undefined, still: before.still + Date.now() - before.pausedAt },
      ),
    cut: (cuts) => change((before) => ({ ...before, cuts: [...before.cuts, ...cuts] })),
    endAt: (at) => change((before) => ({ ...before, endsAt: at })),
  }
}
