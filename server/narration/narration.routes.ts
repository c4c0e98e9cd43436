import { deleteRecording, generateAudio, generateBookAudio, readAudio, readBookAudio, saveRecording } from '#contract/narration.ts'
import type { Book } from '#contract/library.ts'
import { sayable } from '#lesson/layout/spoken-text.ts'
import type { App } from '#server/app.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { findBook } from '#server/library/find-book.ts'
import { audioNamed, finishedNarration, followNarration, narrationFrom, paragraphsOf, startNarration } from './narrate.ts'
import { narrationOfBook } from './narration.store.ts'
import { deleteOwnVoice, keepRecording } from './own-voice.ts'

type Asked = { user: { id: string }; gone: AbortSignal }

async function startBook(app: App, { user, params }: Asked & { params: { id: string } }): Promise<string> {
  const book = await findBook(app, { userId: user.id, id: params.id })
  return startNarration(app, { userId: user.id, bookId: book.id, ageGroup: book.ageGroup, paragraphs: paragraphsOf(book) })
}
function startText(app: App, { user, body }: Asked & { body: { text: string; ageGroup: Book['ageGroup'] } }): Promise<string> {
  const paragraphs = body.text.split(/\n+/).map(sayable).filter(Boolean)
  return startNarration(app, { userId: user.id, bookId: null, ageGroup: body.ageGroup, paragraphs })
}

export const narrationRoutes = [
  route(
    generateAudio,
    async (app, call) => finishedNarration(app, { userId: call.user.id, id: await startText(app, call), gone: call.gone }),
    async function* (app, call) {
      yield* followNarration(app, { userId: call.user.id, id: await startText(app, call), gone: call.gone })
    },
  ),
  route(
    generateBookAudio,
    async (app, call) => finishedNarration(app, { userId: call.user.id, id: await startBook(app, call), gone: call.gone }),
    async function* (app, call) {
      yield* followNarration(app, { userId: call.user.id, id: await startBook(app, call), gone: call.gone })
    },
  ),
  route(readBookAudio, async (app, { user, params }) => {
    const book = await findBook(app, { userId: user.id, id: params.id })
    const row = await narrationOfBook(app, { userId: user.id, bookId: book.id, paragraphs: paragraphsOf(book) })
    if (!row) throw new Problem('narration.none')
    return narrationFrom(row)
  }),
  route(saveRecording, (app, { user, params, file }) => keepRecording(app, { userId: user.id, id: params.id, file })),
  route(deleteRecording, (app, { user, params }) => deleteOwnVoice(app, { userId: user.id, id: params.id })),
  route(readAudio, async (app, { params }) => ({ type: 'audio/mpeg', stored: await audioNamed(app, params.name) })),
]
