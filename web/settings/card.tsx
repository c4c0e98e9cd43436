import type { ReactNode } from 'react'

/** One block of settings with its title. */
export const Card = ({ title, about, children }: { title: string; about?: string; children: ReactNode }) => (
  <section className="rounded-2xl border border-line bg-card p-5 shadow-1 sm:p-7">
    <h2 className="text-xl">{title}</h2>
    {about && <p className="mt-1.5 text-ink-2">{about}</p>}
    <div className="mt-5">{children}</div>
  </section>
)
