// Whoever is not signed in and opens the first address reads the landing page: it is led there before the app is fetched.
try {
  if (location.pathname === '/' && !localStorage.getItem('token')) location.replace('/landing')
} catch {
  // Without storage nobody is signed in here; the app says the same a moment later.
}
