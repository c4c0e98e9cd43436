import { clsx } from 'clsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { readAiProvider } from '#contract/generation.ts'
import { recentSermons } from '#contract/sermons.ts'
import { RecentGenerations } from '#web/generation/recent-generations.tsx'
import { ResultsPanel } from '#web/generation/results-panel.tsx'
import { useGeneration } from '#web/generation/use-generation.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { useRead } from '#web/lib/use-read.ts'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { toast } from '#web/lib/toast.ts'
import { clearSermon } from '#web/sermons/clear-sermon.ts'
import { SermonInput } from '#web/sermons/sermon-input.tsx'
import { SermonLine } from '#web/sermons/sermon-line.tsx'
import { useDraft } from '#web/sermons/use-draft.ts'
import { AppHeader } from '#web/shell/app-header.tsx'
import { TrialOver } from '#web/shell/trial-over.tsx'

/** This Sunday: the sermon, the writing of its books, and the books. */
export function HomePage() {
  const [, go] = useLocation()
  useTitle('Transform Your Sermon')
  const { person } = useSession()
  const asked = useCallback((sermonId: string) => go(paths.plan(sermonId)), [go])
  const { generation, start, open } = useGeneration({ onAsked: asked })
  const { data: provider } = useRead(readAiProvider)
  const { data: recent } = useRead(recentSermons)
  const inHand = useDraft(person?.user.id ?? '')
  const [unfolded, setUnfolded] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  const joined = useRef(false)
  const [search] = useSearchParams()
  // A generation that a closed tab or a restart left running is taken up again where it stands.
  useEffect(() => {
    if (joined.current || !recent) return
    joined.current = true
    const asked = search.get('sermon')
    if (asked) {
      go(paths.home, { replace: true })
      return void open(asked, { justAsked: search.has('asked') })
    }
    const running = recent.find((sermon) => sermon.state === 'writing')
    if (running && generation.state === 'idle') void open(running.id)
  }, [recent, open, generation.state, search, go])
  // Beside the form the books are seen from the top of the page; a scroll to them would cut its title.
  const showResults = () =>
    matchMedia('(min-width: 64rem)').matches ? scrollTo({ top: 0 }) : results.current?.scrollIntoView({ block: 'start' })
  /** Shows the books of an earlier sermon, and takes its text into the form; what stood there can be brought back. */
  const reopen = async (id: string) => {
    setUnfolded(false)
    showResults()
    const sermon = await open(id)
    if (!sermon) return
    const before = inHand.draft
    const { title, speaker, date, scripture, theme, content } = sermon
    inHand.replace({ ...before, title, speaker, date, scripture, theme, content, filename: '', typed: [], asked: {}, sermonId: id })
    if (before.content.trim() && before.content !== content)
      toast({
        title: 'Sermon opened',
        description: `“${title}” is in the form now.`,
        action: { label: 'Undo', run: () => inHand.replace(before) },
      })
  }
  // Once there are books, the text that they were made from is one line above them, until it is asked for.
  const small = generation.state === 'shown' && inHand.draft.content.trim() !== '' && !unfolded
  return (
    <>
      <AppHeader />
      <main id="main" className="wrap pt-8 pb-28">
        <TrialOver />
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <h1 className="text-3xl">Transform Your Sermon</h1>
            <p className="mt-2 text-lg text-ink-2">One text in, three lesson books out.</p>
          </div>
        </div>
        {small && <SermonLine draft={inHand.draft} onUnfold={() => setUnfolded(true)} onClear={() => clearSermon(inHand)} />}
        <div className={clsx('grid grid-cols-[minmax(0,1fr)] items-start gap-7', !small && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]')}>
          <SermonInput
            hidden={small}
            inHand={inHand}
            byAi={provider !== undefined && provider.provider !== 'offline'}
            writing={generation.state === 'writing'}
            engine={provider?.description ?? ''}
            onGenerate={(form) => (setUnfolded(false), start(form), showResults())}
          />
          <div ref={results} className={clsx('min-w-0 scroll-mt-36', small && 'mx-auto w-full max-w-[56rem]')}>
            <ResultsPanel generation={generation} />
          </div>
        </div>
        <RecentGenerations onOpen={(id) => void reopen(id)} />
      </main>
    </>
  )
}
