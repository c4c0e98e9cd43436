import { ArchArt } from '#web/art/scenes.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** What the service worker shows in the place of a page that it cannot reach and has not kept. */
export function WithoutInternetPage() {
  return (
    <main className="wrap grid min-h-dvh place-items-center py-16 text-center">
      <div>
        <ArchArt age="young-kids" h={230} className="mx-auto mb-8 w-32" />
        <h1 className="text-3xl">No Internet Here</h1>
        <p className="mx-auto mt-3 mb-7 max-w-[28em] text-ink-2">
          This page needs the internet. A lesson or a class that was opened on this device before works without it.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button data-back className="needs-script">
            Back
          </Button>
          {/* An empty address is the one that was asked for. */}
          <ButtonLink href="" look="outline">
            Try Again
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
