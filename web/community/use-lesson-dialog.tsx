import { useState } from 'react'
import { useLocation } from 'wouter'
import { readShared, useLesson } from '#contract/community.ts'
import { listBooks, readLibrary, readShelf } from '#contract/library.ts'
import { recentSermons } from '#contract/sermons.ts'
import { call } from '#web/lib/call.ts'
import { paths } from '#web/lib/paths.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Says what a copy is, and puts it into one's own library. */
export function UseLessonDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [, go] = useLocation()
  const { data: post, error } = useRead(readShared, { params: { id } })
  const [busy, setBusy] = useState(false)
  const copy = async () => {
    setBusy(true)
    try {
      const { bookId } = await call(useLesson, { params: { id } })
      await readAgain(readLibrary, readShelf, listBooks, recentSermons)
      toast({ title: 'The lesson is in your library', description: 'Change it as you like; the one that was shared stays as it is.' })
      go(paths.book(bookId))
    } catch (failure) {
      toastFailure('Not copied', failure, 'Please try again.')
      setBusy(false)
    }
  }
  return (
    <Dialog
      title="Use this lesson"
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={busy || !post} onClick={() => void copy()}>
            {busy && <Spinner className="size-4" />}
            Put a copy in my library
          </Button>
        </>
      }
    >
      {error ? (
        <p role="alert">{error.message}</p>
      ) : (
        <p>
          “{post?.title ?? '…'}”{post?.passage && ` on ${post.passage}`}
          {post?.church && `, shared by ${post.church}`}. You get your own copy to edit, print and teach. Your library says where it came
          from, and tells you if the original is taken back.
        </p>
      )}
    </Dialog>
  )
}
