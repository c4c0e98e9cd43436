import { defineConfig } from '@playwright/test'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const browser = process.env.CHROME_PATH

export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './test-results',
  workers: 1,
  timeout: 60_000,
  reporter: 'list',
  use: { viewport: { width: 1280, height: 900 }, launchOptions: { args: flags, ...(browser ? { executablePath: browser } : {}) } },
})
