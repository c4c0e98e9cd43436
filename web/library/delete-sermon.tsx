import { useState } from 'react'
import { countCommunity, listCommunity, listShared } from '#contract/community.ts'
import { type Book, listBooks } from '#contract/library.ts'
import { deleteSermon, recentSermons } from '#contract/sermons.ts'
import { call } from '#web/lib/call.ts'
import { forgetDraftOf } from '#web/lib/kept-draft.ts'
import { useSession } from '#web/lib/session.tsx'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Asks once, says what goes with it, and deletes. */
export function DeleteSermon({ book, onClose }: { book: Book; onClose: () => void }) {
  const { person } = useSession()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await call(deleteSermon, { params: { id: book.sermonId } })
      forgetDraftOf(person?.user.id ?? '', book.sermonId)
      await readAgain(listBooks, recentSermons, listShared, listCommunity, countCommunity)
      toast({ title: 'Content Deleted' })
      onClose()
    } catch (error) {
      toastFailure('Delete Failed', error, 'The sermon could not be deleted. Please try again.')
      setBusy(false)
    }
  }
  return (
    <Dialog
      title="Delete this sermon?"
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button look="bad" disabled={busy} onClick={() => void remove()}>
            {busy && <Spinner className="size-4" />}
            Delete sermon and books
          </Button>
        </>
      }
    >
      <p>“{book.sermonTitle}” and all three of its books will be deleted, with what you shared of them. This cannot be undone.</p>
    </Dialog>
  )
}
