import type { Reply } from '#contract/endpoint.ts'
import type { importLibrary as line } from '#contract/library-file.ts'
import { updateUser, userById } from '#server/accounts/accounts.store.ts'
import type { App } from '#server/app.ts'
import { insertFiled } from './library-file.store.ts'
import { openLibrary } from './library-zip.ts'

/**
 * Takes the sermons of a library file that are not here yet, each with everything of it or not at all. Nothing is taken before all of
 * the file was verified; what is here already stays as it is, so that after a fault the same file is sent again.
 */
export async function importLibrary(app: App, { userId, path }: { userId: string; path: string }): Promise<Reply<typeof line>> {
  const library = await openLibrary(path)
  try {
    const taken = { sermons: 0, books: 0, already: 0, settings: false }
    for await (const sermon of library.sermons()) {
      if (await insertFiled(app, userId, sermon)) {
        taken.sermons++
        taken.books += sermon.books.length
      } else taken.already++
    }
    const { class: settings } = library.settings
    if (settings && (await userById(app, userId))?.classDefaults === null) {
      await updateUser(app, userId, { classDefaults: settings })
      taken.settings = true
    }
    return taken
  } finally {
    library.close()
  }
}
