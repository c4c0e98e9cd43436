import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Given } from './take-sermon.ts'
import { TriedSermon } from './tried-sermon.tsx'

type Places = { card: HTMLElement; stage: HTMLElement; onLeave: () => void }

/** Puts a try in the place of what the page had there, and that back when it is left. */
export function showTry(given: Given, { card, stage, onLeave }: Places): void {
  const hold = holdStill(stage)
  const before = [card, stage].map((place) => [...place.childNodes])
  const lead = document.querySelector<HTMLElement>('[data-try-lead]')
  for (const place of [card, stage]) place.replaceChildren()
  if (lead) lead.hidden = true
  const root = createRoot(card)
  const leave = () => {
    root.unmount()
    hold.free()
    card.replaceChildren(...(before[0] ?? []))
    stage.replaceChildren(...(before[1] ?? []))
    if (lead) lead.hidden = false
    card.querySelector<HTMLElement>('input')?.focus()
    onLeave()
  }
  root.render(
    <StrictMode>
      <TriedSermon given={given} stage={stage} onLeave={leave} />
    </StrictMode>,
  )
}

/** The arches stay where they are seen, whatever grows beside them. */
function holdStill(stage: HTMLElement): { free: () => void } {
  const text = stage.parentElement?.firstElementChild
  const beside = getComputedStyle(stage.parentElement ?? stage).gridTemplateColumns.split(' ').length > 1
  if (beside) {
    const from = (text ?? stage).getBoundingClientRect().top
    stage.style.marginTop = `${Math.max(0, stage.getBoundingClientRect().top - from)}px`
    for (const column of [text, stage]) if (column instanceof HTMLElement) column.style.alignSelf = 'start'
  }
  return {
    free: () => {
      stage.style.marginTop = ''
      for (const column of [text, stage]) if (column instanceof HTMLElement) column.style.alignSelf = ''
    },
  }
}
