import { generateImages as generateLine, listPictures, readPicture } from '#contract/pictures.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { findBook } from '#server/library/find-book.ts'
import { generateImages } from './generate-images.ts'
import { picturesOf } from './list-pictures.ts'
import { makePicture } from './make-picture.ts'

export const pictureRoutes = [
  route(listPictures, async (app, { user, params }) => {
    const book = await findBook(app, { userId: user.id, id: params.id })
    return picturesOf(book.content).map(({ name, title, description }) => ({ name, title, description }))
  }),
  route(readPicture, async (app, { user, params, query }) => {
    const book = await findBook(app, { userId: user.id, id: params.id })
    const picture = picturesOf(book.content).find((one) => one.name === params.name)
    if (!picture) throw new Problem('pictures.not_in_book')
    return makePicture(book, picture, { format: query.format, paper: query.paper === 'letter' ? 'us-letter' : 'a4' })
  }),
  route(generateLine, (app, { body, gone }) => generateImages(app, { prompts: body.prompts, gone })),
]
