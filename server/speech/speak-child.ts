// The process in which espeak-ng (GPL-3) runs: a passage comes in, a WAV goes out. Nothing else of Storyfold is in here.
type Machine = (options: { arguments: string[]; print: () => void; printErr: () => void }) => Promise<{
  FS: { readFile(name: string): Uint8Array }
}>
// The package is optional and has no types; its name is computed so that a machine without it still checks.
const name = 'espeak-ng'
const { default: machine } = (await import(name)) as { default: Machine }

process.on('message', ({ id, passage, options }: { id: number; passage: string; options: string[] }) => {
  const silent = () => undefined
  // The leading space keeps a passage that begins with a hyphen from being read as an option.
  machine({ arguments: [...options, '-w', 'spoken.wav', ` ${passage}`], print: silent, printErr: silent })
    .then(({ FS }) => process.send?.({ id, wav: FS.readFile('spoken.wav') }))
    .catch((error: unknown) => process.send?.({ id, error: String(error) }))
})
process.on('disconnect', () => process.exit(0))
export {}
