import { useTitle } from '#web/lib/document-title.ts'
import { LibraryTab } from './library-tab.tsx'

/** My Book Library, at its own address. */
export function LibraryPage() {
  useTitle('My Book Library')
  return (
    <main id="main" className="wrap pt-8 pb-28">
      <h1 className="mb-6 text-3xl">My Book Library</h1>
      <LibraryTab />
    </main>
  )
}
