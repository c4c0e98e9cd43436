import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Subscription, User } from '#contract/accounts.ts'
import type { Reply } from '#contract/endpoint.ts'
import { logout as logoutLine, me } from '#contract/accounts.ts'
import { call, CallError, onSessionEnd, tokenStore } from './call.ts'
import { keepAppearance } from './appearance.ts'
import { forgetBooks } from './kept-books.ts'
import { forgetDraft } from './kept-draft.ts'
import { paths } from './paths.ts'
import { toastFailure } from './toast.ts'
import { queries } from './use-read.ts'
import { forgetWish } from './wish.ts'

export type Person = { user: User; subscription: Subscription }
/** The question who is signed in, as it was asked before anything was drawn, and its answer where that has come. */
export type Asked = { answer: Promise<Reply<typeof me>> | undefined; person: Person | undefined }
type Session = {
  /** `unknown`: there is a token, and nobody could be asked whose it is. `ended`: the server knows the token no longer. `left`: the person signed out. */
  state: 'loading' | 'unknown' | 'out' | 'ended' | 'left' | 'in'
  person: Person | undefined
  enter: (given: Person & { token: string }) => void
  /** Signs out; false when that failed and the person is still signed in. */
  leave: () => Promise<boolean>
  update: (user: Partial<User>) => void
  /** Takes over what a call said of the plan. */
  setPlan: (subscription: Subscription) => void
  /** Asks again who is logged in. */
  askAgain: () => void
}
const Context = createContext<Session | undefined>(undefined)

/** Who is logged in. A 401 or 403 to the first question logs out, and leads from any page but the first to the login and back; any other failure throws nobody out: it can be asked again. */
export function SessionProvider({ asked, children }: { asked?: Asked; children: ReactNode }) {
  const [state, setState] = useState<Session['state']>(() => (asked?.person ? 'in' : tokenStore.read() ? 'loading' : 'out'))
  const [person, setPerson] = useState(asked?.person)
  const first = useRef(asked?.answer)
  const end = useCallback((as: 'out' | 'ended' | 'left') => {
    tokenStore.clear()
    queries.clear()
    forgetBooks()
    setPerson(undefined)
    setState(as)
  }, [])
  const ask = useCallback(() => {
    if (!tokenStore.read()) return
    const answer = first.current ?? call(me)
    first.current = undefined
    answer
      .then((found) => (found.appearanceChosen && keepAppearance(found.appearance), setPerson(found), setState('in')))
      .catch((error: unknown) => {
        if (error instanceof CallError && (error.status === 401 || error.status === 403))
          return end(location.pathname === paths.home ? 'out' : 'ended')
        // Without a network the page says so itself.
        if (navigator.onLine) toastFailure('Failed to fetch user', error, 'Storyfold could not tell who is signed in. Please try again.')
        setState('unknown')
      })
  }, [end])
  useEffect(() => {
    // The first question and the sign-out say themselves what follows.
    onSessionEnd((line) => line === me || line === logoutLine || end('ended'))
    ask()
  }, [ask, end])
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
      askAgain: () => (setState('loading'), ask()),
      leave: async () => {
        try {
          await call(logoutLine)
        } catch (error) {
          if (!(error instanceof CallError && error.status === 401)) {
            toastFailure('Logout failed', error, 'You are still signed in on this device. Please try again.')
            return false
          }
        }
        forgetDraft()
        forgetWish()
        end('left')
        return true
      },
    }),
    [state, person, ask, end],
  )
  return <Context.Provider value={session}>{children}</Context.Provider>
}

export function useSession(): Session {
  const session = useContext(Context)
  if (!session) throw new Error('useSession stands outside its provider')
  return session
}
