import { landingFiles } from 'virtual:landing-files'
import { sampleBooks } from 'virtual:sample-books'
import { clsx } from 'clsx'
import { Check, Upload } from 'lucide-react'
import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import { sermonFile, triedHours } from '#contract/limits.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { coverSize } from '#lesson/pictures/cover-frames.ts'
import { ageLook } from '#web/book/age-look.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'

/** The first thing that a stranger sees: Sunday's file goes in on the left, three books stand on the right. */
export const Hero = () => (
  <section className="overflow-x-clip">
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-end gap-x-14 gap-y-9 pt-6 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,37rem)] lg:pt-11 lg:pb-18">
      <div>
        <h1 className="text-4xl">
          One sermon.
          <br />
          Three books.
          <br />
          <span className="text-accent-text">Every age in&nbsp;the&nbsp;fold.</span>
        </h1>
        <p className="mt-4 mb-5 max-w-[31em] text-lg text-ink-2" data-try-lead>
          A devotional for teens, a Bible story for children, a first lesson for young kids. All three say what the sermon said.
        </p>
        <div data-try>
          <DropCard />
          <ul className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1.5 text-[0.9375rem] text-mute">
            {['No account needed', `Deleted after ${triedHours} hours unless you keep it`].map((item) => (
              <li key={item} className="flex items-center gap-1.5">
                <Check className="size-4 text-good" strokeWidth={3} aria-hidden="true" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div data-try-stage>
        <Shelf />
      </div>
    </div>
  </section>
)

const accepted = sermonFile.extensions.map((extension) => `.${extension}`).join(',')

/** Takes a file by drop or choice, or the text itself; web/try/take-sermon.ts does it. */
const DropCard = () => (
  <>
    <div
      data-try-drop
      className="needs-script group max-w-[33rem] rounded-[24px] border-2 border-dashed border-accent-line bg-card p-4 transition-colors duration-150 data-over:border-accent data-over:bg-accent-soft sm:p-5"
    >
      <div className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-4 sm:grid-cols-[56px_minmax(0,1fr)_auto] sm:gap-x-4">
        <span className="grid h-13 w-10.5 place-items-center rounded-t-full rounded-b-[10px] bg-accent pt-1.5 text-on-accent sm:h-16 sm:w-13">
          <Upload className="size-5 sm:size-6" aria-hidden="true" />
        </span>
        <span>
          <b className="block text-[1.0625rem] leading-tight font-semibold">Drop Sunday’s sermon here</b>
          <span className="text-sm text-mute">Word, PDF or text</span>
        </span>
        <label className="col-span-2 inline-flex min-h-13 cursor-pointer items-center justify-center rounded-[16px] bg-accent px-5 font-semibold whitespace-nowrap text-on-accent shadow-[inset_0_-3px_0_var(--accent-edge),0_8px_18px_-10px_var(--glow)] transition-[background,transform] duration-150 hover:bg-accent-hover active:translate-y-px has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:col-span-1">
          Choose a file
          <input type="file" accept={accepted} className="sr-only" data-try-file />
        </label>
      </div>
      <p role="alert" data-try-refused className="mt-3 text-sm text-bad empty:hidden" />
      <details className="-mb-2 mt-3 border-t border-line pt-1 sm:mt-4">
        <summary className="flex min-h-11 list-none items-center text-[0.9375rem] font-semibold text-accent-text underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          Or paste the text
        </summary>
        <form data-try-text className="space-y-3 pt-1 pb-1">
          <TextArea label="The sermon" name="content" required placeholder="All of it, as it was preached" />
          <button
            type="submit"
            className="min-h-11 rounded-lg border border-line-2 bg-card px-5 font-semibold hover:border-accent hover:text-accent-text"
          >
            Make three books
          </button>
        </form>
      </details>
    </div>
    <noscript>
      <ButtonLink size="lg" href={paths.sample('children')}>
        Read a whole lesson
      </ButtonLink>
    </noscript>
  </>
)

const youngestFirst = ageGroups.toReversed()
const wide: Record<AgeGroup, string> = { 'young-kids': 'flex-[76]', children: 'flex-[88]', teens: 'flex-[100]' }

/** The three books of the sample sermon; a try puts its own in their place. */
const Shelf = () => (
  <>
    <div className="relative">
      <ul className="flex items-end gap-2.5 px-1 sm:gap-6 sm:px-3.5">
        {youngestFirst.map((age) => (
          <li key={age} className={clsx('min-w-0', wide[age])}>
            <a
              href={paths.sample(age)}
              aria-label={`${sampleBooks[age].title}, ${ageProfiles[age].short.toLowerCase()} ${ageProfiles[age].ages}: read the whole lesson`}
              className="block rounded-t-full transition-transform duration-150 hover:-translate-y-1"
            >
              {landingFiles && (
                <img src={landingFiles.covers[age]} alt="" {...coverSize(age)} fetchPriority="low" className="block h-auto w-full" />
              )}
            </a>
          </li>
        ))}
      </ul>
      <div className="-mr-[50vw] -ml-1 h-3 rounded-l-[9px] bg-(--shelf) shadow-[inset_0_3px_0_#fff3,0_4px_0_color-mix(in_oklab,var(--ink)_12%,transparent)]" />
    </div>
    <ul className="flex gap-2.5 px-1 pt-4.5 sm:gap-6 sm:px-3.5">
      {youngestFirst.map((age) => (
        <li key={age} className={clsx('min-w-0', wide[age])}>
          <b className="block text-sm leading-tight font-semibold sm:text-base">{sampleBooks[age].title}</b>
          <span className={clsx('text-[0.8125rem] font-semibold sm:text-sm', ageLook[age].text)}>
            {ageProfiles[age].short} <span className="whitespace-nowrap">{ageProfiles[age].ages}</span>
          </span>
        </li>
      ))}
    </ul>
  </>
)
