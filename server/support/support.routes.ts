import { contact } from '#contract/support.ts'
import { route } from '#server/http/route.ts'
import { sendMessage } from './send-message.ts'

export const supportRoutes = [route(contact, (app, { user, body }) => sendMessage(app, { userId: user?.id ?? null, form: body }))]
