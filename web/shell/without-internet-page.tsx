import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ArchMessage } from './arch-message.tsx'

/** What the service worker shows in the place of a page that it cannot reach and has not kept. */
export const WithoutInternetPage = () => (
  <ArchMessage
    age="young-kids"
    title="No Internet Here"
    says="This page needs the internet. A lesson or a class that was opened on this device before works without it."
  >
    <Button data-back className="needs-script">
      Back
    </Button>
    {/* An empty address is the one that was asked for. */}
    <ButtonLink href="" look="outline">
      Try Again
    </ButtonLink>
  </ArchMessage>
)
