import {
  endLink,
  linkFamily,
  linkPack,
  linkPdf,
  linkPicture,
  linkRoom,
  listLinks,
  makeLink as makeLine,
  openLink as openLine,
} from '#contract/links.ts'
import { makePdf } from '#server/exports/make-file.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { picturesOf } from '#server/pictures/list-pictures.ts'
import { makePicture } from '#server/pictures/make-picture.ts'
import { sermonOf } from '#server/sermons/sermons.store.ts'
import { familyOfSermon } from '#server/sunday-pack/family-of-sermon.ts'
import { packSunday } from '#server/sunday-pack/pack-sunday.ts'
import { printRoom } from '#server/sunday-pack/print-room.ts'
import { deleteLink, linksOfSermon } from './links.store.ts'
import { asLink, makeLink } from './make-link.ts'
import { bookOfLink, liveLink, openLink } from './open-link.ts'
import { roomCount } from './room-count.ts'

const paperOf = (paper: 'a4' | 'letter') => (paper === 'letter' ? 'us-letter' : 'a4')

export const linkRoutes = [
  route(listLinks, async (app, { user, params }) => {
    const key = { userId: user.id, sermonId: identifier(params.id, 'sermons.not_found') }
    if (!(await sermonOf(app, key))) throw new Problem('sermons.not_found')
    return (await linksOfSermon(app, key)).map(asLink)
  }),
  route(makeLine, (app, { user, params, body }) => makeLink(app, { userId: user.id, id: params.id, asked: body })),
  route(endLink, async (app, { user, params }) => {
    if (!(await deleteLink(app, { userId: user.id, id: identifier(params.id, 'links.not_found') }))) throw new Problem('links.not_found')
  }),
  route(openLine, (app, { params }) => openLink(app, params.token)),
  route(linkPdf, async (app, { params, query }) =>
    makePdf(app, await bookOfLink(app, params), { kind: query.kind, paper: paperOf(query.paper) }),
  ),
  route(linkFamily, async (app, { params, query }) => {
    const { userId, sermonId, kind, note } = await liveLink(app, params.token)
    if (kind !== 'family') throw new Problem('links.not_found')
    return familyOfSermon(app, { userId, sermonId, note, paper: paperOf(query.paper) })
  }),
  route(linkRoom, async (app, { params, query }) => {
    const { sermonId, ageGroup } = await bookOfLink(app, params)
    const { userId } = await liveLink(app, params.token)
    const count = query.count ?? (await roomCount(app, { userId, sermonId, age: ageGroup }))
    return printRoom(app, { userId, sermonId, age: ageGroup, count, paper: paperOf(query.paper) })
  }),
  route(linkPack, async (app, { params, query }) => {
    const { userId, sermonId, kind, bookId } = await liveLink(app, params.token)
    if (kind !== 'volunteer' || bookId !== null) throw new Problem('links.not_found')
    return packSunday(app, { userId, sermonId, paper: paperOf(query.paper) })
  }),
  route(linkPicture, async (app, { params, query }) => {
    const book = await bookOfLink(app, params)
    const picture = picturesOf(book.content).find(({ name }) => name === params.name)
    if (!picture) throw new Problem('pictures.not_in_book')
    return makePicture(book, picture, { format: query.format, paper: paperOf(query.paper) })
  }),
]
