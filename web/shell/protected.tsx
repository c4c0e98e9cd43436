import { type ReactNode, useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { keepWish } from '#web/lib/wish.ts'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { CannotSay } from './cannot-say.tsx'

/** For logged-in people: a spinner while that is not known, the landing page for everyone else, the login for whoever was logged in until now. */
export function Protected({ children }: { children: ReactNode }) {
  const { state } = useSession()
  if (state === 'loading') return <PageSpinner />
  if (state === 'unknown') return <CannotSay />
  if (state === 'in') return children
  return state === 'ended' ? <ToLogin /> : <ToLanding wanted={state === 'out'} />
}

/** A class goes on where nobody can be asked who is signed in: what this device keeps of it is shown. */
export function ProtectedClass({ children }: { children: ReactNode }) {
  const { state } = useSession()
  if (state === 'loading' || state === 'unknown') return children
  return <Protected>{children}</Protected>
}

/** A book that this device keeps stays open where nobody can be asked who is signed in; once there is a network, that is asked, and the page stays as it is. */
export function ProtectedBook({ children }: { children: ReactNode }) {
  const { state, askAgain } = useSession()
  const [alone, setAlone] = useState(false)
  if (state === 'unknown' && !alone) setAlone(true)
  useEffect(() => {
    if (state !== 'unknown') return
    addEventListener('online', askAgain)
    return () => removeEventListener('online', askAgain)
  }, [state, askAgain])
  if (alone && (state === 'unknown' || state === 'loading')) return children
  return state === 'in' ? children : <Protected>{null}</Protected>
}

const here = () => location.pathname + location.search + location.hash

/** The landing page is a prerendered one, outside the app. What was wanted here waits for the login. */
function ToLanding({ wanted }: { wanted: boolean }) {
  useEffect(() => {
    if (wanted && location.pathname !== paths.home) keepWish(here())
    location.replace(paths.landing)
  }, [wanted])
  return <PageSpinner />
}

/** A session that ended in the middle of the work leads to the login, and from there back. */
function ToLogin() {
  // Read while the address is still the one that was wanted.
  const [wanted] = useState(here)
  useEffect(() => keepWish(wanted), [wanted])
  return <Redirect to={paths.auth()} replace />
}
