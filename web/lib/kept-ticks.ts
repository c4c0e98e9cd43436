/** Boxes of a page without React that stay ticked in this browser, and numbers that stay as they were typed. */
export function keptTicks(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-kept]')) {
    const key = `tick:${box.dataset.kept ?? ''}`
    if (box.type === 'number') {
      box.value = localStorage.getItem(key) ?? box.value
      box.addEventListener('change', () => (box.validity.valid ? localStorage.setItem(key, box.value) : localStorage.removeItem(key)))
      continue
    }
    box.checked = localStorage.getItem(key) !== null
    box.addEventListener('change', () => (box.checked ? localStorage.setItem(key, '1') : localStorage.removeItem(key)))
  }
}
