/** Boxes of a page without React that stay ticked in this browser. */
export function keptTicks(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-kept]')) {
    const key = `tick:${box.dataset.kept ?? ''}`
    box.checked = localStorage.getItem(key) !== null
    box.addEventListener('change', () => (box.checked ? localStorage.setItem(key, '1') : localStorage.removeItem(key)))
  }
}
