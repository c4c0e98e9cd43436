import './quick-start.ts'

// As in main.ts: the rest has to wait until starting is quick.
await import('./run-command.ts')
