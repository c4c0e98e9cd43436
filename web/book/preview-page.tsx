import { clsx } from 'clsx'
import type { PrintedBook } from '#lesson/layout/printed-book.ts'
import { PreviewBlock } from './preview-block.tsx'

/** The preview page in CSS pixels: US letter at 96 to the inch. */
export const page = { width: 816, height: 1056 }

/** A book on white paper, in the light theme and the dark one; `zoom` makes it fit a small screen. */
export const PreviewPage = ({ book, zoom = 1 }: { book: PrintedBook; zoom?: number }) => (
  <article
    data-testid="preview-page"
    className={clsx(
      'mx-auto rounded-[3px] bg-white px-24 py-20 text-[#331c38] shadow-[0_0_0_1px_rgb(51_28_56/.08),0_14px_24px_-12px_rgb(51_28_56/.35)] dark:brightness-[.94]',
      book.ageGroup !== 'teens' && 'font-kids',
    )}
    style={{ width: page.width, minHeight: page.height, zoom }}
  >
    <p className="display text-center text-[28px]">{book.product}</p>
    <p className="mt-1 text-center">
      {book.heading}
      {book.date && `, ${book.date}`}
    </p>
    <h3 className="mt-4 text-center text-[30px]">{book.title}</h3>
    <p className="mb-6 text-center text-sm text-[#6b5a6c]">{book.byline}</p>
    {book.blocks.map((block, at) => (
      <PreviewBlock key={at} block={block} ageGroup={book.ageGroup} />
    ))}
    <footer className="mt-10 border-t border-[#e6dfd3] pt-3 text-xs text-[#6b5a6c]">{book.footer}</footer>
  </article>
)
