import { useTitle } from '#web/lib/document-title.ts'
import { CommunityTab } from './community-tab.tsx'

/** Community Stories, at their own address. */
export function StoriesPage() {
  useTitle('Community Stories')
  return (
    <main id="main" className="wrap pt-8 pb-28">
      <h1 className="text-3xl">Community Stories</h1>
      <p className="mt-2 mb-6 text-lg text-ink-2">Lessons that churches share with each other.</p>
      <CommunityTab />
    </main>
  )
}
