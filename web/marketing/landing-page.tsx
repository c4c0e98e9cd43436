import { prices, trialDays } from '#contract/limits.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PublicFooter, PublicHeader } from '#web/frame/public-frame.tsx'
import { FromTheSermon } from './landing/from-the-sermon.tsx'
import { Hero } from './landing/hero.tsx'
import { ReadAloud } from './landing/read-aloud.tsx'
import { Sheets } from './landing/sheets.tsx'
import { TeachPhone } from './landing/teach-phone.tsx'

/** See it work with one's own sermon first; what stands below is what came out of another. */
export const LandingPage = () => (
  <>
    <PublicHeader />
    <main id="main">
      <Hero />
      <Sheets />
      <div className="wrap grid gap-3.5 pt-11 sm:gap-5 sm:pt-18 lg:grid-cols-2">
        <ReadAloud />
        <FromTheSermon />
      </div>
      <TeachPhone />
      <Price />
    </main>
    <PublicFooter />
  </>
)

const plans = [
  { price: prices.monthly, per: 'a month' },
  { price: prices.yearly, per: 'a year, two months free' },
]
const Price = () => (
  <section id="pricing" className="bg-paper-2 pt-12 pb-[clamp(5rem,10vw,9rem)]">
    <div className="wrap grid grid-cols-2 items-center gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
      <div className="max-lg:col-span-2">
        <h2 className="text-3xl">One price for your whole church</h2>
        <p className="mt-2 text-ink-2">{trialDays} days free, no card. Every sermon, every book, printing, audio and volunteer links.</p>
      </div>
      {plans.map(({ price, per }) => (
        <p key={per}>
          <span className="display block text-[2.5rem] leading-tight">${price.toFixed(2)}</span>
          <span className="text-[0.9375rem] text-mute">{per}</span>
        </p>
      ))}
      <ButtonLink href={paths.auth('register')} look="outline" size="lg" className="max-lg:col-span-2">
        Start free trial
      </ButtonLink>
    </div>
  </section>
)
