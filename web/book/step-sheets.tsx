import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RunStep } from '#lesson/plan/run-sheet.ts'
import { sheetsAre, sheetsOfStep } from '#lesson/plan/sheets-of-step.ts'

/** The sheets that a step uses, named where they are needed. */
export function StepSheets<P extends { name: string; title: string }>({
  step,
  printables,
  show,
}: {
  step: RunStep
  printables: readonly P[]
  show: (sheet: P) => ReactNode
}) {
  const sheets = sheetsOfStep(step, printables)
  if (sheets.length === 0) return null
  return (
    <p className="no-print flex items-baseline gap-3 font-sans text-sm text-mute">
      <span className="flex shrink-0 items-center gap-2">
        <Printer className="size-4" aria-hidden="true" />
        {sheetsAre(step)}:
      </span>
      <span className="flex min-w-0 flex-wrap gap-x-3 gap-y-1">
        {sheets.map((sheet) => (
          <span key={sheet.name}>{show(sheet)}</span>
        ))}
      </span>
    </p>
  )
}
