import { generateImages as generateLine, listPictures, listScenes, readCover, readPicture, readScene } from '#contract/pictures.ts'
import type { Query } from '#contract/endpoint.ts'
import { ageCover } from '#lesson/pictures/age-cover.ts'
import { coverArt } from '#lesson/pictures/art-of-book.ts'
import { drawArt, keptDrawing } from '#lesson/pictures/draw-art.ts'
import { scenesOfPassage } from '#lesson/pictures/scenes-of-book.ts'
import { Problem } from '#server/http/problem.ts'
import { type FileReply, route } from '#server/http/route.ts'
import { findBook } from '#server/library/find-book.ts'
import { generateImages } from './generate-images.ts'
import { listedPictures, picturesOf } from './list-pictures.ts'
import { makePicture } from './make-picture.ts'

/** Spreads of a picture book. */
const mostScenes = 6
const coverFor = ({ age, look, framed, ...book }: Query<typeof readCover>): string => {
  const art = coverArt(age ? { ...book, ageGroup: age } : book, look)
  return framed && age ? keptDrawing(`framed ${JSON.stringify(art)}`, () => ageCover(art)) : drawArt(art)
}
const svgFile = (svg: string): FileReply => ({ type: 'image/svg+xml', bytes: Buffer.from(svg) })

export const pictureRoutes = [
  route(listPictures, async (app, { user, params }) => {
    const book = await findBook(app, { userId: user.id, id: params.id })
    return listedPictures(book.content)
  }),
  route(readPicture, async (app, { user, params, query }) => {
    const book = await findBook(app, { userId: user.id, id: params.id })
    const picture = picturesOf(book.content).find((one) => one.name === params.name)
    if (!picture) throw new Problem('pictures.not_in_book')
    return makePicture(book, picture, { format: query.format, paper: query.paper === 'letter' ? 'us-letter' : 'a4' })
  }),
  route(readCover, async (_app, { query }) => svgFile(coverFor(query))),
  route(listScenes, async (_app, { query }) =>
    scenesOfPassage(query.passage)
      .slice(0, mostScenes)
      .map(({ id, sentence, alt }) => ({ scene: id, sentence, alt })),
  ),
  route(readScene, async (_app, { params }) => {
    const drawing = drawArt({ scene: params.scene, look: 'colour' })
    if (!drawing) throw new Problem('pictures.not_in_book')
    return svgFile(drawing)
  }),
  route(generateLine, (app, { body, gone }) => generateImages(app, { prompts: body.prompts, gone })),
]
