import { Tabs } from 'radix-ui'
import { useEffect, useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { login, register } from '#contract/accounts.ts'
import { type PlanType, planTypes } from '#contract/billing.ts'
import { password, prices, trialDays } from '#contract/limits.ts'
import { PRODUCT, TAGLINE } from '#contract/product.ts'
import { longDate } from '#lesson/words/long-date.ts'
import { Logo } from '#web/art/mark.tsx'
import { ArchArt } from '#web/art/scenes.tsx'
import { call } from '#web/lib/call.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { type Person, useSession } from '#web/lib/session.tsx'
import { toast } from '#web/lib/toast.ts'
import { useSubmit } from '#web/lib/use-submit.ts'
import { forgetWish, keepWish, readWish } from '#web/lib/wish.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { NewPasswordField } from '#web/ui/new-password-field.tsx'
import { PageSpinner, Spinner } from '#web/ui/spinner.tsx'
import { GiftForm } from './gift-form.tsx'

const tab =
  'min-h-11 flex-1 rounded-[12px] px-5 font-semibold text-mute data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-2'

export function AuthPage() {
  useTitle('Sign in')
  const { state } = useSession()
  const [search, setSearch] = useSearchParams()
  const plan = planTypes.find((one) => one === search.get('plan'))
  // A plan that was chosen before the login waits behind it, also when the way leads over a forgotten password.
  useEffect(() => {
    if (plan) keepWish(paths.subscribe(plan))
  }, [plan])
  if (state === 'loading') return <PageSpinner />
  if (state === 'in') return search.get('tab') === 'gift' ? <GiftPage /> : <ToWish plan={plan} />
  const tabIn = (value: string) => ({ ...(value === 'login' ? {} : { tab: value }), ...(plan ? { plan } : {}) })
  return (
    <main className="grid min-h-dvh lg:grid-cols-[1fr_1.1fr]">
      <aside className="hidden overflow-hidden bg-paper-2 p-12 lg:flex" aria-hidden="true">
        <div className="ml-auto flex w-full max-w-[34rem] flex-col justify-between">
          <Logo />
          <div className="flex items-end gap-5">
            <ArchArt age="young-kids" h={230} className="w-28" />
            <ArchArt age="children" h={330} className="w-32" />
            <ArchArt age="teens" h={480} className="w-36" />
          </div>
          <p className="display max-w-[16em] text-2xl">{TAGLINE}</p>
        </div>
      </aside>
      <div className="wrap flex max-w-[34rem] flex-col justify-center py-12">
        <a href={paths.landing} className="mb-10 self-start rounded-md lg:hidden">
          <Logo />
        </a>
        <h1 className="mb-6 text-3xl">Welcome</h1>
        {state === 'ended' && (
          <p role="status" className="mb-6 rounded-xl border border-children-line bg-children-soft px-4 py-3 text-children-text">
            Your session has ended. Log in again to pick up where you left off; what you typed is kept.
          </p>
        )}
        <Tabs.Root
          value={['register', 'gift'].find((one) => one === search.get('tab')) ?? 'login'}
          onValueChange={(value) => setSearch(tabIn(value), { replace: true })}
        >
          <Tabs.List aria-label="Sign in, register or give a gift" className="mb-7 flex rounded-[16px] border border-line bg-paper-2 p-1">
            <Tabs.Trigger value="login" className={tab}>
              Login
            </Tabs.Trigger>
            <Tabs.Trigger value="register" className={tab}>
              Register
            </Tabs.Trigger>
            <Tabs.Trigger value="gift" className={tab}>
              Gift
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="login">
            <LoginForm />
          </Tabs.Content>
          <Tabs.Content value="register">
            <RegisterForm />
          </Tabs.Content>
          <Tabs.Content value="gift">
            <GiftForm />
          </Tabs.Content>
        </Tabs.Root>
      </div>
    </main>
  )
}

/** Whoever is signed in can give too. */
const GiftPage = () => (
  <main id="main" className="wrap max-w-[34rem] py-12">
    <a href={paths.home} className="mb-10 inline-block rounded-md">
      <Logo />
    </a>
    <h1 className="text-3xl">Give a subscription</h1>
    <p className="mt-3 mb-7 text-ink-2">A year or a month of {PRODUCT} for another church. Your own plan stays as it is.</p>
    <GiftForm />
    <p className="mt-6 text-center">
      <ButtonLink look="link" size="link" href={paths.home}>
        Back to This Sunday
      </ButtonLink>
    </p>
  </main>
)

/** Where a person goes who is signed in: on to what was wanted, else home. */
function ToWish({ plan }: { plan: PlanType | undefined }) {
  const [to] = useState(() => (plan ? paths.subscribe(plan) : (readWish() ?? paths.home)))
  useEffect(forgetWish, [])
  return <Redirect to={to} replace />
}

type Entered = Person & { token: string }
type Welcome = { title: string; description?: string }
/** Lets in whoever the server answers with, and welcomes them. */
function useAuthForm(
  submit: (text: (name: string) => string) => Promise<Entered>,
  { failed, otherwise, welcome }: { failed: string; otherwise: string; welcome: (person: Person) => Welcome },
) {
  const { enter } = useSession()
  return useSubmit(
    async (text) => {
      const entered = await submit(text)
      toast(welcome(entered))
      enter(entered)
    },
    { failed, otherwise },
  )
}

function LoginForm() {
  const { busy, errors, problem, onSubmit } = useAuthForm(
    (text) => call(login, { body: { email: text('email'), password: text('password') } }),
    {
      failed: 'Login failed',
      otherwise: 'Login failed',
      welcome: () => ({ title: 'Welcome back!' }),
    },
  )
  return (
    <form onSubmit={onSubmit} className="space-y-4">
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password ?? problem}
      />
      <Button type="submit" size="lg" className="w-full" disabled={busy}>
        {busy && <Spinner />}
        Login
      </Button>
      <p className="text-center">
        <ButtonLink look="link" size="link" href={paths.forgotPassword}>
          Forgot password?
        </ButtonLink>
      </p>
    </form>
  )
}

/** What a new account has: the trial, or what its code gave. */
function givenTo({ plan, subscriptionSource, currentPeriodEnd }: Person['subscription']): string {
  if (subscriptionSource?.includes('LIFETIME')) return 'You have lifetime access to all features.'
  if (plan === 'pro' && currentPeriodEnd) return `You have access to all features until ${longDate(currentPeriodEnd)}.`
  return `Your ${trialDays}-day trial has started.`
}

function RegisterForm() {
  const { busy, errors, onSubmit } = useAuthForm(
    (text) =>
      call(register, {
        body: {
          email: text('email'),
          password: text('password'),
          name: text('name'),
          couponCode: text('couponCode'),
        },
      }),
    {
      failed: 'Registration failed',
      otherwise: 'Registration failed',
      welcome: ({ subscription }) => ({ title: `Welcome to ${PRODUCT}`, description: givenTo(subscription) }),
    },
  )
  return (
    <form onSubmit={onSubmit} className="space-y-4">
      <TextField label="Name" hint="optional" name="name" autoComplete="name" maxLength={120} error={errors.name} />
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <NewPasswordField label="Password" least={password.minAtRegistration} error={errors.password} />
      <TextField
        label="Church referral code"
        hint="or a gift code, optional"
        name="couponCode"
        autoComplete="off"
        error={errors.couponCode}
      />
      <Button type="submit" size="lg" className="w-full" disabled={busy}>
        {busy && <Spinner />}
        Start free trial
      </Button>
      <p className="text-center text-sm text-mute">
        {trialDays} days free, no credit card. After that ${prices.monthly.toFixed(2)}/month.
      </p>
    </form>
  )
}
