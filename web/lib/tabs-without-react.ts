/** Makes the tabs of prerendered pages work: click, arrow keys, Home and End. Without a script all their panels are shown. */
export function tabsWithoutReact(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const tabs = [...group.querySelectorAll<HTMLElement>('[role="tab"]')]
    const choose = (at: number) => {
      for (const [other, tab] of tabs.entries()) {
        tab.setAttribute('aria-selected', String(other === at))
        tab.tabIndex = other === at ? 0 : -1
        document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-shown', other === at)
      }
    }
    for (const [at, tab] of tabs.entries()) {
      tab.addEventListener('click', () => choose(at))
      tab.addEventListener('keydown', (event) => {
        const last = tabs.length - 1
        const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[event.key]
        if (to === undefined) return
        event.preventDefault()
        choose(to)
        tabs[to]?.focus()
      })
    }
  }
}
