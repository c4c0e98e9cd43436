import { globSync, readFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { defineConfig } from 'vitest/config'

const postgres = process.env.TEST_POSTGRES_URL
/** What never asks the app for its database, or names the server, does the same whichever there is. */
const asksDatabase = (file: string) => /test-app\.ts|TEST_POSTGRES_URL/.test(readFileSync(file, 'utf8'))
/**
 * Some more than there are cores, because many tests wait: for a second try, an answer that does not come, a process that starts.
 * Each grows to some two gigabytes.
 */
const workers = Math.min(
  Math.ceil(availableParallelism() * 1.5),
  Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2.5e9),
)

export default defineConfig({
  test: {
    pool: 'forks',
    // Files share what their worker has loaded, read and started: modules, the Bible’s index, the tagger, one app (tests/test-app.ts).
    isolate: false,
    // Node runs the sources as they are; Vite’s runner would compile each of them again in every worker.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: 'tests/one-folder.ts',
    maxWorkers: Number(process.env.TEST_WORKERS) || Math.max(1, workers),
    // Compiling the embedded database a second time, for speed, costs a file more than it gives; and the threads that would help
    // to collect garbage want the cores that other workers are at.
    execArgv: ['--liftoff-only', '--single-threaded-gc'],
    // Side by side on all cores a test that starts servers and kills them takes several times as long as alone.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    onConsoleLog: () => true,
    // One pool of workers for both databases: none stands idle while the other's files are still waiting.
    projects: [
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['{contract,lesson,server,web,scripts,tests}/**/*.test.ts'],
          exclude: ['tests/journeys/**', 'node_modules/**'],
          env: { TEST_POSTGRES_URL: '' },
        },
      },
      ...(postgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                include: globSync('server/**/*.test.ts').filter(asksDatabase),
                // What draws, prints, reads and speaks asks the database for a book and for nothing else.
                exclude: ['server/{ai,exports,pages,pictures,print,scripture,speech,sunday-pack}/**'],
                env: { TEST_POSTGRES_URL: postgres },
              },
            },
          ]
        : []),
    ],
  },
})
