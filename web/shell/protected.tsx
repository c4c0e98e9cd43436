import { type ReactNode, useEffect } from 'react'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'

/** For logged-in people: a spinner while that is not known, the landing page for everyone else. */
export function Protected({ children }: { children: ReactNode }) {
  const { state } = useSession()
  if (state === 'loading') return <PageSpinner />
  return state === 'in' ? children : <ToLanding />
}

/** The landing page is a prerendered one, outside the app. */
function ToLanding() {
  useEffect(() => location.replace(paths.landing), [])
  return <PageSpinner />
}
