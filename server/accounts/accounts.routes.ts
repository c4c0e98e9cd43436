import { login, logout, me, readPicture, register as registerLine, uploadPicture } from '#contract/accounts.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { deleteSession } from './accounts.store.ts'
import { logIn } from './log-in.ts'
import { whoAmI } from './open-session.ts'
import { register } from './register.ts'
import { pictureNamed, savePicture } from './save-picture.ts'

export const accountRoutes = [
  route(login, (app, { body, address, userAgent }) => logIn(app, { form: body, address, userAgent })),
  route(registerLine, (app, { body, address, userAgent }) => register(app, { form: body, address, userAgent })),
  route(logout, (app, { user }) => deleteSession(app, { userId: user.id, sessionId: user.sessionId })),
  route(me, async (app, { user }) => {
    const person = await whoAmI(app, user.id)
    if (!person) throw new Problem('accounts.no_session')
    return person
  }),
  route(uploadPicture, (app, { user, file }) => savePicture(app, { userId: user.id, file })),
  route(readPicture, async (app, { params }) => ({ type: 'image/webp', bytes: await pictureNamed(app, params.name) })),
]
