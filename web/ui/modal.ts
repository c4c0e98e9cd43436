import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

/** The dialogs that stand open, the last one on top. */
let standing: HTMLDialogElement[] = []
const watchers = new Set<() => void>()
const change = (to: HTMLDialogElement[]) => {
  standing = to
  for (const watcher of watchers) watcher()
}
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The dialog on top. All that is outside it is hidden and mute while it stands, so what has to be seen and heard is put into it. */
export const useTopModal = (): HTMLDialogElement | undefined => useSyncExternalStore(watch, () => standing.at(-1))

/** Opens a <dialog> over everything, with the focus where the work begins: `[data-first]`, else the first field, else its title. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  // Before the element leaves the page: only a dialog that is still there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.showModal()
    const field = 'input:not([type=checkbox], [type=radio]), select, textarea'
    // On a touch screen a field would bring the keyboard over what the dialog says.
    const begin =
      element.querySelector<HTMLElement>('[data-first]') ??
      (matchMedia('(pointer: fine)').matches ? element.querySelector<HTMLElement>(field) : null) ??
      element.querySelector<HTMLElement>('[data-title]')
    begin?.focus()
    document.documentElement.classList.add('overflow-hidden')
    change([...standing, element])
    return () => {
      element.close()
      change(standing.filter((one) => one !== element))
      // A dialog over another one leaves the page behind the first as it is.
      if (standing.length === 0) document.documentElement.classList.remove('overflow-hidden')
    }
  }, [dialog])
}
