import { mkdirSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { refuseInTransaction } from '#server/db/outbound.ts'

export type Outgoing = { id: string; kind: string; to: string; replyTo?: string; subject: string; text: string; html: string }
/** Hands one mail on; throws MailRefused when trying again is of no use, anything else when it may help. */
export type MailDriver = {
  send(mail: Outgoing): Promise<void>
  /** Takes away what this driver keeps of mails that were sent. */
  forget(mails: { id: string; kind: string }[]): Promise<void>
}
export class MailRefused extends Error {}

const messageOf = (from: string, { id, to, replyTo, subject, text, html }: Outgoing) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
  subject,
  text,
  html,
  // The same mail sent twice, after a connection broke at the wrong moment, is one to whoever receives it.
  messageId: `<${id}@storyfold>`,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** A real SMTP server where one is configured; else a file for each mail, which every mail program opens. */
export function makeMailDriver(config: Config): MailDriver {
  const driver = config.smtpUrl
    ? smtpDriver(config.smtpUrl, config.mailFrom)
    : fileDriver(path.join(config.dataDir, 'outbox'), config.mailFrom)
  return {
    ...driver,
    async send(mail) {
      refuseInTransaction('The mail server')
      await driver.send(mail)
    },
  }
}

/** Most installations send a few mails a week: what sends them is loaded with the first. */
function firstTime<T extends Transporter>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | undefined
  return () => (opening ??= open())
}

function smtpDriver(url: string, from: string): MailDriver {
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  const opened = firstTime(async () => {
    const transport = (await import('nodemailer')).default.createTransport(url, {})
    Object.assign(transport.options, patience)
    return transport
  })
  return {
    async send(mail) {
      try {
        const transport = await opened()
        await transport.sendMail(messageOf(from, mail))
      } catch (error) {
        const code = (error as { responseCode?: number }).responseCode ?? 0
        if (code >= 500) throw new MailRefused(String(error), { cause: error })
        throw error
      }
    },
    forget: async () => undefined,
  }
}

function fileDriver(folder: string, from: string): MailDriver {
  const fileOf = ({ kind, id }: { kind: string; id: string }) => path.join(folder, `${kind}-${id}.eml`)
  const opened = firstTime(async () =>
    (await import('nodemailer')).default.createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    async send(mail) {
      // Nobody receives a file; of a deleted account it would be the one thing that is left.
      if (mail.kind === 'account-deleted') return
      const transport = await opened()
      const { message } = await transport.sendMail(messageOf(from, mail))
      mkdirSync(folder, { recursive: true })
      const file = fileOf(mail)
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    },
    async forget(mails) {
      for (const mail of mails) await rm(fileOf(mail), { force: true })
    },
  }
}
