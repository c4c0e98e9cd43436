import { Tabs } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { login, register } from '#contract/accounts.ts'
import { password, prices, trialDays } from '#contract/limits.ts'
import { TAGLINE } from '#contract/product.ts'
import { Logo } from '#web/art/mark.tsx'
import { ArchArt } from '#web/art/scenes.tsx'
import { call, CallError } from '#web/lib/call.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { type Person, useSession } from '#web/lib/session.tsx'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PageSpinner, Spinner } from '#web/ui/spinner.tsx'
import { GiftForm } from './gift-form.tsx'

const tab =
  'min-h-11 flex-1 rounded-[12px] px-5 font-semibold text-mute data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-2'
const textOf = (data: FormData, name: string) => String(data.get(name) ?? '')

export function AuthPage() {
  useTitle('Sign in')
  const { state } = useSession()
  const [search, setSearch] = useSearchParams()
  if (state === 'loading') return <PageSpinner />
  if (state === 'in') return <Redirect to={paths.home} replace />
  return (
    <main className="grid min-h-dvh lg:grid-cols-[1fr_1.1fr]">
      <aside className="hidden flex-col justify-between overflow-hidden bg-paper-2 p-12 lg:flex" aria-hidden="true">
        <Logo />
        <div className="flex items-end gap-5">
          <ArchArt age="young-kids" h={230} className="w-28" />
          <ArchArt age="children" h={330} className="w-32" />
          <ArchArt age="teens" h={480} className="w-36" />
        </div>
        <p className="display max-w-[16em] text-2xl">{TAGLINE}</p>
      </aside>
      <div className="wrap flex max-w-[34rem] flex-col justify-center py-12">
        <a href={paths.landing} className="mb-10 self-start rounded-md lg:hidden">
          <Logo />
        </a>
        <h1 className="mb-6 text-3xl">Welcome</h1>
        <Tabs.Root
          value={['register', 'gift'].find((one) => one === search.get('tab')) ?? 'login'}
          onValueChange={(value) => setSearch(value === 'login' ? {} : { tab: value }, { replace: true })}
        >
          <Tabs.List aria-label="Sign in, register or give" className="mb-7 flex rounded-[16px] border border-line bg-paper-2 p-1">
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

type Entered = Person & { token: string }
/** Sends a form; what was typed stays when it fails, and the fields that the server names are marked. */
function useAuthForm(
  submit: (data: FormData) => Promise<Entered>,
  { failed, otherwise, welcome }: { failed: string; otherwise: string; welcome: (person: Person) => string | undefined },
) {
  const { enter } = useSession()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setErrors({})
    try {
      const entered = await submit(new FormData(event.currentTarget))
      const description = welcome(entered)
      toast({ title: 'Welcome back!', ...(description ? { description } : {}) })
      enter(entered)
    } catch (error) {
      if (error instanceof CallError) setErrors(error.fields)
      toastFailure(failed, error, otherwise)
      setBusy(false)
    }
  }
  return { busy, errors, onSubmit }
}

function LoginForm() {
  const { busy, errors, onSubmit } = useAuthForm(
    (data) => call(login, { body: { email: textOf(data, 'email'), password: textOf(data, 'password') } }),
    { failed: 'Login failed', otherwise: 'Login failed', welcome: () => undefined },
  )
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="space-y-4">
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" required error={errors.password} />
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

function RegisterForm() {
  const { busy, errors, onSubmit } = useAuthForm(
    (data) =>
      call(register, {
        body: {
          email: textOf(data, 'email'),
          password: textOf(data, 'password'),
          name: textOf(data, 'name'),
          couponCode: textOf(data, 'couponCode'),
        },
      }),
    {
      failed: 'Registration failed',
      otherwise: 'Registration failed',
      welcome: ({ subscription }) =>
        subscription.plan === 'pro' ? 'You have lifetime access to all features.' : `Your ${trialDays}-day trial has started.`,
    },
  )
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="space-y-4">
      <TextField label="Name" hint="optional" name="name" autoComplete="name" maxLength={120} error={errors.name} />
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <TextField
        label="Password"
        hint={`${password.minAtRegistration} characters or more`}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={password.minAtRegistration}
        error={errors.password}
      />
      <TextField label="Church referral code" hint="optional" name="couponCode" autoComplete="off" error={errors.couponCode} />
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
