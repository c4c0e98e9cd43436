/**
 * A search box that filters a list on its page: `data-filters` names the list's id, entries whose text lacks what is typed
 * are hidden, and the element with `data-none-of` shows when none is left. One listener serves prerendered pages and the app.
 */
export function filterByText(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.filters) return
    const list = target.dataset.filters
    const wanted = target.value.trim().toLowerCase()
    const entries = [...document.querySelectorAll<HTMLElement>(`#${list} > *`)]
    for (const entry of entries) entry.hidden = !entry.textContent.toLowerCase().includes(wanted)
    const left = entries.filter((entry) => !entry.hidden).length
    for (const none of document.querySelectorAll<HTMLElement>(`[data-none-of="${list}"]`)) none.hidden = left > 0
    for (const said of document.querySelectorAll<HTMLElement>(`[data-count-of="${list}"]`))
      said.textContent = wanted ? `${left} of ${entries.length}` : ''
  })
}
