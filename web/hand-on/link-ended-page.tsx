import { ArchArt } from '#web/art/scenes.tsx'

export const LinkEndedPage = ({ says }: { says: string }) => (
  <main className="wrap grid min-h-dvh place-items-center py-16 text-center">
    <div>
      <ArchArt age="young-kids" h={230} className="mx-auto mb-8 w-32" />
      <h1 className="text-3xl">This Link Does Not Open</h1>
      <p className="mx-auto mt-3 max-w-[28em] text-ink-2">{says}</p>
    </div>
  </main>
)
