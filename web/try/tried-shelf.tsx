import { clsx } from 'clsx'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { ageCoverAddress } from '#web/book/age-cover.tsx'
import { ageLook } from '#web/book/age-look.ts'
import { type Try, youngestFirst } from './use-try.ts'

const wide: Record<AgeGroup, string> = { 'young-kids': 'flex-[76]', children: 'flex-[88]', teens: 'flex-[100]' }

/** The three arches: drawings while they wait, in color from the foot up once their book is there. */
export const TriedShelf = ({ at, onOpen }: { at: Try; onOpen: (age: AgeGroup) => void }) => (
  <>
    <div className="relative">
      <ul className="flex items-end gap-2.5 px-1 sm:gap-6 sm:px-3.5">
        {youngestFirst.map((age, index) => (
          <li key={age} className={clsx('min-w-0', wide[age])}>
            <button
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              disabled={!at.tried || index >= at.lit}
              onClick={() => onOpen(age)}
              className="relative block w-full transition-transform duration-150 enabled:hover:-translate-y-1"
            >
              <Cover at={at} age={age} lit={index < at.lit} />
            </button>
          </li>
        ))}
      </ul>
      <div className="-mr-[50vw] -ml-1 h-3 rounded-l-[9px] bg-(--shelf) shadow-[inset_0_3px_0_#fff3,0_4px_0_color-mix(in_oklab,var(--ink)_12%,transparent)]" />
    </div>
    <ul className="flex gap-2.5 px-1 pt-4.5 sm:gap-6 sm:px-3.5" aria-hidden="true">
      {youngestFirst.map((age, index) => (
        <li key={age} className={clsx('min-w-0', wide[age])}>
          <b className="block min-h-[1.25em] text-sm leading-tight font-semibold sm:text-base">
            {index < at.lit ? at.books[age]?.title : ''}
          </b>
          <span className={clsx('text-[0.8125rem] font-semibold sm:text-sm', ageLook[age].text)}>
            {ageProfiles[age].short} <span className="whitespace-nowrap">{ageProfiles[age].ages}</span>
          </span>
        </li>
      ))}
    </ul>
  </>
)

function Cover({ at, age, lit }: { at: Try; age: AgeGroup; lit: boolean }) {
  const passage = at.plan?.passage
  const title = at.books[age]?.title ?? ''
  const book = { passage: passage ?? '', title, ageGroup: age }
  return (
    <span className={clsx('relative block w-full', tall[age])}>
      {/* Nothing is known of a sermon that is still read: an empty arch waits, and stays until the drawing is there. */}
      {!lit && <span className="absolute inset-1 rounded-t-full rounded-b-[10px] border-2 border-dashed border-line-2 bg-card" />}
      {passage !== undefined && (passage || title) && (
        <>
          <img src={ageCoverAddress(book, 'line')} alt="" className="absolute inset-0 block h-full w-full" />
          <img
            src={ageCoverAddress(book)}
            alt=""
            className={clsx(
              'absolute inset-0 block h-full w-full transition-[clip-path] duration-600 ease-out',
              lit ? '[clip-path:inset(0_0_0_0)]' : '[clip-path:inset(100%_0_0_0)]',
            )}
          />
        </>
      )}
    </span>
  )
}
/** As the covers are: lesson/pictures/cover-frames.ts. */
const tall: Record<AgeGroup, string> = { 'young-kids': 'aspect-[682/758]', children: 'aspect-[784/1054]', teens: 'aspect-[644/1204]' }
