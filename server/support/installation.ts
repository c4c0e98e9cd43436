import type { Installation } from '#contract/support.ts'
import type { App } from '#server/app.ts'

/** What this installation can do with money and mail. */
export const installationOf = ({ payments, config }: Pick<App, 'payments' | 'config'>): Installation => ({
  payments: !payments ? 'off' : payments.test ? 'rehearsed' : 'on',
  mail: config.smtpUrl ? 'on' : 'kept',
  supportEmail: config.supportEmail,
})
