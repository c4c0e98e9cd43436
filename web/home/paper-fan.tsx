import { clsx } from 'clsx'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { listPictures } from '#contract/pictures.ts'
import { PicturePreview } from '#web/book/picture-preview.tsx'
import { SheetOfText } from '#web/book/sheet-of-text.tsx'
import { useRead } from '#web/lib/use-read.ts'

type Of = { bookId: string; ageGroup: AgeGroup }
const sheet =
  'absolute top-0 w-[37%] overflow-hidden rounded-[3px] bg-white shadow-[0_0_0_1px_rgb(51_28_56/.08),0_1px_2px_rgb(51_28_56/.12),0_14px_24px_-12px_rgb(51_28_56/.35)] dark:brightness-[.94] aspect-[17/22]'

/** Three sheets of this Sunday's pack, as they will lie on the table. */
export function PaperFan({ books }: { books: Of[] }) {
  const kids = books.find(({ ageGroup }) => ageGroup === 'young-kids')
  const children = books.find(({ ageGroup }) => ageGroup === 'children')
  return (
    <div aria-hidden="true" className="relative mx-auto h-38 max-w-[25rem] overflow-hidden max-lg:hidden">
      <div className={clsx(sheet, 'left-[3%] mt-4 -rotate-[5deg]')}>
        <SheetOfText />
      </div>
      <div className={clsx(sheet, 'right-[3%] mt-4 rotate-[5deg]')}>{children && <FirstPicture book={children} />}</div>
      <div className={clsx(sheet, 'left-[31.500%] mt-1')}>{kids && <FirstPicture book={kids} />}</div>
    </div>
  )
}
function FirstPicture({ book }: { book: Of }) {
  const { data } = useRead(listPictures, { params: { id: book.bookId } })
  const shown = data?.find(({ name }) => name.startsWith('coloring')) ?? data?.[0]
  return shown ? <PicturePreview bookId={book.bookId} name={shown.name} className="size-full object-contain p-1" /> : null
}
