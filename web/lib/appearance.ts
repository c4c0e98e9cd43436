import { accents, type Appearance, themes } from '#contract/accounts.ts'

/** The theme that is drawn for a choice: "system" asks the system. */
export const drawnTheme = (theme: Appearance['theme']): 'light' | 'dark' =>
  theme === 'system' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : theme

/** Applies a look now and keeps it in this browser, where theme.js reads it before the first paint of the next load. */
export function keepAppearance({ theme, accent }: Appearance): void {
  localStorage.setItem('theme', theme)
  localStorage.setItem('accent', accent)
  document.documentElement.dataset.theme = drawnTheme(theme)
  document.documentElement.dataset.accent = accent
}

/** The look that this browser keeps; `otherwise` where it keeps none. */
export const shownAppearance = (otherwise: Appearance): Appearance => ({
  theme: themes.find((theme) => theme === localStorage.getItem('theme')) ?? otherwise.theme,
  accent: accents.find((accent) => accent === localStorage.getItem('accent')) ?? otherwise.accent,
})
