import { ageGroups } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { BookCover } from '#web/book/book-cover.tsx'

const widths = { 'young-kids': 'w-[26%]', children: 'w-[29%]', teens: 'w-[33%]' }

/** The shelf before there are books: the covers of the passage in line. */
export const ReadyShelf = ({ passage, title }: { passage: string; title: string }) => (
  <section aria-labelledby="ready" className="max-w-[26rem]">
    <h2 id="ready" className="text-[1.375rem]">
      Ready to Generate
    </h2>
    <div aria-hidden="true" className="mt-6">
      <div className="flex items-end justify-between px-2.5">
        {ageGroups.toReversed().map((age) => (
          <BookCover
            key={`${age} ${passage}`}
            book={{ passage, title: title || ageProfiles[age].short, ageGroup: age }}
            look="line"
            className={`relative z-10 -mb-2 block h-auto drop-shadow-sm dark:brightness-90 ${widths[age]}`}
          />
        ))}
      </div>
      <div className="h-3 rounded-full bg-(--shelf) shadow-[inset_0_4px_0_rgb(255_255_255/.22),0_6px_10px_-4px_rgb(51_28_56/.35)]" />
    </div>
    <p className="mt-4 text-sm text-ink-2">
      The covers are drawn from the passage. They fill with color, from the ground up, while the books are written.
    </p>
  </section>
)
