import { ChevronDown } from 'lucide-react'
import { answerId } from './help-questions.ts'

export type Question = { question: string; answer: string }

/** Questions of which one is open at a time: the browser's own details of one name, so they work without a script. */
export const Questions = ({ items, id }: { items: Question[]; id: string }) => (
  <ul id={id} className="max-w-[46em] divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card">
    {items.map(({ question, answer }) => (
      <li key={question}>
        <details name={id} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3.5 font-semibold hover:bg-paper-2 [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{question}</h3>
            <ChevronDown className="size-5 shrink-0 text-mute transition-transform group-open:rotate-180" aria-hidden="true" />
          </summary>
          {/* A link to the answer opens it: the browser unfolds what it leads into. */}
          <p id={answerId(question)} className="scroll-mt-32 px-5 pb-5 text-ink-2">
            {answer}
          </p>
        </details>
      </li>
    ))}
  </ul>
)
