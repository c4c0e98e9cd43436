import { familySheet, libraryPack, roomPrint, sermonPack } from '#contract/exports.ts'
import { identifier } from '#server/http/identifier.ts'
import { route } from '#server/http/route.ts'
import { familyOfSermon } from './family-of-sermon.ts'
import { packSermons } from './pack-sermons.ts'
import { packSunday } from './pack-sunday.ts'
import { printRoom } from './print-room.ts'

const paperOf = ({ paper }: { paper: 'a4' | 'letter' }) => (paper === 'letter' ? 'us-letter' : 'a4')
export const packRoutes = [
  route(libraryPack, (app, { user, query }) =>
    packSermons(app, {
      userId: user.id,
      sermonIds: [...new Set(query.ids.split(',').map((id) => identifier(id, 'sermons.not_found')))],
      kind: query.kind,
      paper: paperOf(query),
    }),
  ),
  route(sermonPack, (app, { user, params, query }) =>
    packSunday(app, { userId: user.id, sermonId: identifier(params.id, 'sermons.not_found'), paper: paperOf(query) }),
  ),
  route(familySheet, (app, { user, params, query }) =>
    familyOfSermon(app, { userId: user.id, sermonId: identifier(params.id, 'sermons.not_found'), paper: paperOf(query) }),
  ),
  route(roomPrint, (app, { user, params, query: { age, count, ...query } }) =>
    printRoom(app, { userId: user.id, sermonId: identifier(params.id, 'sermons.not_found'), age, count, paper: paperOf(query) }),
  ),
]
