import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArchMessage } from './arch-message.tsx'

/** What a visitor sees instead of a page that shows stored things, when the store does not answer. */
export const NotNowPage = () => (
  <ArchMessage age="children" title="One Moment" says="We cannot open this page right now. Nothing is lost. Please try again in a moment.">
    {/* An empty address is the one that the visitor asked for. */}
    <ButtonLink href="">Try Again</ButtonLink>
    <ButtonLink href={paths.home} look="outline">
      Back to Storyfold
    </ButtonLink>
  </ArchMessage>
)
