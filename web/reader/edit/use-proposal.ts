import { useState } from 'react'
import { type Proposal, rewriteBook } from '#contract/book-edits.ts'
import type { SectionId } from '#contract/lesson-book.ts'
import type { BookFinding } from '#contract/library.ts'
import { call, CallError } from '#web/lib/call.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import type { Editing } from './use-editing.ts'

type Mend = { code: string; path: string }
export type Proposed = { proposal: Proposal; name: string; wish: string; skip: number; mend: Mend | undefined }

/** Another version of a section beside the one that stands there; taken only when the leader says so. */
export function useProposal(editing: Editing, { section, item }: { section: SectionId; item?: number | undefined }) {
  const [proposed, setProposed] = useState<Proposed>()
  const [busy, setBusy] = useState(false)
  const ask = async (wish: string, name: string, { skip = 0, mend }: { skip?: number; mend?: Mend | undefined } = {}) => {
    setBusy(true)
    try {
      // What is written again is what stands on the server.
      if (!(await editing.flush()))
        return toast({
          title: 'Not written again',
          description: 'What you typed has to be saved first. Check the connection and try again.',
          tone: 'destructive',
        })
      const proposal = await call(rewriteBook, {
        params: { id: editing.server.id },
        body: { section, wish, skip, ...(item === undefined ? {} : { item }), ...(mend ? { mend } : {}) },
      })
      setProposed({ proposal, name, wish, skip, mend })
    } catch (error) {
      if (error instanceof CallError && error.code === 'library.nothing_else')
        toast({ title: 'Nothing else here', description: error.message })
      else toastFailure('Not written again', error, 'The section is as it was. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return {
    proposed,
    busy,
    ask,
    mend: ({ code, path }: BookFinding) => void ask('', 'mended', { mend: { code, path } }),
    another: () => proposed && void ask(proposed.wish, proposed.name, { skip: proposed.skip + 1, mend: proposed.mend }),
    keepOld: () => setProposed(undefined),
    accept: () => {
      if (!proposed) return
      editing.setAll(proposed.proposal.changes)
      setProposed(undefined)
      toast({ title: 'Taken', description: 'The new text is in the book.', action: { label: 'Undo', run: editing.undo } })
    },
  }
}
