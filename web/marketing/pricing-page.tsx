import { Check } from 'lucide-react'
import { prices, trialDays } from '#contract/limits.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/pill.tsx'
import { priceQuestions } from './help-questions.ts'
import { PublicPage } from '#web/frame/public-page.tsx'
import { Questions } from './questions.tsx'

const all = [
  'Three books from every sermon',
  'Leader’s sheet, take-home sheet and pictures',
  'Read aloud in three voices',
  'Word, slides, EPUB and a Sunday pack',
]
const plans = [
  {
    name: 'Free Trial',
    price: '$0',
    per: `for ${trialDays} days`,
    items: ['No credit card', ...all.slice(0, 3)],
    go: 'Start free',
    to: paths.auth('register'),
    best: false,
  },
  {
    name: 'Monthly',
    price: `$${prices.monthly}`,
    per: 'per month',
    items: ['Cancel anytime', ...all],
    go: 'Choose monthly',
    to: paths.authFor('monthly'),
    best: false,
  },
  {
    name: 'Yearly',
    price: `$${prices.yearly}`,
    per: 'per year',
    items: ['2 months free: save 17%, or $20', ...all],
    go: 'Choose yearly',
    to: paths.authFor('yearly'),
    best: true,
  },
  {
    name: 'Church Network',
    price: 'Custom',
    per: 'for several churches',
    items: ['One agreement for all your churches', 'An invoice instead of a card', 'A person you can ask'],
    go: 'Talk to us',
    to: paths.contact,
    best: false,
  },
]

export const PricingPage = () => (
  <PublicPage art="children" title="Pricing" lead="One price, however many sermons. Start without a card.">
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {plans.map((plan) => (
        <li
          key={plan.name}
          className={`flex flex-col rounded-2xl border bg-card p-6 ${plan.best ? 'border-accent shadow-2' : 'border-line'}`}
        >
          <h2 className="flex flex-wrap items-center gap-2 text-xl">
            {plan.name}
            {plan.best && <Pill>Most Popular</Pill>}
          </h2>
          <p className="mt-3">
            <span className="display block text-3xl">{plan.price}</span>
            <span className="text-mute">{plan.per}</span>
          </p>
          <ul className="mt-5 mb-6 flex-1 space-y-2">
            {plan.items.map((item) => (
              <li key={item} className="flex gap-2.5 text-ink-2">
                <Check className="mt-1 size-4 shrink-0 text-good" strokeWidth={3} aria-hidden="true" />
                {item}
              </li>
            ))}
          </ul>
          <ButtonLink href={plan.to} look={plan.best ? 'solid' : 'outline'}>
            {plan.go}
          </ButtonLink>
        </li>
      ))}
    </ul>
    <h2 className="mt-16 mb-5 text-2xl">Pricing questions</h2>
    <Questions id="price-questions" items={priceQuestions} />
    <section className="mt-14 rounded-2xl border border-children-line bg-children-soft p-6 sm:p-8">
      <h2 className="text-xl">Does your church have a referral code?</h2>
      <p className="mt-2 mb-5 max-w-[40em] text-ink-2">
        Enter it when you register, or later under Settings, Subscription. It tells us which church sent you.
      </p>
      <ButtonLink href={paths.auth('register')} look="outline">
        Use a referral code
      </ButtonLink>
    </section>
  </PublicPage>
)
