import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArchMessage } from './arch-message.tsx'

export function NotFoundPage() {
  useTitle('Page Not Found')
  return (
    <ArchMessage
      age="young-kids"
      title="Page Not Found"
      says="This page has wandered off. The address may be misspelled, or the page may have moved."
    >
      <ButtonLink href={paths.home}>Back to Storyfold</ButtonLink>
    </ArchMessage>
  )
}
