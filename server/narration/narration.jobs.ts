import type { App } from '#server/app.ts'
import type { JobHandlers } from '#server/jobs/queue.ts'
import { audioKey, readAloud } from './narrate.ts'
import { deleteNarrations, narrationsToForget, saveNarration } from './narration.store.ts'

export const narrationJobs = (app: App): JobHandlers => ({
  narrate: async ({ payload, lastAttempt }, lost) => {
    const { narrationId } = payload as { narrationId: string }
    try {
      await readAloud(app, { narrationId, lost })
    } catch (error) {
      if (lastAttempt && !lost.aborted) await saveNarration(app, narrationId, { state: 'failed' })
      throw error
    }
  },
  // Asked for by name when a sermon is deleted, so that the sound of its books goes too.
  'forget-narrations': async () => {
    const rows = await narrationsToForget(app, app.now())
    for (const { name } of rows) if (name) await app.files.delete(audioKey(name))
    await deleteNarrations(
      app,
      rows.map((row) => row.id),
    )
  },
})
