import type { App } from '#server/app.ts'

type Event = 'login_failed' | 'limit_reached' | 'reset_asked' | 'password_changed' | 'account_deleted' | 'forged_event'

/** One line of the log for what whoever watches over an installation wants to count; never a password, a token or an address of mail. */
export const securityEvent = (app: Pick<App, 'log'>, event: Event, fields: object): void => app.log.info({ event, ...fields }, 'security')
