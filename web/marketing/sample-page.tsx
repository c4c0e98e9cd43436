import { sampleBooks } from 'virtual:sample-books'
import { type AgeGroup, ageGroups } from '#contract/lesson-book.ts'
import { PRODUCT } from '#contract/product.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { LessonPage } from '#web/book/lesson-page.tsx'
import { paths } from '#web/lib/paths.ts'
import { sampleSermon } from '#web/lib/sample-sermon.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** A lesson of the sample sermon, as the engine without AI wrote it when these pages were built: nobody touched it up. */
export const SamplePage = ({ age }: { age: AgeGroup }) => (
  <LessonPage
    book={sampleBooks[age]}
    forLeaders
    lead={
      <>
        {PRODUCT} wrote this lesson without AI, for a sermon of {sampleSermon.content.split(/\s+/).length} words, “{sampleSermon.title}”,
        and nobody changed a word of it.
      </>
    }
    details={ageGroups
      .filter((other) => other !== age)
      .map((other) => (
        <a key={other} href={paths.sample(other)} className="inline-flex min-h-9 items-center underline underline-offset-4">
          The same for {ageProfiles[other].short.toLowerCase()}
        </a>
      ))}
  >
    <section className="rounded-2xl border border-children-line bg-children-soft p-6 sm:p-8">
      <h2 className="text-xl">Now try your own</h2>
      <p className="mt-2 mb-5 max-w-[40em] text-ink-2">
        Last Sunday’s sermon is all you need. The sermon behind this sample is waiting inside if you want to start with it.
      </p>
      <ButtonLink href={paths.auth('register')}>Start free trial</ButtonLink>
    </section>
  </LessonPage>
)
