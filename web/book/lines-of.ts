import type { RunStep } from '#lesson/plan/run-sheet.ts'

/** One line of a card: something to say, to do or to ask. `mark` stands in its arch, `hint` below it while it is the current one. */
export type Line = { how: 'say' | 'do' | 'ask'; mark: string; text: string; hint: string }

/** The lines of a step in their order; what the leader only knows is not among them. */
export function linesOf(step: RunStep | undefined): Line[] {
  return (step?.parts ?? []).flatMap((part): Line[] => {
    switch (part.type) {
      case 'say':
        return part.lines.map((text) => ({ how: 'say', mark: '“', text, hint: '' }))
      case 'do':
        return part.lines.map((text, at) => ({ how: 'do', mark: String(part.from + at), text, hint: '' }))
      case 'ask':
        return part.asks.map((ask) => ({
          how: 'ask',
          mark: '?',
          text: ask.text,
          hint: ask.hint,
        }))
      case 'verse':
        return [{ how: 'say', mark: '“', text: part.text, hint: [part.reference, part.translation].filter(Boolean).join(', ') }]
      case 'song':
        return [{ how: 'say', mark: '♪', text: part.lines.join('\n'), hint: part.tune ? `Tune: ${part.tune}` : '' }]
      case 'know':
        return []
    }
  })
}
/** What the leader only knows, with what each is about. */
export const knownOf = (step: RunStep) => step.parts.filter((part) => part.type === 'know')
