import { useState } from 'react'
import { countCommunity, listCommunity, listShared } from '#contract/community.ts'
import { type LibraryRow, listBooks, readLibrary, readShelf } from '#contract/library.ts'
import { deletedDays } from '#contract/limits.ts'
import { listLinks } from '#contract/links.ts'
import { deleteSermon, recentSermons, restoreSermon } from '#contract/sermons.ts'
import { call } from '#web/lib/call.ts'
import { forgetDraftOf } from '#web/lib/kept-draft.ts'
import { useSession } from '#web/lib/session.tsx'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const refresh = () => readAgain(readLibrary, readShelf, listBooks, recentSermons, listShared, listCommunity, countCommunity, listLinks)

/** Takes deleted sermons back, and says so. */
export async function takeBack(ids: string[]): Promise<void> {
  try {
    for (const id of ids) await call(restoreSermon, { params: { id } })
    toast({ title: ids.length === 1 ? 'The sermon is back' : `${ids.length} sermons are back` })
  } catch (error) {
    toastFailure('Not restored', error, 'Please try again.')
  } finally {
    await refresh()
  }
}

/** Asks once, says what goes with it, and deletes; for a month it can be had back. */
export function DeleteSermons({ rows, onDone, onClose }: { rows: LibraryRow[]; onDone: () => void; onClose: () => void }) {
  const { person } = useSession()
  const [busy, setBusy] = useState(false)
  const [one] = rows
  const remove = async () => {
    setBusy(true)
    const gone: string[] = []
    try {
      for (const { id } of rows) {
        await call(deleteSermon, { params: { id } })
        forgetDraftOf(person?.user.id ?? '', id)
        gone.push(id)
      }
      toast({
        title: 'Content Deleted',
        description: `You can restore it for ${deletedDays} days, under Recently deleted.`,
        action: { label: 'Undo', run: () => void takeBack(gone) },
      })
      onDone()
    } catch (error) {
      toastFailure('Delete Failed', error, 'The sermon could not be deleted. Please try again.')
      setBusy(false)
    } finally {
      await refresh()
    }
  }
  return (
    <Dialog
      title={rows.length === 1 ? 'Delete this sermon?' : `Delete ${rows.length} sermons?`}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" data-first onClick={onClose}>
            Keep {rows.length === 1 ? 'it' : 'them'}
          </Button>
          <Button look="bad" disabled={busy} onClick={() => void remove()}>
            {busy && <Spinner className="size-4" />}
            {rows.length === 1 ? 'Delete sermon and books' : 'Delete sermons and books'}
          </Button>
        </>
      }
    >
      <p>
        {rows.length === 1 ? `“${one?.title ?? ''}” and all of its books` : 'They and all of their books'} leave your library. For{' '}
        {deletedDays} days you can have {rows.length === 1 ? 'it' : 'them'} back; after that, everything is gone for good.
      </p>
      <p className="mt-3 text-ink-2">
        Anything you shared from it in the community, and any recordings, are deleted right away. Links stop working until you restore it.
      </p>
    </Dialog>
  )
}
