import { contact, readInstallation } from '#contract/support.ts'
import { route } from '#server/http/route.ts'
import { installationOf } from './installation.ts'
import { sendMessage } from './send-message.ts'

export const supportRoutes = [
  route(contact, (app, { user, body }) => sendMessage(app, { userId: user?.id ?? null, form: body })),
  route(readInstallation, async (app) => installationOf(app)),
]
