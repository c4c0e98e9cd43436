import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Subscription, User } from '#contract/accounts.ts'
import { logout as logoutLine, me } from '#contract/accounts.ts'
import { call, CallError, tokenStore } from './call.ts'
import { keepAppearance } from './appearance.ts'
import { toast } from './toast.ts'
import { queries } from './use-read.ts'

export type Person = { user: User; subscription: Subscription }
type Session = {
  state: 'loading' | 'out' | 'in'
  person: Person | undefined
  enter: (given: Person & { token: string }) => void
  leave: () => Promise<void>
  update: (user: Partial<User>) => void
  /** Takes over what a call said of the plan. */
  setPlan: (subscription: Subscription) => void
}
const Context = createContext<Session | undefined>(undefined)

/** Who is logged in. A 401 or 403 to the first question logs out; any other failure leaves the token and asks again on the next load. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<Session['state']>(() => (tokenStore.read() ? 'loading' : 'out'))
  const [person, setPerson] = useState<Person>()
  useEffect(() => {
    if (!tokenStore.read()) return
    call(me)
      .then((found) => (found.appearanceChosen && keepAppearance(found.appearance), setPerson(found), setState('in')))
      .catch((error: unknown) => {
        if (error instanceof CallError && (error.status === 401 || error.status === 403)) tokenStore.clear()
        else toast({ title: 'Failed to fetch user', description: error instanceof Error ? error.message : '', tone: 'destructive' })
        setState('out')
      })
  }, [])
  const session = useMemo<Session>(
    () => ({
      state,
      person,
      enter: ({ token, user, subscription }) => {
        tokenStore.write(token)
        setPerson({ user, subscription })
        setState('in')
        // How it looks is kept with the account: another device shows it the same.
        void call(me)
          .then((found) => found.appearanceChosen && keepAppearance(found.appearance))
          .catch(() => undefined)
      },
      update: (change) => setPerson((now) => now && { ...now, user: { ...now.user, ...change } }),
      setPlan: (subscription) => setPerson((now) => now && { ...now, subscription }),
      leave: async () => {
        await call(logoutLine).catch((error: unknown) => {
          if (!(error instanceof CallError && error.status === 401))
            toast({ title: 'Logout failed', description: error instanceof Error ? error.message : '', tone: 'destructive' })
        })
        tokenStore.clear()
        queries.clear()
        setPerson(undefined)
        setState('out')
      },
    }),
    [state, person],
  )
  return <Context.Provider value={session}>{children}</Context.Provider>
}

export function useSession(): Session {
  const session = useContext(Context)
  if (!session) throw new Error('useSession stands outside its provider')
  return session
}
