import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { countCommunity, listCommunity } from '#contract/community.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { readAhead, readListAhead } from '#web/lib/use-read.ts'
import { CommunityTab } from './community-tab.tsx'
import { UseLessonDialog } from './use-lesson-dialog.tsx'

/** What the page begins with while nothing is looked for. */
export const prepare = (): Promise<unknown> => Promise.all([readListAhead(listCommunity), readAhead(countCommunity)])

/** Community Stories, at their own address. */
export function StoriesPage({ notice }: { notice?: ReactNode }) {
  useTitle('Community Stories')
  const [search, setSearch] = useSearchParams()
  // The public page of a lesson leads here with it.
  const [using, setUsing] = useState(search.get('use') ?? '')
  return (
    <main id="main" className="wrap pt-6 pb-28">
      {notice}
      <h1 className="text-[1.75rem] md:text-[2.25rem]">Community Stories</h1>
      <p className="mt-1 mb-5 text-ink-2">Lessons that churches share with each other.</p>
      <CommunityTab onUse={(id) => setUsing(id)} />
      {using && <UseLessonDialog id={using} onClose={() => (setUsing(''), setSearch({}, { replace: true }))} />}
    </main>
  )
}
