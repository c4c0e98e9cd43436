import { type ReactNode, useState } from 'react'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { readSermon } from '#contract/sermons.ts'
import { call } from '#web/lib/call.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Written = { sermonId: string; ages?: AgeGroup[]; write: () => void }

/** Has books of a sermon written anew; what somebody has changed is written over only when he says so. */
export function useWriteOver(): { writeOver: (what: Written) => Promise<void>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ edited: string[]; one: boolean; write: () => void }>()
  const writeOver = async ({ sermonId, ages, write }: Written) => {
    try {
      // Asked of the server, for he may have changed it a moment ago.
      const { generatedContent } = await call(readSermon, { params: { id: sermonId } })
      const edited = generatedContent.filter((one) => one.edited && (!ages || ages.includes(one.ageGroup)))
      if (edited.length === 0) return write()
      setAsked({ write, one: ages?.length === 1, edited: edited.map(({ content }) => content.title) })
    } catch (error) {
      toastFailure('Nothing was written', error, 'The books are as they were. Please try again.')
    }
  }
  const close = () => setAsked(undefined)
  const dialog = asked && (
    <Dialog
      title="Write over your changes?"
      onClose={close}
      actions={
        <>
          <Button look="outline" onClick={close}>
            {asked.one ? 'Keep the book' : 'Keep the books'}
          </Button>
          <Button onClick={() => (close(), asked.write())}>{asked.one ? 'Write it again' : 'Write them again'}</Button>
        </>
      }
    >
      <p>
        You changed {asked.edited.map((title) => `“${title}”`).join(' and ')}. The new text takes the place of yours, which stays in the
        history of the book and can be brought back.
      </p>
    </Dialog>
  )
  return { writeOver, dialog }
}
