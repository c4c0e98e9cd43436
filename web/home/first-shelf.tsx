import { sampleCovers } from 'virtual:sample-covers'
import { ageGroups } from '#contract/lesson-book.ts'
import { paths } from '#web/lib/paths.ts'
import { sampleSermon } from '#web/lib/sample-sermon.ts'
import { fullCover, SundayShelf } from './sunday-shelf.tsx'

/** What an account begins with: the shelf of the sample sermon, to open and look into, and what to do. */
export const FirstShelf = () => (
  <section aria-labelledby="ready" className="max-w-[28rem]">
    <h2 id="ready" className="text-[1.375rem]">
      Ready to Generate
    </h2>
    <p className="mt-1.5 mb-6 text-ink-2">
      Add Sunday’s sermon, and its three books will appear here. These are from our sample, “{sampleSermon.title}”: open one and look.
    </p>
    <SundayShelf
      label="Books of the sample sermon"
      books={ageGroups.toReversed().map((age) => ({ ...sampleCovers[age], href: paths.sample(age), filled: fullCover }))}
    />
  </section>
)
