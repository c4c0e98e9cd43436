import { exportLibrary as exportLine, importLibrary as importLine } from '#contract/library-file.ts'
import { route } from '#server/http/route.ts'
import { exportLibrary } from './export-library.ts'
import { importLibrary } from './import-library.ts'

export const libraryFileRoutes = [
  route(exportLine, async (app, { user }) => exportLibrary(app, { userId: user.id })),
  route(importLine, (app, { user, file }) => importLibrary(app, { userId: user.id, path: file.path })),
]
