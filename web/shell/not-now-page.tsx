import { ArchArt } from '#web/art/scenes.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** What a visitor sees instead of a page that shows stored things, when the store does not answer. */
export function NotNowPage() {
  return (
    <main className="wrap grid min-h-dvh place-items-center py-16 text-center">
      <div>
        <ArchArt age="children" h={230} className="mx-auto mb-8 w-32" />
        <h1 className="text-3xl">One Moment</h1>
        <p className="mx-auto mt-3 mb-7 max-w-[28em] text-ink-2">
          We cannot open this page right now. Nothing is lost. Please try again in a moment.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          {/* An empty address is the one that the visitor asked for. */}
          <ButtonLink href="">Try Again</ButtonLink>
          <ButtonLink href={paths.home} look="outline">
            Back to Storyfold
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
