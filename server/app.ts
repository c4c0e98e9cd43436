import type { Logger } from './http/log.ts'
import type { AiEngine } from './ai/engine.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Files } from './files/files.ts'
import type { Draining } from './http/draining.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { MailDriver } from './mail/mail-driver.ts'
import type { Payments } from './payments/payments.ts'
import type { Voice } from './speech/voice.ts'
import type { Pages } from './pages/pages.ts'
import type { OfflineWriter } from './scripture/offline-writer.ts'

/** Everything that a use case may touch. Built once, by start-app.ts, or by a test. */
export type App = {
  config: Config
  db: Database
  files: Files
  jobs: JobQueue
  /** The provider that writes, when one is configured. */
  ai: AiEngine
  mail: MailDriver
  /** Undefined where nothing can be paid: production without a key. */
  payments: Payments | undefined
  /** The public pages; undefined where they were not built. */
  pages: Pages | undefined
  /** Where people reach this installation, for links in mails; without a slash at the end. */
  address: string
  /** What can read aloud here, the best first. */
  voices: Voice[]
  /** The engine without AI: analysis, lessons and Scripture, in a thread of its own. */
  offline: OfflineWriter
  log: Logger
  /** Says when this process ends, so that whoever waits for something is told in time. */
  draining: Draining
  now: () => Date
}
