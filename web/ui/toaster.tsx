import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTopModal } from './modal.ts'

type Shown = {
  id: number
  title: string
  description?: string
  action?: { label: string; run: () => void }
  tone: 'default' | 'destructive'
  open: boolean
}

type Given = { toasts: readonly Shown[]; onDismiss: (id: number) => void }
/** How long a region has to be there before what is put into it is read out. */
const settleMs = 150

/** The one visible toast: five seconds, a swipe to the right of 50 px dismisses it, F8 focuses it. It stands over the header, where no field, button or book is that it speaks of; one that offers something to do stays longer. */
export function Toaster(given: Given) {
  const modal = useTopModal()
  const toasts = <Toasts {...given} />
  // All that stands outside an open dialog is behind it, and no screen reader comes to it.
  return modal
    ? createPortal(
        <>
          {toasts}
          <Spoken toast={given.toasts.find(({ open }) => open)} />
        </>,
        modal,
      )
    : toasts
}
/** Says a toast inside a dialog: a region that was there, and empty, before it speaks. */
function Spoken({ toast }: { toast: Shown | undefined }) {
  const [text, setText] = useState('')
  const said = toast ? `Notification: ${[toast.title, toast.description].filter(Boolean).join('. ')}` : ''
  useEffect(() => {
    const timer = setTimeout(() => setText(said), settleMs)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <p role={toast?.tone === 'destructive' ? 'alert' : 'status'} className="sr-only">
      {text}
    </p>
  )
}

const Toasts = ({ toasts, onDismiss }: Given) => (
  <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
    {toasts.map((one) => (
      <Toast.Root
        key={one.id}
        open={one.open}
        {...(one.action ? { duration: 12_000 } : {})}
        onOpenChange={(open) => open || onDismiss(one.id)}
        type={one.tone === 'destructive' ? 'foreground' : 'background'}
        className={clsx(
          'relative rounded-xl border px-4 py-3 pr-12 shadow-3',
          one.tone === 'destructive' ? 'border-bad bg-bad-soft' : 'border-line bg-card',
        )}
      >
        <Toast.Title className="font-semibold">{one.title}</Toast.Title>
        {one.description && (
          <Toast.Description className="mt-0.5 text-sm whitespace-pre-line text-ink-2">{one.description}</Toast.Description>
        )}
        {one.action && (
          <Toast.Action asChild altText={one.action.label} onClick={one.action.run}>
            <button type="button" className="min-h-9 rounded-md font-semibold text-accent-text underline underline-offset-4">
              {one.action.label}
            </button>
          </Toast.Action>
        )}
        <Toast.Close
          aria-label="Close"
          className="absolute top-2 right-2 grid size-9 place-items-center rounded-md text-mute hover:text-ink"
        >
          <X className="size-4" />
        </Toast.Close>
      </Toast.Root>
    ))}
    <Toast.Viewport className="fixed inset-x-0 top-0 z-50 mx-auto flex w-full max-w-[420px] list-none flex-col gap-2 p-2 outline-none" />
  </Toast.Provider>
)
