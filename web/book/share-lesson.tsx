import { useState } from 'react'
import { countCommunity, listCommunity, listShared, shareBook, unshare } from '#contract/community.ts'
import { type Book, readBook } from '#contract/library.ts'
import { sharedText } from '#contract/limits.ts'
import { publicLesson } from '#lesson/public-lesson.ts'
import { call } from '#web/lib/call.ts'
import { useSession } from '#web/lib/session.tsx'
import { copyLink } from '#web/lib/copy-link.ts'
import { paths } from '#web/lib/paths.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { readAgain, useRead } from '#web/lib/use-read.ts'
import { useSubmit } from '#web/lib/use-submit.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { LessonView } from './lesson-view.tsx'
import { asBook } from './public-lesson.ts'

const formId = 'share-lesson'
type Shared = { bookId: string; onClose: () => void }

/** Shares a lesson with everybody, after showing all of what becomes public; or takes it back. */
export function ShareLesson({ bookId, onClose }: Shared) {
  const { data: mine, error } = useRead(listShared)
  const { data: book, error: unread } = useRead(readBook, { params: { id: bookId } })
  const post = mine?.find((one) => one.bookId === bookId)
  if (post) return <AlreadyShared postId={post.id} onClose={onClose} />
  if (mine && book) return <ShareForm book={book} onClose={onClose} />
  const failed = error ?? unread
  return (
    <Dialog title="Share to community" onClose={onClose}>
      {failed ? <p className="text-bad">{failed.message} Close this window and try again.</p> : <Spinner className="mx-auto my-8 size-8" />}
    </Dialog>
  )
}

function ShareForm({ book, onClose }: { book: Book; onClose: () => void }) {
  const church = useSession().person?.user.churchName
  const { busy, errors, onSubmit } = useSubmit(
    async (text) => {
      const tags = text('tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean)
      await call(shareBook, {
        body: { title: text('title'), excerpt: text('excerpt'), bookId: book.id, tags, nameChurch: text('nameChurch') === 'on' },
      })
      await readAgain(listShared, listCommunity, countCommunity)
      toast({ title: 'Shared to Community!', description: 'Anyone with the link can read this lesson now.' })
    },
    { failed: 'Sharing Failed', otherwise: 'Failed to share to community' },
  )
  return (
    <Dialog
      wide
      title="Share to community"
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={busy}>
            {busy && <Spinner className="size-4" />}
            Share to community
          </Button>
        </>
      }
    >
      <p className="mb-5 max-w-[44em] text-ink-2">
        Anyone can read a shared lesson without an account. Everything they will see is below. Your name, the sermon’s text, the preacher’s
        name and the leader’s report stay private, and so does your church unless you name it; what the teens’ devotional quotes from the
        sermon does not. You can take the lesson back at any time.
      </p>
      <form id={formId} onSubmit={onSubmit} className="grid gap-4">
        <TextField label="Title" name="title" required maxLength={sharedText.title} defaultValue={book.title} error={errors.title} />
        <TextArea
          label="What is it about?"
          short
          name="excerpt"
          maxLength={sharedText.excerpt}
          defaultValue={book.description}
          error={errors.excerpt}
        />
        <TextField
          label="Tags"
          hint="separated by commas"
          name="tags"
          defaultValue={[book.ageGroup, 'lesson', 'ministry'].join(', ')}
          error={errors.tags}
        />
        {church && (
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="nameChurch" className="size-4.5 accent-(--accent)" />
            <span>Say that {church} shared it</span>
          </label>
        )}
      </form>
      <h3 className="mt-8 mb-4 text-xl">What everybody will see</h3>
      <p className="mb-4 text-ink-2">{[book.content.passage, book.theme && `Theme: ${book.theme}`].filter(Boolean).join(', ')}</p>
      <div className="rounded-2xl border border-line bg-paper p-5 sm:p-7">
        <LessonView book={asBook(publicLesson(book.content, { speaker: book.speaker }))} finished={false} sermonId={undefined} />
      </div>
    </Dialog>
  )
}

function AlreadyShared({ postId, onClose }: { postId: string; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const takeBack = async () => {
    setBusy(true)
    try {
      await call(unshare, { params: { id: postId } })
      await readAgain(listShared, listCommunity, countCommunity)
      toast({ title: 'Content Deleted', description: 'The lesson is no longer shared. Your book is unchanged.' })
      onClose()
    } catch (error) {
      toastFailure('Delete Failed', error, 'The lesson is still shared. Please try again.')
      setBusy(false)
    }
  }
  return (
    <Dialog
      title="This lesson is shared"
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" disabled={busy} onClick={() => void takeBack()}>
            {busy && <Spinner className="size-4" />}
            Stop sharing
          </Button>
          <Button look="outline" onClick={() => void copyLink(paths.sharedLesson(postId))}>
            Copy link
          </Button>
          <ButtonLink href={paths.sharedLesson(postId)}>See the shared lesson</ButtonLink>
        </>
      }
    >
      <p className="text-ink-2">Anyone with the link can read it. What you change in your book later does not change what is shared.</p>
    </Dialog>
  )
}
