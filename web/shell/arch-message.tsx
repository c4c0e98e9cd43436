import type { ReactNode } from 'react'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { ArchArt } from '#web/art/scenes.tsx'

/** A page that stands in the place of another: what happened, under an arch, and what can be done (`children`). */
export const ArchMessage = ({ age, title, says, children }: { age: AgeGroup; title: string; says: string; children: ReactNode }) => (
  <main className="wrap grid min-h-dvh place-items-center py-16 text-center">
    <div>
      <ArchArt age={age} h={230} className="mx-auto mb-8 w-32" />
      <h1 className="text-3xl">{title}</h1>
      <p className="mx-auto mt-3 mb-7 max-w-[28em] text-ink-2">{says}</p>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  </main>
)
