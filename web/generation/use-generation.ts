import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import {
  followGeneration,
  type GeneratedContent,
  generateContent,
  type GenerationProgress,
  type PlanHeard,
  type ProviderWait,
  regenerate,
} from '#contract/generation.ts'
import { ageGroups, type AgeGroup, type LessonBook, type SectionId } from '#contract/lesson-book.ts'
import { listBooks, readBook, readLibrary, readShelf } from '#contract/library.ts'
import { readPlan } from '#contract/lesson-plan.ts'
import { type LessonSource, readSermon, recentSermons, type SermonForm } from '#contract/sermons.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import { whyNotByAi } from '#lesson/notes/note-sentences.ts'
import { call, CallError, events } from '#web/lib/call.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain } from '#web/lib/use-read.ts'

export type ShownBook = { book: LessonBook; bookId: string | undefined; section: string; mending: SectionId[]; done: boolean }
export type Shown = {
  /** What was heard, once the sermon was read. */
  heard?: PlanHeard | undefined
  /** The stored sermon, once its books are there. */
  sermonId: string | undefined
  sermon: { title: string; speaker: string; date: string; scripture: string }
  /** Where it was taken from, for a lesson of the community. */
  source?: LessonSource | null
  books: Partial<Record<AgeGroup, ShownBook>>
  notices: string[]
  /** What the writing waits for, and whose. */
  waiting?: { sermonId: string; wait: ProviderWait } | undefined
}
export type Generation = { state: 'idle' | 'writing' | 'shown'; stage: GenerationProgress['state']; shown: Shown | undefined }
const idle: Generation = { state: 'idle', stage: 'queued', shown: undefined }
type Sermon = Shown['sermon']
const sayDone = () =>
  toast({ title: 'Content generated successfully', description: 'Age-appropriate materials have been created for all groups' })

/** Of one book that the provider was to write again. */
const sayAgain = (age: AgeGroup) => (books: Shown['books']) =>
  books[age] && whyNotByAi(books[age].book)
    ? toast({
        title: 'Not written by AI',
        description: 'The AI could not be used this time either. The book says why.',
        tone: 'destructive',
      })
    : toast({ title: 'Written again with AI', description: `The book for ${ageProfiles[age].short.toLowerCase()} has been rewritten.` })

/** The writing of one sermon's books: started, joined after a reload, or shown from the library. */
export function useGeneration({ onAsked, onRefused }: { onAsked: (sermonId: string) => void; onRefused: () => void }) {
  const [generation, setGeneration] = useState<Generation>(idle)
  const running = useRef<AbortController>(undefined)

  const showSermon = useCallback(async (id: string) => {
    const sermon = await call(readSermon, { params: { id } })
    const books = Object.fromEntries(
      sermon.generatedContent.map((one) => [one.ageGroup, { book: one.content, bookId: one.bookId, section: '', mending: [], done: true }]),
    )
    return { sermon, books }
  }, [])

  const watch = useCallback(
    async (source: AsyncGenerator<{ event: string; data: unknown }>, sermon: Sermon, announce: (books: Shown['books']) => void) => {
      let heard: PlanHeard | undefined
      for await (const { event, data } of source) {
        if (event === 'done') {
          const content = data as GeneratedContent
          const { books } = await showSermon(content.sermonId)
          setGeneration({ state: 'shown', stage: 'done', shown: { sermonId: content.sermonId, sermon, books, notices: content.notices } })
          announce(books)
          await readAgain(recentSermons, readLibrary, readShelf, listBooks, readBook, readSermon, readPlan)
          return
        }
        if (event === 'plan') {
          heard = data as PlanHeard
          continue
        }
        const progress = data as GenerationProgress
        if (progress.state === 'failed') throw new Error(progress.message)
        if (progress.state === 'asking') {
          setGeneration(idle)
          await readAgain(recentSermons)
          return onAsked(progress.sermonId)
        }
        const books = Object.fromEntries(
          progress.books.map((one) => [
            one.ageGroup,
            { book: one.content, bookId: undefined, section: one.section, mending: one.mending, done: one.done },
          ]),
        )
        setGeneration({
          state: 'writing',
          stage: progress.state,
          shown: {
            sermonId: undefined,
            heard,
            sermon,
            books,
            notices: progress.notices,
            waiting: progress.waiting ? { sermonId: progress.sermonId, wait: progress.waiting } : undefined,
          },
        })
      }
      throw new Error(
        'The connection ended before the books were finished. They are still being written; open the sermon under Recent Generations.',
      )
    },
    [showSermon, onAsked],
  )

  const follow = useCallback(
    async (
      begin: (signal: AbortSignal) => AsyncGenerator<{ event: string; data: unknown }>,
      sermon: Sermon,
      announce: (books: Shown['books']) => void,
    ) => {
      running.current?.abort()
      const stop = new AbortController()
      running.current = stop
      setGeneration({ state: 'writing', stage: 'queued', shown: { sermonId: undefined, sermon, books: {}, notices: [] } })
      try {
        await watch(begin(stop.signal), sermon, announce)
      } catch (error) {
        if (stop.signal.aborted) return
        toastFailure('Generation failed', error, 'Failed to generate content')
        // A refusal stored nothing; whatever else broke off may have.
        if (error instanceof CallError) onRefused()
        setGeneration(idle)
        await readAgain(recentSermons)
      }
    },
    [watch, onRefused],
  )

  const start = useCallback(
    (form: SermonForm) => void follow((signal) => events(generateContent, { body: { ...form, ask: true }, signal }), form, sayDone),
    [follow],
  )
  /** Shows a sermon's books, or joins their writing; gives the sermon back, undefined when it could not be read. */
  const open = useCallback(
    async (id: string, { justAsked = false } = {}) => {
      try {
        const { sermon, books } = await showSermon(id)
        const { title, speaker, date, scripture } = sermon
        if (sermon.state === 'asking') onAsked(id)
        // What somebody has changed since is not written over by looking at it.
        else if (sermon.state === 'failed' && !sermon.generatedContent.some(({ edited }) => edited))
          void follow((signal) => events(regenerate, { params: { id }, body: {}, signal }), { title, speaker, date, scripture }, sayDone)
        else if (sermon.state === 'writing')
          void follow((signal) => events(followGeneration, { params: { id }, signal }), { title, speaker, date, scripture }, sayDone)
        else {
          running.current?.abort()
          // Books that were asked for on another page may be there before this one is, and that page knows nothing of them.
          if (justAsked && sermon.state === 'done') {
            sayDone()
            void readAgain(recentSermons, readLibrary, readShelf, listBooks, readBook, readSermon, readPlan)
          }
          const showing: Generation = {
            state: 'shown',
            stage: 'done',
            shown: { sermonId: id, sermon: { title, speaker, date, scripture }, source: sermon.source, books, notices: [] },
          }
          startTransition(() => setGeneration(showing))
        }
        return sermon
      } catch (error) {
        toastFailure('Could not open the sermon', error, 'Please try again.')
        return undefined
      }
    },
    [follow, showSermon, onAsked],
  )
  /** Has one book of the sermon that is shown written again by the provider, and follows it. */
  const again = useCallback(
    (id: string, sermon: Sermon, age: AgeGroup) =>
      void follow(
        (signal) => events(regenerate, { params: { id }, body: { engine: 'provider', ages: [age] }, signal }),
        sermon,
        sayAgain(age),
      ),
    [follow],
  )
  /** Takes the books of a sermon off the screen, when they are the ones that stand there. */
  const close = useCallback((sermonId: string) => setGeneration((now) => (now.shown?.sermonId === sermonId ? idle : now)), [])
  useEffect(() => () => running.current?.abort(), [])
  return { generation, start, open, again, close, ages: ageGroups }
}
