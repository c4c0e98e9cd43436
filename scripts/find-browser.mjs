// A Chromium for the journeys: from CHROME_PATH, the usual places, apt as root, or npm's own build; null when none can be had.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]
const run = (command, args) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 })
const tried = (what, error) => console.error(`  ${what} did not work: ${String(error.message).split('\n')[0]}`)

export async function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const there = usual.find((place) => existsSync(place))
  if (there) return there
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    try {
      console.log('No browser found: installing Chromium with apt-get')
      run('apt-get', ['update', '-qq'])
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
      return '/usr/bin/chromium'
    } catch (error) {
      tried('apt-get', error)
    }
  if (process.platform === 'linux' && process.arch === 'x64')
    try {
      const cache = path.join(os.homedir(), '.cache', 'storyfold-browser')
      mkdirSync(cache, { recursive: true })
      console.log('No browser found: fetching @sparticuz/chromium from npm (about 70 MB, once)')
      run('npm', ['install', '--prefix', cache, '--no-audit', '--no-fund', '--ignore-scripts', '@sparticuz/chromium@147'])
      const { default: chromium } = await import(createRequire(`${cache}/`).resolve('@sparticuz/chromium'))
      return await chromium.executablePath()
    } catch (error) {
      tried("npm's build", error)
    }
  return null
}
