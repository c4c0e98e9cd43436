import { Logo } from '#web/art/mark.tsx'
import { useTitle } from '#web/lib/document-title.ts'
import { useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'

/** While the server cannot say who is signed in: nobody is sent away, and it can be asked again. */
export function CannotSay() {
  useTitle('One moment')
  const { askAgain } = useSession()
  return (
    <main className="wrap grid min-h-dvh max-w-[34rem] place-content-center justify-items-center py-14 text-center">
      <div className="mb-10">
        <Logo />
      </div>
      <h1 className="text-3xl">Storyfold is not answering</h1>
      <p className="mt-4 mb-6 text-ink-2">
        You are still signed in, and nothing is lost. Check the connection, or wait a minute, and try again.
      </p>
      <Button onClick={askAgain}>Try again</Button>
    </main>
  )
}
