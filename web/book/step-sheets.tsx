import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'

/** The sheets that a step uses, named where they are needed. */
export const StepSheets = <P extends { name: string; title: string }>({ sheets, show }: { sheets: P[]; show: (sheet: P) => ReactNode }) =>
  sheets.length > 0 && (
    <p className="no-print flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-sm text-mute">
      <Printer className="size-4" aria-hidden="true" />
      On paper:
      {sheets.map((sheet) => (
        <span key={sheet.name}>{show(sheet)}</span>
      ))}
    </p>
  )
