import { sermonPack } from '#contract/exports.ts'
import { identifier } from '#server/http/identifier.ts'
import { route } from '#server/http/route.ts'
import { packSunday } from './pack-sunday.ts'

export const packRoutes = [
  route(sermonPack, (app, { user, params, query }) =>
    packSunday(app, {
      userId: user.id,
      sermonId: identifier(params.id, 'sermons.not_found'),
      paper: query.paper === 'letter' ? 'us-letter' : 'a4',
    }),
  ),
]
