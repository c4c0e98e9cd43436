import { deleteAccount as deleteLine, exportAccount as exportLine } from '#contract/accounts.ts'
import { route } from '#server/http/route.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'

export const accountDataRoutes = [
  route(exportLine, (app, { user }) => exportAccount(app, { userId: user.id })),
  route(deleteLine, (app, { user, body }) => deleteAccount(app, { userId: user.id, password: body.password })),
]
