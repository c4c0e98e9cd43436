import type { App } from '#server/app.ts'

/** What an operator's command may touch; both a running server and a database that was opened for it have this. */
export type OperatorApp = Pick<App, 'config' | 'db' | 'files' | 'jobs' | 'now'>
/** Does what the words after the command say and gives the lines to print. */
export type OperatorCommand = (app: OperatorApp, args: string[]) => Promise<string[]>
export type OperatorCommands = Record<string, OperatorCommand>

/** What an operator asked cannot be done; the message is the sentence that he reads. */
export class CannotDo extends Error {}
