import type { ReactNode } from 'react'
import { useTitle } from '#web/lib/document-title.ts'
import { PublicFooter, PublicHeader } from './public-frame.tsx'

/** A public page: its title, one sentence under it, and what follows. */
export function PublicPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  useTitle(title)
  return (
    <>
      <PublicHeader />
      <main id="main" className="wrap pt-12 pb-32">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-4 mb-10 max-w-[40em] text-lg text-ink-2">{lead}</p>
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
