import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { useModal } from './modal.ts'

/**
 * A modal dialog on the browser's own <dialog>: focus stays inside and returns, Escape closes, and it injects no style,
 * so the content security policy holds.
 */
export function Dialog({
  title,
  onClose,
  children,
  actions,
  wide = false,
}: {
  title: string
  onClose: () => void
  children: ReactNode
  actions?: ReactNode
  wide?: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => (event.preventDefault(), onClose())}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={() => undefined}
      className="p-3"
    >
      <div
        className={clsx(
          'flex max-h-[calc(100dvh-3rem)] flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-3',
          wide ? 'w-[min(920px,calc(100vw-1.5rem))]' : 'w-[min(34rem,calc(100vw-1.5rem))]',
        )}
      >
        <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5 sm:pl-7">
          <h2 id={id} data-title tabIndex={-1} className="text-xl outline-none">
            {title}
          </h2>
          <Button look="ghost" size="icon" aria-label="Close" onClick={onClose}>
            <X className="size-5" />
          </Button>
        </header>
        {/* A scrolled region must be reachable by keyboard. */}
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-7" tabIndex={0} role="region" aria-labelledby={id}>
          {children}
        </div>
        {actions && (
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3.5 max-sm:[&>*]:grow sm:px-7">{actions}</footer>
        )}
      </div>
    </dialog>
  )
}
