import { lastDayOf } from '#contract/links.ts'
import { PRODUCT } from '#contract/product.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { Mark } from '#web/art/mark.tsx'

/** Who sent it, at the top of a page that sells nothing. */
export const ChurchLine = ({ church, by }: { church: string; by: string }) => (
  <header className="flex min-h-14 items-center gap-2.5 text-[0.9375rem]">
    <Mark className="h-5.5 w-6" />
    <span>{church || by || PRODUCT}</span>
  </header>
)
export const UntilLine = ({ until }: { until: string }) => (
  <footer className="mt-9 text-center text-sm text-mute">
    <p>This link works until {longDate(lastDayOf(until))}. No account needed.</p>
  </footer>
)
