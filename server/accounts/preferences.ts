import type { Appearance, Notifications } from '#contract/accounts.ts'
import { appearance, notifications } from '#contract/accounts.ts'
import type { UserRow } from './accounts.store.ts'

/** What a new account begins with. */
const usual: Notifications = { email_updates: true, sermon_reminders: true, community_activity: false, system_alerts: true }

/** The stored choices; what was never chosen is as usual. */
export function preferencesOf(row: Pick<UserRow, 'notifications' | 'theme' | 'accent'>): {
  notifications: Notifications
  appearance: Appearance
  appearanceChosen: boolean
} {
  const chosen = notifications.safeParse({ ...usual, ...(row.notifications as object) })
  const look = row.theme ? appearance.safeParse({ theme: row.theme, accent: row.accent }) : undefined
  return {
    notifications: chosen.success ? chosen.data : usual,
    appearanceChosen: look?.success ?? false,
    appearance: look?.success ? look.data : { theme: 'light', accent: 'purple' },
  }
}
