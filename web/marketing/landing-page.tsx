import { sampleBooks } from 'virtual:sample-books'
import { ArrowRight, BookOpen, Check, FileText, Heart, Printer, Quote, ShieldCheck, Sparkles, Upload } from 'lucide-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { prices, trialDays } from '#contract/limits.ts'
import { PRODUCT } from '#contract/product.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { ArchArt, Trio } from '#web/art/scenes.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { PublicFooter, PublicHeader } from '#web/frame/public-frame.tsx'

export const LandingPage = () => (
  <>
    <PublicHeader />
    <main id="main">
      <Hero />
      <Sample />
      <Steps />
      <Promises />
      <Plans />
      <Closing />
    </main>
    <PublicFooter />
  </>
)

const Ticks = ({ items, className }: { items: string[]; className?: string }) => (
  <ul className={clsx('flex flex-wrap gap-x-6 gap-y-2 text-sm text-mute', className)}>
    {items.map((item) => (
      <li key={item} className="flex items-center gap-1.5">
        <Check className="size-4 text-good" strokeWidth={3} aria-hidden="true" />
        {item}
      </li>
    ))}
  </ul>
)

const Hero = () => (
  <section className="relative overflow-x-clip">
    <div className="wrap grid items-center gap-x-12 gap-y-8 pt-9 pb-14 lg:grid-cols-[1fr_1.04fr] lg:pt-12 lg:pb-20">
      <div>
        <p className="mb-5 text-sm font-semibold text-ink-2">For pastors and children’s ministry teams</p>
        <h1 className="text-4xl">
          One sermon.
          <br />
          Three books.
          <br />
          <span className="text-accent-text">Every age in the fold.</span>
        </h1>
        <p className="mt-6 max-w-[34em] text-lg text-ink-2">
          Give {PRODUCT} Sunday’s sermon. You get a devotional for teens, a Bible story for children and a first little lesson for young
          kids. All three teach the same truth, ready to print and teach.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <ButtonLink href={paths.auth('register')} size="lg">
            Start your free trial <ArrowRight className="size-5" aria-hidden="true" />
          </ButtonLink>
          <ButtonLink href="#sample" look="outline" size="lg">
            See a sample lesson
          </ButtonLink>
        </div>
        <Ticks className="mt-6" items={[`${trialDays} days free`, 'No credit card', 'PDF, Word or plain text']} />
      </div>
      <div className="relative mx-auto w-full max-w-[620px] max-lg:max-w-[480px]">
        <Trio className="w-full" />
      </div>
    </div>
  </section>
)

/** The three ages, youngest first, with what each book is. */
const samples: { age: AgeGroup; kind: string; parts: string[] }[] = [
  { age: 'young-kids', kind: 'Read-aloud story', parts: ['Flashcards', 'A song', 'Play activities'] },
  { age: 'children', kind: 'Bible story', parts: ['Memory verse', 'Activities', 'Prayer'] },
  { age: 'teens', kind: 'Devotional', parts: ['Key points', 'Questions', 'Weekly challenge'] },
]
const storyOf = (age: AgeGroup) => sampleBooks[age].devotional?.content ?? sampleBooks[age].bibleStory?.content ?? ''
/** Whole sentences from the beginning of a story, up to so many words. */
function beginningOf(story: string, words: number): string {
  const sentences = story.replace(/\s+/g, ' ').match(/.+?[.!?]["”’]?(?= |$)/g) ?? []
  let taken = ''
  for (const sentence of sentences) {
    const more = `${taken} ${sentence}`.trim()
    if (taken && more.split(' ').length > words) break
    taken = more
  }
  return taken
}
const soft: Record<AgeGroup, string> = { teens: 'bg-teens-soft', children: 'bg-children-soft', 'young-kids': 'bg-kids-soft' }

const Sample = () => (
  <section id="sample" className="bg-paper-2 py-[clamp(4rem,8vw,7rem)]">
    <div className="wrap">
      <div className="grid gap-6 lg:grid-cols-[1fr_1.1fr] lg:items-end">
        <h2 className="text-3xl">
          The same good news,
          <br />
          told three ways
        </h2>
        <p className="text-lg text-ink-2 lg:pb-1">
          A family can drive home talking about the same passage. Each book is written for how that age listens, reads and plays. These
          lines begin the three books that {PRODUCT} made from one sermon on{' '}
          <b className="whitespace-nowrap">{sampleBooks.teens.passage}</b>.
        </p>
      </div>
      <ul className="mt-12 grid gap-6 lg:grid-cols-3">
        {samples.map((one) => (
          <li key={one.age} className="flex flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-2">
            <div className={clsx('relative h-52 overflow-hidden', soft[one.age])}>
              <ArchArt age={one.age} h={250} className="absolute bottom-0 left-1/2 h-[92%] -translate-x-1/2 translate-y-[6%]" />
            </div>
            <div className="flex flex-1 flex-col p-7">
              <div className="mb-4 flex items-center justify-between gap-3">
                <Pill tone={one.age}>
                  {ageProfiles[one.age].short} <span className="font-medium">{ageProfiles[one.age].ages}</span>
                </Pill>
                <span className="text-sm font-medium text-mute">{one.kind}</span>
              </div>
              <h3 className="mb-3 text-xl">{sampleBooks[one.age].title}</h3>
              <p className={clsx('flex-1 text-ink-2', one.age === 'young-kids' && 'font-kids text-lg')}>
                {beginningOf(storyOf(one.age), 45)}
              </p>
              <Ticks className="mt-6 border-t border-dashed border-line-2/50 pt-4" items={one.parts} />
              <ButtonLink
                href={paths.sample(one.age)}
                look="outline"
                className="mt-5"
                aria-label={`Read the whole lesson for ${ageProfiles[one.age].short.toLowerCase()}`}
              >
                Read the whole lesson
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

const steps = [
  {
    icon: <Upload />,
    title: 'Add the sermon',
    text: 'Drop a PDF, Word or text file, or paste your notes. Title, speaker, date and scripture are filled in when the document states them.',
    look: 'bg-kids text-[#3b2145]',
  },
  {
    icon: <Sparkles />,
    title: 'Let it adapt',
    text: 'Story, key points, activities, memory verse, questions and a weekly challenge, for each age in its own words.',
    look: 'bg-children text-[#3b2145]',
  },
  {
    icon: <Printer />,
    title: 'Teach on Sunday',
    text: 'Read it on your phone, print the PDF, or send it to the volunteer who opens it on Saturday night.',
    look: 'bg-teens text-on-teens',
  },
]
const Steps = () => (
  <section className="wrap py-[clamp(4rem,8vw,7rem)]">
    <h2 className="text-center text-3xl">Saturday night, back in your hands</h2>
    <ol className="relative mt-14 grid gap-10 md:grid-cols-3 md:gap-8">
      {steps.map((step) => (
        <li key={step.title} className="relative flex gap-5 md:flex-col md:items-center md:text-center">
          <span
            className={clsx('arch grid h-20 w-16 shrink-0 place-items-center border-4 border-card pt-2 shadow-2 [&>svg]:size-7', step.look)}
            aria-hidden="true"
          >
            {step.icon}
          </span>
          <div>
            <h3 className="mb-2 text-xl md:mt-2">{step.title}</h3>
            <p className="mx-auto max-w-[26em] text-ink-2">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)

const promises: { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <BookOpen />,
    title: 'Scripture, word for word',
    text: 'Memory verses come word for word from the translation you choose, never from a model, and a reference that does not exist is refused.',
  },
  {
    icon: <FileText />,
    title: 'What the sermon said',
    text: 'Each key point carries the words of the sermon it rests on. Tap it to read them.',
  },
  {
    icon: <ShieldCheck />,
    title: 'Yours, and private',
    text: 'Your lessons stay in your library. A church can run all of this on its own computer, with no outside account, even without AI.',
  },
]
const Promises = () => (
  <section className="wrap pb-[clamp(4rem,8vw,7rem)]">
    <div className="grid gap-5 md:grid-cols-3">
      {promises.map((one) => (
        <article key={one.title} className="rounded-2xl border border-line bg-card p-7">
          <span className="mb-4 block text-accent-text [&>svg]:size-7" aria-hidden="true">
            {one.icon}
          </span>
          <h3 className="mb-1.5 text-xl">{one.title}</h3>
          <p className="text-ink-2">{one.text}</p>
        </article>
      ))}
    </div>
  </section>
)

const plans = [
  { name: 'Monthly', price: prices.monthly, per: 'per month', text: 'Pay as you go. Cancel anytime.', best: false },
  { name: 'Yearly', price: prices.yearly, per: 'per year', text: '2 months free: save 17%, or $20 a year.', best: true },
]
const included = ['Lesson books for all three age groups', 'A library of everything you make', 'PDF for A4 and Letter']
const Plans = () => (
  <section id="pricing" className="bg-paper-2 py-[clamp(4rem,8vw,7rem)]">
    <div className="wrap grid gap-10 lg:grid-cols-[.8fr_1.2fr] lg:items-center">
      <div>
        <h2 className="text-3xl">Simple plans for every size of church</h2>
        <p className="mt-4 text-lg text-ink-2">Try everything for {trialDays} days. No credit card. Keep what you made.</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {plans.map((plan) => (
          <li
            key={plan.name}
            className={clsx(
              'relative flex flex-col rounded-2xl bg-card p-8',
              plan.best ? 'border-2 border-accent shadow-3' : 'border border-line',
            )}
          >
            {plan.best && (
              <span className="absolute -top-3.5 left-8 rounded-full bg-children px-3 py-1 text-sm font-bold text-[#3b2145]">
                Most Popular
              </span>
            )}
            <h3 className="text-xl">{plan.name}</h3>
            <p className="mt-3 flex flex-wrap items-baseline gap-2">
              <span className="display text-[2.75rem]">${plan.price.toFixed(2)}</span>
              <span className="text-mute">{plan.per}</span>
            </p>
            <p className="mt-1 text-sm text-ink-2">{plan.text}</p>
            <ul className="my-6 flex-1 space-y-2.5">
              {included.map((item) => (
                <li key={item} className="flex gap-2.5">
                  <Check className="mt-1 size-4 shrink-0 text-good" strokeWidth={3} aria-hidden="true" />
                  {item}
                </li>
              ))}
            </ul>
            <ButtonLink href={paths.auth('register')} look={plan.best ? 'solid' : 'outline'} className="w-full">
              Start free trial
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

const Closing = () => (
  <section className="wrap pt-[clamp(4rem,8vw,7rem)] pb-[clamp(7rem,13vw,12rem)] text-center">
    <Quote className="mx-auto mb-4 size-8 text-children-text" aria-hidden="true" />
    <p className="display mx-auto max-w-[22em] text-2xl leading-snug">“Allow the little children to come to me!”</p>
    <p className="mt-3 text-mute">Mark 10:14, World English Bible</p>
    <div className="mt-8">
      <ButtonLink href={paths.auth('register')} size="lg">
        Make your first lesson <Heart className="size-5" aria-hidden="true" />
      </ButtonLink>
    </div>
  </section>
)
