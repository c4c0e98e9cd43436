import { toast, toastFailure } from './toast.ts'

/** Puts the whole address of a page on the clipboard and says so. */
export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
    toast({ title: 'Link Copied!' })
  } catch (error) {
    toastFailure('Copy failed', error, 'The browser did not allow copying. Open the lesson and copy its address.')
  }
}
