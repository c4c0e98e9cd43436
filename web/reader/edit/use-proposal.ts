import { useEffect, useRef, useState } from 'react'
import { type Proposal, rewriteBook } from '#contract/book-edits.ts'
import type { SectionId } from '#contract/lesson-book.ts'
import type { BookFinding } from '#contract/library.ts'
import { CallError, events } from '#web/lib/call.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import type { Editing } from './use-editing.ts'

type Mend = { code: string; path: string }
export type Proposed = { proposal: Proposal; name: string; wish: string; skip: number; mend: Mend | undefined }

type Asked = { id: string; section: SectionId; item: number | undefined; wish: string; skip: number; mend: Mend | undefined }
/** Asks for a version and hears it while it is written: the newest picture each time, then the whole. */
async function streamed(
  { id, section, item, wish, skip, mend }: Asked,
  { gone, onPart }: { gone: AbortSignal; onPart: (value: unknown) => void },
): Promise<Proposal> {
  const body = { section, wish, skip, ...(item === undefined ? {} : { item }), ...(mend ? { mend } : {}) }
  for await (const { event, data } of events(rewriteBook, { params: { id }, body, signal: gone })) {
    if (event === 'partial') onPart((data as { value: unknown }).value)
    if (event === 'done') return data as Proposal
  }
  throw new Error('The connection ended before the text was written. Please try again.')
}

/** Another version of a section beside the one that stands there; taken only when the leader says so. */
export function useProposal(editing: Editing, { section, item }: { section: SectionId; item?: number | undefined }) {
  const [proposed, setProposed] = useState<Proposed>()
  const [busy, setBusy] = useState(false)
  const [isMending, setMending] = useState(false)
  /** What has come so far while a provider writes. */
  const [coming, setComing] = useState<unknown>()
  const stop = useRef<AbortController>(undefined)
  // Whoever closes the section no longer waits.
  useEffect(() => () => stop.current?.abort(), [])
  const ask = async (wish: string, name: string, { skip = 0, mend }: { skip?: number; mend?: Mend | undefined } = {}) => {
    setBusy(true)
    setMending(mend !== undefined)
    try {
      // What is written again is what stands on the server.
      if (!(await editing.flush()))
        return toast({
          title: 'Not written again',
          description: 'What you typed has to be saved first. Check the connection and try again.',
          tone: 'destructive',
        })
      const proposal = await streamed(
        { id: editing.server.id, section, item, wish, skip, mend },
        { gone: (stop.current = new AbortController()).signal, onPart: setComing },
      )
      setProposed({ proposal, name, wish, skip, mend })
    } catch (error) {
      if (stop.current?.signal.aborted) return undefined
      if (error instanceof CallError && error.code === 'library.nothing_else')
        toast({ title: 'Nothing else here', description: error.message })
      else toastFailure('Not written again', error, 'The section is as it was. Please try again.')
    } finally {
      setComing(undefined)
      setBusy(false)
    }
  }
  return {
    proposed,
    busy,
    coming,
    isMending,
    stop: () => stop.current?.abort(),
    ask,
    mend: ({ code, path }: BookFinding) => void ask('', 'mended', { mend: { code, path } }),
    another: () => proposed && void ask(proposed.wish, proposed.name, { skip: proposed.skip + 1, mend: proposed.mend }),
    keepOld: () => setProposed(undefined),
    accept: () => {
      if (!proposed) return
      editing.setAll(proposed.proposal.changes)
      setProposed(undefined)
      toast({ title: 'Accepted', description: 'The new text is in the book.', action: { label: 'Undo', run: editing.undo } })
    },
  }
}
