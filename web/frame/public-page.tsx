import type { ReactNode } from 'react'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { ArchArt } from '#web/art/scenes.tsx'
import { PublicFooter, PublicHeader } from './public-frame.tsx'

/** A public page: its title, one sentence under it, a scene beside them where there is room, and what follows. */
export function PublicPage({ title, lead, art, children }: { title: string; lead: string; art?: AgeGroup; children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      <main id="main" className="wrap pt-12 pb-32">
        <div className="mb-10 flex items-start justify-between gap-10 md:min-h-36">
          <div>
            <h1 className="text-3xl">{title}</h1>
            <p className="mt-4 max-w-[40em] text-lg text-ink-2">{lead}</p>
          </div>
          {art && <ArchArt age={art} h={250} className="-mt-2 h-36 shrink-0 max-md:hidden" />}
        </div>
        {children}
      </main>
      <PublicFooter />
    </>
  )
}

/** Running text under headings, as on the pages about us and the law. */
export const Prose = ({ parts }: { parts: { title: string; text: string[] }[] }) => (
  <div className="max-w-[42em] space-y-9">
    {parts.map(({ title, text }) => (
      <section key={title}>
        <h2 className="mb-3 text-xl">{title}</h2>
        {text.map((one) => (
          <p key={one} className="mb-3 text-ink-2">
            {one}
          </p>
        ))}
      </section>
    ))}
  </div>
)
