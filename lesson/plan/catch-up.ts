import type { RunStep } from './run-sheet.ts'

/** One way to win minutes: a step that is left out, or the short form of one that stays. `keep` names the questions that are still asked. */
export type Cut = { id: string; what: 'leave-out' | 'fewer-questions' | 'once'; title: string; minutes: number; keep: number[] }

/** What stays of a step of which half is asked or done. */
const half = (minutes: number) => Math.floor(minutes / 2)
const askedOf = (step: RunStep) => step.parts.flatMap((part) => (part.type === 'ask' ? part.asks : []))

function cutOf(step: RunStep): Cut | undefined {
  const { id, title, minutes } = step
  const whole: Cut = { id, what: 'leave-out', title, minutes, keep: [] }
  switch (step.part.of) {
    case 'pause':
    case 'filler':
    case 'song':
    case 'own':
      return whole
    case 'activity':
      return step.needed ? undefined : whole
    case 'questions': {
      const asked = askedOf(step)
      const keep = asked.map((_, at) => at).filter((at) => at % 2 === 0)
      return asked.length > 2 && minutes > 2 ? { ...whole, what: 'fewer-questions', minutes: half(minutes), keep } : undefined
    }
    case 'verse':
      return minutes > 2 ? { ...whole, what: 'once', minutes: minutes - 2 } : undefined
    default:
      return undefined
  }
}

/** What is missed least comes first. */
const dear: Record<RunStep['part']['of'], number> = {
  filler: 0,
  questions: 1,
  activity: 2,
  own: 2,
  song: 3,
  verse: 4,
  pause: 5,
  welcome: 9,
  story: 9,
  close: 9,
}

/** What can be left out or done shorter, what is missed least first. */
export const whatCanGo = (steps: RunStep[]): Cut[] =>
  steps
    .flatMap((step) => {
      const cut = cutOf(step)
      return cut ? [{ cut, dear: dear[step.part.of] }] : []
    })
    .toSorted((a, b) => a.dear - b.dear || b.cut.minutes - a.cut.minutes)
    .map(({ cut }) => cut)

/**
 * How a class that runs late ends on time: what can be left out of the steps that are still to come, in their order, and
 * which of it is enough. The story, the first activity and the prayer stay.
 */
export function catchUp(coming: RunStep[], late: number): { cuts: Cut[]; chosen: string[] } {
  const possible = whatCanGo(coming)
  const won = (all: Cut[]) => all.reduce((sum, one) => sum + one.minutes, 0)
  let chosen: Cut[] = []
  for (const cut of possible) {
    if (won(chosen) >= late) break
    chosen.push(cut)
  }
  // One that was taken early may be needless beside a larger one that came after it.
  for (const one of chosen.toReversed()) {
    const without = chosen.filter((other) => other !== one)
    if (won(without) >= late) chosen = without
  }
  const place = (cut: Cut) => coming.findIndex(({ id }) => id === cut.id)
  return { cuts: possible.toSorted((a, b) => place(a) - place(b)), chosen: chosen.map(({ id }) => id) }
}
