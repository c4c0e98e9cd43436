import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  accent: 'bg-accent-soft text-accent-text border-accent-line',
  teens: 'bg-teens-soft text-teens-text border-teens-line',
  children: 'bg-children-soft text-children-text border-children-line',
  'young-kids': 'bg-kids-soft text-kids-text border-kids-line',
  line: 'bg-card text-ink-2 border-line',
}
export const Pill = ({ tone = 'accent', className, children }: { tone?: keyof typeof tones; className?: string; children: ReactNode }) => (
  <span
    className={clsx(
      'inline-flex items-center gap-1.5 rounded-full border px-3 py-1 font-sans text-sm font-semibold tracking-normal',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
)
