import { ArchArt } from '#web/art/scenes.tsx'

/** Community Stories: nothing is shared yet, because sharing does not exist yet. */
export const CommunityTab = () => (
  <section aria-labelledby="community">
    <h2 id="community" className="mb-6 text-2xl">
      Community Stories
    </h2>
    <div className="grid place-items-center rounded-2xl border border-line bg-card px-6 py-16 text-center">
      <ArchArt age="teens" h={300} className="mb-6 w-28" />
      <h3 className="text-xl">No community posts yet</h3>
      <p className="mt-2 max-w-[28em] text-ink-2">Your lessons are private. Sharing them with other churches is coming soon.</p>
    </div>
  </section>
)
