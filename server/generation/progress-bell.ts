import { EventEmitter } from 'node:events'

const bell = new EventEmitter()
bell.setMaxListeners(0)

/** Wakes readers in this process at once; readers in other processes see the change at their next look. */
export const ring = (sermonId: string): void => void bell.emit(sermonId)

/** Resolves when the bell rings for this sermon, when `ms` have passed, or when the reader goes away. */
export function untilRung(sermonId: string, ms: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      bell.off(sermonId, end)
      gone.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    bell.once(sermonId, end)
    gone.addEventListener('abort', end)
  })
}
