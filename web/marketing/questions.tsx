import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

export type Question = { question: string; answer: string }

/** Questions of which one is open at a time. */
export function Questions({ items }: { items: Question[] }) {
  const [open, setOpen] = useState<string>()
  const id = useId()
  return (
    <ul className="max-w-[46em] divide-y divide-line rounded-2xl border border-line bg-card">
      {items.map(({ question, answer }, at) => {
        const shown = open === question
        return (
          <li key={question}>
            <h3 className="font-sans text-base tracking-normal">
              <button
                type="button"
                aria-expanded={shown}
                aria-controls={`${id}-${at}`}
                onClick={() => setOpen(shown ? undefined : question)}
                className="flex min-h-14 w-full items-center justify-between gap-4 px-5 py-3.5 text-left font-semibold"
              >
                {question}
                <ChevronDown className={`size-5 shrink-0 text-mute transition-transform ${shown ? 'rotate-180' : ''}`} aria-hidden="true" />
              </button>
            </h3>
            <p id={`${id}-${at}`} hidden={!shown} className="px-5 pb-5 text-ink-2">
              {answer}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
