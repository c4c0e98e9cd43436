import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'

/** For logged-in people: a spinner while that is not known, the landing page for everyone else. */
export function Protected({ children }: { children: ReactNode }) {
  const { state } = useSession()
  if (state === 'loading') return <PageSpinner />
  return state === 'in' ? children : <Redirect to={paths.landing} replace />
}
