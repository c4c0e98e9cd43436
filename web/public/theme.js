// Runs before the first paint, so that neither a chosen theme nor who is signed in flashes or moves anything.
document.documentElement.dataset.script = 'on'
try {
  var theme = localStorage.getItem('theme') || 'light'
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  if (localStorage.getItem('token')) document.documentElement.dataset.session = 'in'
  var accent = localStorage.getItem('accent')
  if (accent) document.documentElement.dataset.accent = accent
} catch {
  document.documentElement.dataset.theme = 'light'
}
