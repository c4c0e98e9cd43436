import type { ReactNode } from 'react'
import { Logo } from '#web/art/mark.tsx'
import { paths } from '#web/lib/paths.ts'

/** A page with one short form in the middle. */
export const OneFormPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="wrap flex min-h-dvh max-w-[32rem] flex-col justify-center py-12">
    <a href={paths.landing} className="mb-10 self-start rounded-md">
      <Logo />
    </a>
    <h1 className="mb-4 text-3xl">{title}</h1>
    {children}
  </main>
)
