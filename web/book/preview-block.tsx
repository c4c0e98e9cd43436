import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Block } from '#lesson/layout/blocks.ts'

const soft: Record<AgeGroup, string> = { teens: 'bg-[#ddf1f4]', children: 'bg-[#fdefcf]', 'young-kids': 'bg-[#ffe9e2]' }
const deep: Record<AgeGroup, string> = { teens: 'text-[#0f5d6a]', children: 'text-[#7a4f00]', 'young-kids': 'text-[#b0412a]' }

/** One block on the paper of the preview, which is white in the dark theme too. */
export function PreviewBlock({ block, ageGroup }: { block: Block; ageGroup: AgeGroup }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <h4 className={`display mt-8 mb-3 text-[20px] ${deep[ageGroup]}`}>{block.text}</h4>
      ) : (
        <h5 className="mt-4 mb-1.5 font-bold">{block.text}</h5>
      )
    case 'paragraph':
      return <p className="mb-3">{block.text}</p>
    case 'lead':
      return <p className={`display mb-3 rounded-lg p-4 text-lg ${soft[ageGroup]}`}>{block.text}</p>
    case 'verse':
      return (
        <div className={`mb-3 rounded-lg p-4 ${soft[ageGroup]}`}>
          <p className="display text-[20px]">“{block.text}”</p>
          <p className="mt-1 text-sm">
            {block.reference} ({block.translation})
          </p>
        </div>
      )
    case 'list':
      return (
        <ul className="mb-3 list-disc pl-6">
          {block.items.map((item, at) => (
            <li key={at}>{item}</li>
          ))}
        </ul>
      )
    case 'numbered':
      return (
        <ol className="mb-3 list-decimal pl-6">
          {block.items.map((item, at) => (
            <li key={at}>{item}</li>
          ))}
        </ol>
      )
    case 'activity':
      return (
        <section className="mb-4 border-l-2 border-[#e6dfd3] pl-4">
          <h5 className="font-bold">{block.title}</h5>
          <p className="text-sm text-[#6b5a6c]">{block.facts}</p>
          {block.materials && <p>You need: {block.materials}</p>}
          <ol className="list-decimal pl-6">
            {block.steps.map((step, at) => (
              <li key={at}>{step}</li>
            ))}
          </ol>
          {block.notes.map((note, at) => (
            <p key={at} className="text-sm text-[#6b5a6c]">
              {note}
            </p>
          ))}
        </section>
      )
    case 'plan':
      return (
        <dl className="mb-3 text-sm">
          {block.rows.map((row, at) => (
            <div key={at} className="flex gap-4 border-b border-[#e6dfd3] py-1.5">
              <dt className={`w-24 shrink-0 font-bold ${deep[ageGroup]}`}>{row.time}</dt>
              <dd>
                <b>{row.title}</b> {row.what}
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'terms':
      return (
        <dl className="mb-3 space-y-1 text-sm">
          {block.terms.map((one, at) => (
            <div key={at}>
              <dt className="inline font-bold">{one.term}: </dt>
              <dd className="inline">{one.meaning}</dd>
            </div>
          ))}
        </dl>
      )
    case 'days':
      return (
        <dl className="mb-3">
          {block.days.map((day, at) => (
            <div key={at} className="flex gap-4 border-b border-[#e6dfd3] py-1.5">
              <dt className={`w-20 shrink-0 font-bold ${deep[ageGroup]}`}>{day.day}</dt>
              <dd>{day.activity}</dd>
            </div>
          ))}
        </dl>
      )
    case 'cards':
      return (
        <div className="mb-3 grid grid-cols-2 gap-3">
          {block.cards.map((card, at) => (
            <div key={at} className="rounded-lg border border-[#e6dfd3] p-3">
              <p className={`text-xl font-bold ${deep[ageGroup]}`}>{card.word}</p>
              <p>{card.description}</p>
            </div>
          ))}
        </div>
      )
    case 'checklist':
      return (
        <ul className="mb-3 space-y-1">
          {block.items.map((item, at) => (
            <li key={at} className="flex gap-2.5">
              <i aria-hidden="true" className="mt-1 size-4 shrink-0 rounded-sm border border-[#8f8192]" />
              {item}
            </li>
          ))}
        </ul>
      )
    case 'write':
    case 'draw':
      return <p className="mb-24">{block.prompt}</p>
    case 'song':
      return (
        <div className={`mb-3 rounded-lg p-4 ${soft[ageGroup]}`}>
          <p className="font-bold">{block.title}</p>
          {block.tune && <p className="text-sm">Tune: {block.tune}</p>}
          {block.lines.map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </div>
      )
  }
}
