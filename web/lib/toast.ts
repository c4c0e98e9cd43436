import { CallError } from './call.ts'
import { paths } from './paths.ts'

/** One thing that a toast offers to do: undo what it tells of, or go where it goes on. */
export type ToastAction = { label: string; run: () => void }
export type Toast = {
  id: number
  title: string
  description?: string
  action?: ToastAction
  tone: 'default' | 'destructive'
  open: boolean
}
/** At most one toast is visible; a dismissed one is forgotten after this long. */
const limit = 1
const removeAfterMs = 1_000_000

let toasts: Toast[] = []
let next = 0
const watchers = new Set<() => void>()
const change = (to: (now: Toast[]) => Toast[]) => {
  toasts = to(toasts)
  for (const watcher of watchers) watcher()
}

export const toastStore = {
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  read: () => toasts,
}
type Said = { title: string; description?: string; tone?: Toast['tone']; action?: ToastAction }
export function toast({ title, description, tone = 'default', action }: Said): void {
  const id = ++next
  const shown = { id, title, tone, open: true, ...(description ? { description } : {}), ...(action ? { action } : {}) }
  change((now) => [shown, ...now].slice(0, limit))
}
export function dismiss(id: number): void {
  change((now) => now.map((one) => (one.id === id ? { ...one, open: false } : one)))
  setTimeout(() => change((now) => now.filter((one) => one.id !== id)), removeAfterMs)
}
/** The error's own sentence; `otherwise` where nobody wrote one, as for an empty 500 and the page of a proxy. */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (error instanceof CallError && !error.said) return otherwise
  return error instanceof Error && error.message ? error.message : otherwise
}
/** A failure in the destructive style: the title names what failed. A refusal for want of a plan carries the way to one. */
export function toastFailure(title: string, error: unknown, otherwise: string): void {
  const plans = error instanceof CallError && error.status === 402 ? (error.subscribe ?? paths.settings('subscription')) : undefined
  const action = plans === undefined ? {} : { action: { label: 'See the plans', run: () => location.assign(plans) } }
  toast({ title, description: sentenceOf(error, otherwise), tone: 'destructive', ...action })
}
