import { randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import type { Logger } from '#server/http/log.ts'
import { CannotDo, type OperatorApp, type OperatorCommands } from './command.ts'

type Ask = { token: string; command: string; args: string[] }
type Answer = { lines: string[] } | { refused: string }
const mostBytes = 100_000
const askMs = 60_000
/** A backup of a large library takes minutes. */
const answerMs = 3_600_000

/** Where a running server can be asked, and the secret that only the owner of the data folder can read. */
const fileOf = (dataDir: string) => path.join(dataDir, 'operator.json')

/**
 * Lets the operator's commands be done by the running server, on loopback, because the embedded database has room for one
 * process. Whoever asks shows the token of a file that only the owner of the data folder can read. Gives what closes it.
 */
export async function openChannel(dataDir: string, { app, commands, log }: { app: OperatorApp; commands: OperatorCommands; log: Logger }) {
  const token = randomBytes(32).toString('base64url')
  const server = net.createServer({ allowHalfOpen: true }, (peer) => {
    let said = ''
    peer.setEncoding('utf8').setTimeout(askMs, () => peer.destroy())
    peer.on('error', () => undefined)
    peer.on('data', (part: string) => (said += part).length > mostBytes && peer.destroy())
    peer.on('end', () => peer.setTimeout(answerMs))
    peer.on('end', () => void answer(said, { token, app, commands, log }).then((reply) => peer.end(JSON.stringify(reply))))
  })
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(0, '127.0.0.1', listening))
  server.unref()
  const at = server.address()
  const file = fileOf(dataDir)
  writeFileSync(`${file}.part`, JSON.stringify({ port: typeof at === 'object' && at ? at.port : 0, token }), { mode: 0o600 })
  // A file that was there before keeps its own mode.
  chmodSync(`${file}.part`, 0o600)
  renameSync(`${file}.part`, file)
  return () => {
    rmSync(file, { force: true })
    server.close()
  }
}

async function answer(
  said: string,
  { token, app, commands, log }: { token: string; app: OperatorApp; commands: OperatorCommands; log: Logger },
): Promise<Answer> {
  try {
    const ask = JSON.parse(said) as Ask
    const [given, right] = [Buffer.from(String(ask.token)), Buffer.from(token)]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return { refused: 'This is not the token of this server.' }
    const command = Object.hasOwn(commands, ask.command) ? commands[ask.command] : undefined
    if (!command) return { refused: `There is no "${ask.command}".` }
    return { lines: await command(app, ask.args.map(String)) }
  } catch (error) {
    if (error instanceof CannotDo) return { refused: error.message }
    log.warn({ error: String(error) }, 'an operator’s command failed')
    return { refused: `This failed: ${String(error)}` }
  }
}

/** Asks the server that runs on this folder; undefined when none answers there. Throws CannotDo with its sentence when it refuses. */
export async function askRunning(dataDir: string, command: string, args: string[]): Promise<string[] | undefined> {
  let place: { port: number; token: string }
  try {
    place = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as typeof place
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new CannotDo(`${fileOf(dataDir)} can be read by its owner only. Run this as the user that Storyfold runs as.`)
    return undefined
  }
  const said = await new Promise<string | undefined>((done) => {
    let heard = ''
    const peer = net.connect({ port: place.port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      peer.end(JSON.stringify({ token: place.token, command, args } satisfies Ask)),
    )
    peer.setEncoding('utf8').on('data', (part: string) => (heard += part))
    peer.on('end', () => done(heard))
    // The file was left by a server that was killed; its port may be anybody's by now.
    peer.on('error', () => done(undefined))
    peer.setTimeout(answerMs, () => (peer.destroy(), done(undefined)))
  })
  if (!said) return undefined
  const reply = JSON.parse(said) as Answer
  if ('refused' in reply) throw new CannotDo(reply.refused)
  return reply.lines
}
