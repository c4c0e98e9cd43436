import './quick-start.ts'

// Whatever is imported above is read before anything of it runs: the rest has to wait until starting is quick.
await import('./serve.ts')
