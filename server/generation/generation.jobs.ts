import type { App } from '#server/app.ts'
import { ComeAgain } from '#server/jobs/come-again.ts'
import type { JobHandlers } from '#server/jobs/queue.ts'
import { generationEnded } from '#server/observe/happened.ts'
import { markFailed } from './generation.store.ts'
import { ring } from './progress-bell.ts'
import { writeBooks } from './write-books.ts'

export const generationJobs = (app: App): JobHandlers => ({
  'write-books': async ({ payload, lastAttempt }, lost) => {
    const { userId, sermonId } = payload as { userId: string; sermonId: string }
    try {
      await writeBooks(app, { userId, sermonId, lost })
    } catch (error) {
      if (lastAttempt && !lost.aborted && !(error instanceof ComeAgain)) {
        await markFailed(
          app,
          { userId, sermonId },
          'The lessons could not be finished. Your sermon is saved; try again from Recent Generations.',
        )
        generationEnded.tell({ engine: 'none', outcome: 'failed' })
        ring(sermonId)
      }
      throw error
    }
  },
})
