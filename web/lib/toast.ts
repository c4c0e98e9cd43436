export type Toast = { id: number; title: string; description?: string; tone: 'default' | 'destructive'; open: boolean }
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
export function toast({ title, description, tone = 'default' }: { title: string; description?: string; tone?: Toast['tone'] }): void {
  const id = ++next
  change((now) => [{ id, title, tone, open: true, ...(description ? { description } : {}) }, ...now].slice(0, limit))
}
export function dismiss(id: number): void {
  change((now) => now.map((one) => (one.id === id ? { ...one, open: false } : one)))
  setTimeout(() => change((now) => now.filter((one) => one.id !== id)), removeAfterMs)
}
/** A failure in the destructive style: the title names what failed, the description is the error's own sentence. */
export const toastFailure = (title: string, error: unknown, otherwise: string): void =>
  toast({ title, description: error instanceof Error && error.message ? error.message : otherwise, tone: 'destructive' })
