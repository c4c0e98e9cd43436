import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,lesson,server,web,scripts,tests}/**/*.test.ts'],
    exclude: ['tests/journeys/**', 'node_modules/**'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    onConsoleLog: () => true,
  },
})
