import * as lines from '#contract/class-notes.ts'
import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { deleteNoteOf } from './class-notes.store.ts'
import { earlierNotes, readNotes, writeLinkNote, writeNote } from './keep-notes.ts'

export const classNoteRoutes = [
  route(lines.readNotes, (app, { user, params }) => readNotes(app, { userId: user.id, id: params.id })),
  route(lines.readSermonNotes, (app, { user, params }) => earlierNotes(app, { userId: user.id, id: params.id })),
  route(lines.writeNote, (app, { user, params, body }) => writeNote(app, { userId: user.id, id: params.id }, body)),
  route(lines.deleteNote, async (app, { user, params }) => {
    if (!(await deleteNoteOf(app, { userId: user.id, id: identifier(params.id, 'notes.not_found') }))) throw new Problem('notes.not_found')
  }),
  route(lines.writeLinkNote, (app, { params, body }) => writeLinkNote(app, params, body)),
]
