import type { App } from '#server/app.ts'

const dayInSeconds = 86_400

/**
 * Puts a job on the list for a day from now; an equal one that waits already makes this nothing. The job calls it again
 * when it runs, the start of the server calls it too, and both together are still one job a day.
 */
export const planDaily = (app: Pick<App, 'jobs' | 'now'>, kind: string): Promise<void> =>
  app.jobs.add(kind, {}, { uniqueKey: `${kind}:${Math.floor(app.now().getTime() / 1000 / dayInSeconds)}`, delaySeconds: dayInSeconds })
