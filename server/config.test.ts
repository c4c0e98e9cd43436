import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { configTable, readConfig } from './config.ts'

describe('the environment', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', role: 'all', trialDays: 3, rateLimits: 'on' })
  })
  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address'],
    [{ AI_PROVIDER: 'openai' }, 'OPENAI_API_KEY is not set'],
    [{ AI_PROVIDER: 'compatible', AI_BASE_URL: 'http://127.0.0.1:1' }, 'AI_MODEL does not name'],
    [{ NODE_ENV: 'production' }, 'APP_URL is not set'],
    [{ NODE_ENV: 'production', APP_URL: 'https://a.example', RATE_LIMITS: 'off' }, 'RATE_LIMITS is off'],
    [{ ROLE: 'worker' }, 'DATABASE_URL is not set'],
  ])('that contradicts itself stops the start with a sentence: %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
  test('never repeats a password in its sentence', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db' })).toThrow(/^(?!.*hunter2)/)
  })
  test('is documented in the README by the table that is made from it', () => {
    expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(configTable())
  })
})
