/** How a Chromium is started for journeys and pictures: quiet, and asking nothing of the network by itself. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Processes and threads of their own for what is all ours only take the cores from the others at work.
  '--disable-site-isolation-trials',
  '--js-flags=--single-threaded-gc',
]
