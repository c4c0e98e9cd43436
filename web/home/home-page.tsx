import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { readClassDefaults } from '#contract/class-settings.ts'
import { readAiProvider } from '#contract/generation.ts'
import { readSermon, recentSermons, type SermonForm, type SermonSummary } from '#contract/sermons.ts'
import { RecentGenerations } from '#web/generation/recent-generations.tsx'
import { useGeneration } from '#web/generation/use-generation.ts'
import { call } from '#web/lib/call.ts'
import { useTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.tsx'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAhead, useRead } from '#web/lib/use-read.ts'
import { NextSermon } from '#web/sermons/next-sermon.tsx'
import { SermonInput } from '#web/sermons/sermon-input.tsx'
import { emptyDraft, isBegun, laidAside, sent, useDraft } from '#web/sermons/use-draft.ts'
import { usePageDrop } from '#web/sermons/use-page-drop.ts'
import { useSermonText } from '#web/sermons/use-sermon-text.ts'
import { AppHeader } from '#web/shell/app-header.tsx'
import { TrialOver } from '#web/shell/trial-over.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { Below } from './below.tsx'
import { ReadyShelf } from './ready-shelf.tsx'
import { ThisSunday } from './this-sunday.tsx'
import { WritingShelf } from './writing-shelf.tsx'

const FirstShelf = lazy(() => import('./first-shelf.tsx').then((file) => ({ default: file.FirstShelf })))
const ResultsPanel = lazy(() => import('#web/generation/results-panel.tsx').then((file) => ({ default: file.ResultsPanel })))

/** The sermon whose books the page begins with: the newest that has any, or is having them written. */
const newestOf = (recent: SermonSummary[] | undefined) => recent?.find(({ state }) => state === 'done' || state === 'writing')?.id

/** What the page begins with at its own address. */
export const prepare = (): Promise<unknown> =>
  Promise.all([readAhead(readAiProvider), readAhead(readClassDefaults), readAhead(recentSermons)])

/** This Sunday: the sermon in one field, the writing of its books, and then the books with what is done for the class. */
export function HomePage() {
  const [, go] = useLocation()
  const { person } = useSession()
  const inHand = useDraft(person?.user.id ?? '')
  const { draft, set, replace } = inHand
  const asked = useCallback((sermonId: string) => (set({ sermonId }), go(paths.plan(sermonId))), [go, set])
  const refused = useCallback(() => set({ sermonId: '' }), [set])
  const { generation, start, open, again } = useGeneration({ onAsked: asked, onRefused: refused })
  const { data: provider } = useRead(readAiProvider)
  const { data: recent, error } = useRead(recentSermons)
  const { data: usual } = useRead(readClassDefaults)
  const [search] = useSearchParams()
  const [opened, setOpened] = useState(() => location.hash === '#new')
  const text = useSermonText(inHand)
  const unsent = draft.content.trim() !== '' && draft.sermonId === ''
  const wanted = search.get('sermon') ?? newestOf(recent)
  const { state, shown } = generation

  useEffect(() => {
    const follow = () => location.hash === '#new' && (setOpened(true), scrollTo({ top: 0 }))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  // The sermon that the address names, else the newest: its books, or its writing where it stands.
  const taken = useRef('')
  const [unread, setUnread] = useState('')
  useEffect(() => {
    if (!recent || !wanted || state === 'writing' || shown?.sermonId === wanted || taken.current === wanted) return
    taken.current = wanted
    const justAsked = search.has('asked')
    if (search.has('sermon')) setOpened(false)
    if (justAsked) go(paths.homeWith(wanted), { replace: true })
    void open(wanted, { justAsked }).then((found) => found || setUnread(wanted))
  }, [recent, wanted, state, shown?.sermonId, search, go, open])
  // What became books is no draft any more.
  useEffect(() => {
    if (shown?.sermonId && draft.sermonId === sent && draft.title.trim() === shown.sermon.title) set({ sermonId: shown.sermonId })
  }, [shown, draft.sermonId, draft.title, set])
  // The class of every other sermon is the class of this one, until something else is said.
  useEffect(() => {
    if (usual && draft.content === '') set({ minutes: usual.minutes, translation: usual.translation })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the answer comes, not when something else was chosen
  }, [usual])

  const another = () => {
    if (isBegun(draft)) set({ sermonId: '' })
    else if (draft.sermonId) replace({ ...emptyDraft(), minutes: draft.minutes, translation: draft.translation })
    setOpened(true)
    scrollTo({ top: 0 })
  }
  /** Shows the books again; what is written and not sent waits. */
  const layAside = () => {
    setOpened(false)
    if (unsent) set({ sermonId: laidAside })
  }
  const over = usePageDrop({
    file: (file) => state !== 'writing' && (another(), void text.takeFile(file)),
    text: (pasted) => state !== 'writing' && (another(), text.takeText(pasted)),
  })
  const generate = (form: SermonForm) => {
    setOpened(false)
    set({ sermonId: sent })
    if (search.has('sermon')) go(paths.home, { replace: true })
    scrollTo({ top: 0 })
    start(form)
  }
  /** Takes the text of the sermon that is shown into the field; what stood there can be brought back. */
  const change = async (sermonId: string) => {
    const before = draft
    try {
      const { title, speaker, date, scripture, theme, series, content } = await call(readSermon, { params: { id: sermonId } })
      replace({ ...before, title, speaker, date, scripture, theme, series, content, filename: '', typed: [], asked: {}, sermonId })
      setOpened(true)
      scrollTo({ top: 0 })
      if (unsent)
        toast({
          title: 'Sermon opened',
          description: `“${title}” is in the field now.`,
          action: { label: 'Undo', run: () => replace(before) },
        })
    } catch (failure) {
      toastFailure('Could not open the sermon', failure, 'Please try again.')
    }
  }
  const none = recent?.length === 0
  const composing = state !== 'writing' && (opened || unsent || !shown)
  const heading = none || !shown ? 'Transform Your Sermon' : 'Next Sunday’s sermon'
  useTitle(composing || !shown ? heading : shown.sermon.title)
  if (!recent && !error) return <PageSpinner />
  // While the newest sermon is fetched nothing else takes its place.
  if (wanted && !shown && !opened && !unsent && unread !== wanted && state === 'idle')
    return (
      <>
        <AppHeader />
        <PageSpinner />
      </>
    )
  return (
    <>
      <AppHeader />
      {/* As high as the window before what is below it is drawn: a bar to scroll by that came later would move the page. */}
      <main id="main" className={`wrap pt-6 pb-28 ${composing ? '' : 'min-h-dvh'}`}>
        <TrialOver />
        {over && (
          <p className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-2xl border-4 border-dashed border-accent bg-accent-soft/95 text-2xl text-accent-text">
            Let go and Storyfold will read it
          </p>
        )}
        {composing ? (
          <>
            {shown && (
              <Button look="ghost" size="sm" className="mb-2 -ml-3" onClick={layAside}>
                <ChevronLeft className="size-4" aria-hidden="true" />
                Back to “{shown.sermon.title}”
              </Button>
            )}
            <h1 className="text-[1.875rem] md:text-[2.75rem]">{heading}</h1>
            <p className="mt-1 mb-5 text-ink-2 max-sm:text-[0.9375rem]">
              Drop a file, paste the text, or write. <span className="max-sm:hidden">One text in, three lesson books out.</span>
            </p>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)] lg:gap-12">
              <SermonInput
                inHand={inHand}
                text={text}
                byAi={provider !== undefined && provider.provider !== 'offline'}
                writing={false}
                engine={provider?.description ?? ''}
                onGenerate={generate}
              />
              <Suspense>{none && !draft.content ? <FirstShelf /> : <ReadyShelf passage={draft.scripture} title={draft.title} />}</Suspense>
            </div>
            <div className="mt-14 max-w-[48rem]">
              <RecentGenerations shownId={undefined} onOpen={layAside} />
            </div>
          </>
        ) : (
          <>
            {/* One sermon at a time: the next one is taken when this one's books are there. */}
            {state !== 'writing' && (
              <NextSermon
                begun={isBegun(draft) ? draft.title || 'A sermon you have already started' : ''}
                onOpen={another}
                onFile={(file) => (another(), void text.takeFile(file))}
              />
            )}
            <div className="mt-8">
              {state === 'writing' ? (
                <WritingShelf generation={generation} />
              ) : (
                shown && <ThisSunday shown={shown} onChange={(sermonId) => void change(sermonId)} />
              )}
            </div>
            <div className="mt-16">
              <Below>
                <ResultsPanel generation={generation} onAgain={again} />
              </Below>
            </div>
          </>
        )}
      </main>
    </>
  )
}
