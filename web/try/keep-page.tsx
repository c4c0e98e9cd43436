import { useEffect, useRef, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { keepTried } from '#contract/tries.ts'
import { call, CallError } from '#web/lib/call.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toast.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { forgetClaim, keptClaim } from './kept-claim.ts'

/** Puts what was tried before the login into the library, and opens the children's book of it. */
export function KeepPage() {
  useTitle('Keeping your books')
  const [, go] = useLocation()
  const [claim] = useState(keptClaim)
  const [failed, setFailed] = useState<{ message: string; subscribe: string | undefined }>()
  // React mounts a page twice while it is developed; a claim works once.
  const asked = useRef(false)
  const keep = async (with_: string) => {
    setFailed(undefined)
    try {
      const { books } = await call(keepTried, { params: { claim: with_ } })
      forgetClaim()
      toast({ title: 'Your three books are in your library' })
      const first = books.find(({ ageGroup }) => ageGroup === 'children') ?? books[0]
      go(first ? paths.book(first.id) : paths.library, { replace: true })
    } catch (error) {
      if (error instanceof CallError && error.status === 404) forgetClaim()
      setFailed({
        message: error instanceof Error ? error.message : String(error),
        subscribe: error instanceof CallError ? error.subscribe : undefined,
      })
    }
  }
  useEffect(() => {
    if (!claim || asked.current) return
    asked.current = true
    void keep(claim)
  })
  if (!claim) return <Redirect to={paths.home} replace />
  if (!failed) return <PageSpinner />
  return (
    <main id="main" className="wrap max-w-[36rem] py-16">
      <h1 className="text-3xl">Your books could not be kept</h1>
      <p role="alert" className="mt-4 mb-7 text-lg text-ink-2">
        {failed.message}
      </p>
      <div className="flex flex-wrap gap-3">
        {failed.subscribe ? (
          <ButtonLink href={failed.subscribe}>Choose a plan</ButtonLink>
        ) : keptClaim() ? (
          <Button onClick={() => void keep(claim)}>Try again</Button>
        ) : (
          <ButtonLink href={paths.home}>Go to your library</ButtonLink>
        )}
      </div>
    </main>
  )
}
