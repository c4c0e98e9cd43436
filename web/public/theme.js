// Runs before the first paint, so that a chosen theme never flashes.
try {
  var theme = localStorage.getItem('theme') || 'light'
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  var accent = localStorage.getItem('accent')
  if (accent) document.documentElement.dataset.accent = accent
} catch {
  document.documentElement.dataset.theme = 'light'
}
