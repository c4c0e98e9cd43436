// What stands on the landing page before a sermon is dropped: it takes a file or a text, and only then loads what makes books of it.
import { sermonFile } from '#contract/limits.ts'
import { keptClaim } from './kept-claim.ts'

export type Given = { file: File } | { content: string } | { claim: string }
/** So many characters are pasted anywhere on the page only by somebody who means a sermon. */
const aSermon = 400

/** The sentence for a file that cannot be sent; '' when it can. */
function refusal(file: File): string {
  if (!sermonFile.extensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`)))
    return 'This file type cannot be read. Choose a PDF, a Word file (.docx) or a text file.'
  return file.size > sermonFile.maxBytes ? 'This file is larger than 10 MB. Save the text alone as a new file, or paste it.' : ''
}
const typed = (target: EventTarget | null) => target instanceof HTMLElement && target.closest('input, textarea') !== null

/** Makes the hero of the landing page take a sermon: dropped anywhere, chosen, or pasted. */
export function takeSermon(place: HTMLElement): void {
  const zone = place.querySelector<HTMLElement>('[data-try-drop]')
  const refused = place.querySelector<HTMLElement>('[data-try-refused]')
  const input = place.querySelector<HTMLInputElement>('[data-try-file]')
  const stage = document.querySelector<HTMLElement>('[data-try-stage]')
  if (!zone || !refused || !input || !stage) return
  let busy = false
  const take = (given: Given) => {
    busy = true
    zone.toggleAttribute('data-over', false)
    void import('./show-try.tsx')
      .then(({ showTry }) => showTry(given, { card: place, stage, onLeave: () => (busy = false) }))
      .catch(() => {
        busy = false
        refused.textContent = 'Storyfold could not be reached. Check the connection and try again.'
      })
  }
  const takeFile = (file: File | undefined) => {
    if (!file || busy) return
    refused.textContent = refusal(file)
    if (refused.textContent) input.focus()
    else take({ file })
  }
  const takeChosen = () => {
    takeFile(input.files?.[0])
    input.value = ''
  }
  input.addEventListener('change', takeChosen)
  let leaving = 0
  addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    clearTimeout(leaving)
    if (!busy) zone.toggleAttribute('data-over', true)
    // No event tells that a drag has left the window.
    leaving = window.setTimeout(() => zone.toggleAttribute('data-over', false), 300)
  })
  addEventListener('drop', (event) => {
    if (!event.dataTransfer?.files.length) return
    event.preventDefault()
    takeFile(event.dataTransfer.files[0])
  })
  addEventListener('paste', (event) => {
    if (busy || typed(event.target)) return
    const [file] = event.clipboardData?.files ?? []
    const content = event.clipboardData?.getData('text/plain').trim() ?? ''
    if (file) takeFile(file)
    else if (content.length >= aSermon) take({ content })
  })
  place.querySelector('[data-try-text]')?.addEventListener('submit', (event) => {
    event.preventDefault()
    const content = String(new FormData(event.target as HTMLFormElement).get('content') ?? '').trim()
    if (content && !busy) take({ content })
  })
  const claim = keptClaim()
  if (claim) take({ claim })
  // On a slow line somebody has chosen a file before this has come.
  else if (input.files?.length) takeChosen()
}
