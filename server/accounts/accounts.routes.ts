import * as lines from '#contract/accounts.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { deleteSession, profileOf, sessionsOf, updateUser } from './accounts.store.ts'
import { askForReset, changePassword, resetPassword } from './change-password.ts'
import { logIn } from './log-in.ts'
import { userOf } from './open-session.ts'
import { preferencesOf } from './preferences.ts'
import { register } from './register.ts'
import { pictureNamed, savePicture } from './save-picture.ts'
import { subscriptionOf } from './subscription.ts'

export const accountRoutes = [
  route(lines.login, (app, { body, address, userAgent }) => logIn(app, { form: body, address, userAgent })),
  route(lines.register, (app, { body, address, userAgent }) => register(app, { form: body, address, userAgent })),
  route(lines.logout, async (app, { user }) => void (await deleteSession(app, { userId: user.id, sessionId: user.sessionId }))),
  route(lines.me, async (app, { user }) => {
    const found = await profileOf(app, user.id)
    // A session whose person is gone is no session.
    if (!found) throw new Problem('accounts.no_session')
    return { user: userOf(found.row), subscription: subscriptionOf(found.grants, app.now()), ...preferencesOf(found.row) }
  }),
  route(lines.forgotPassword, (app, { body }) => askForReset(app, { email: body.email })),
  route(lines.resetPassword, (app, { body, address }) => resetPassword(app, { ...body, address })),
  route(lines.changePassword, (app, { user, body }) =>
    changePassword(app, {
      userId: user.id,
      sessionId: user.sessionId,
      currentPassword: body.currentPassword,
      newPassword: body.newPassword,
    }),
  ),
  route(lines.listSessions, async (app, { user }) =>
    (await sessionsOf(app, user.id, app.now())).map((row) => ({
      id: row.id,
      device: row.userAgent,
      address: row.address,
      createdAt: row.createdAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      current: row.id === user.sessionId,
    })),
  ),
  route(lines.endSession, async (app, { user, params }) => {
    const sessionId = identifier(params.id, 'accounts.no_such_session')
    if (!(await deleteSession(app, { userId: user.id, sessionId }))) throw new Problem('accounts.no_such_session')
  }),
  route(lines.saveProfile, async (app, { user, body }) => {
    const { name, churchName, churchSize, denomination, role, bio } = body
    const row = await updateUser(app, user.id, { name, churchName, churchSize, denomination, role, bio })
    if (!row) throw new Problem('accounts.no_session')
    return userOf(row)
  }),
  route(lines.saveNotifications, async (app, { user, body }) => {
    await updateUser(app, user.id, { notifications: body })
    return body
  }),
  route(lines.saveAppearance, async (app, { user, body }) => {
    await updateUser(app, user.id, body)
    return body
  }),
  route(lines.uploadPicture, (app, { user, file }) => savePicture(app, { userId: user.id, file })),
  route(lines.readPicture, async (app, { params }) => ({ type: 'image/webp', bytes: await pictureNamed(app, params.name) })),
]
