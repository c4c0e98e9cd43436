import type { ReactNode } from 'react'
import { Logo } from '#web/art/mark.tsx'
import { paths } from '#web/lib/paths.ts'

/** The page that a checkout comes back to. */
export const PaymentResult = ({ sign, title, children }: { sign: ReactNode; title: string; children: ReactNode }) => (
  <main className="wrap grid min-h-dvh place-items-center py-14 text-center">
    <div className="max-w-[34rem]">
      <a href={paths.landing} className="mb-10 inline-block rounded-md">
        <Logo />
      </a>
      <div className="mb-5 flex justify-center" aria-hidden="true">
        {sign}
      </div>
      <h1 className="text-3xl">{title}</h1>
      <div className="mt-4 space-y-4 text-ink-2">{children}</div>
    </div>
  </main>
)
