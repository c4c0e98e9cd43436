import { ArchArt } from '#web/art/scenes.tsx'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export function NotFoundPage() {
  useTitle('Page Not Found')
  return (
    <main className="wrap grid min-h-dvh place-items-center py-16 text-center">
      <div>
        <ArchArt age="young-kids" h={230} className="mx-auto mb-8 w-32" />
        <h1 className="text-3xl">Page Not Found</h1>
        <p className="mx-auto mt-3 mb-7 max-w-[28em] text-ink-2">
          This page has wandered off. The address may be misspelled, or the page may have moved.
        </p>
        <ButtonLink href={paths.home}>Back to Storyfold</ButtonLink>
      </div>
    </main>
  )
}
