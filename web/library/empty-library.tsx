import { ArchArt } from '#web/art/scenes.tsx'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

export const EmptyLibrary = () => (
  <div className="grid place-items-center px-6 py-16 text-center">
    <ArchArt age="children" h={300} className="mb-6 w-28" />
    <h2 className="text-2xl">No books yet</h2>
    <p className="mt-2 mb-6 max-w-[28em] text-ink-2">
      Add Sunday’s sermon, and its three books will appear here, ready to read, print and teach.
    </p>
    <ButtonLink href={paths.home}>This Sunday’s sermon</ButtonLink>
  </div>
)
export const NothingFound = ({ onAll }: { onAll: () => void }) => (
  <div className="py-16 text-center">
    <h2 className="text-xl">Nothing like that in your library</h2>
    <p className="mt-2 mb-5 text-ink-2">Try fewer words, or a whole book of the Bible instead of a verse.</p>
    <Button look="outline" onClick={onAll}>
      Show everything
    </Button>
  </div>
)
