import { defineConfig } from '@playwright/test'
import { browserFlags } from './scripts/browser-flags.mjs'

const browser = process.env.CHROME_PATH

export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './test-results',
  // Each worker has a church of its own.
  workers: 2,
  // The journeys of one file too: none needs what another left, and no worker ends long after the others.
  fullyParallel: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // What only passes the second time is listed as flaky.
  retries: 1,
  reporter: 'list',
  // A button that is not there fails its journey in a minute, not in five.
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    launchOptions: { args: browserFlags, ...(browser ? { executablePath: browser } : {}) },
  },
})
