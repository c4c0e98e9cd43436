import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { makeAi } from './engine.ts'
import { isOwnServer } from './own-server.ts'
import { pricedModels, profileOf } from './model-profiles.ts'
import { costOf } from './spent.ts'

test.each([
  ['gpt-5-mini', 'gpt-5-mini', 'low'],
  ['openai/gpt-5-mini-2025-08-07', 'gpt-5-mini', 'low'],
  ['gpt-5.4-mini', 'gpt-5.4-mini', 'low'],
  ['gpt-5.4', 'gpt-5.4', 'low'],
  ['gpt-4o-mini', 'gpt-4o-mini', undefined],
  ['claude-sonnet-4-5-20250929', 'claude-sonnet-4-5, 4-6', undefined],
  ['gemini-2.5-flash', 'gemini-2.5-flash', 'low'],
  ['gemini-2.5-flash-lite', 'gemini-2.5-flash-lite', undefined],
  ['Qwen3:8b', 'deepseek-r1, qwen3, magistral', undefined],
  ['llama3.1', 'any other', undefined],
  ['gpt-4-turbo-2024-04-09', 'gpt-4-turbo', undefined],
  ['claude-3-haiku-20240307', 'claude-3', undefined],
  ['gemini-2.0-flash', 'gemini-1.5, 2.0', undefined],
])('%s is asked as %s', (model, name, effort) => expect(profileOf(model)).toMatchObject({ name, ...(effort ? { effort } : {}) }))

test.each([
  // As much as the operator says, and never more than is left beside instructions, verses, plan and answer.
  ['gpt-5-mini', '', 24_000],
  ['llama3.1', '', 19_768],
  ['qwen3:8b', '', 13_768],
  ['gpt-3.5-turbo', '', 5289],
  ['qwen3:8b', '3000', 3000],
  ['gpt-5-mini', '90000', 90_000],
])('of a sermon %s reads as much as it has room for (%s): %i tokens', (model, most, tokens) => {
  const config = readConfig({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: model, ...(most ? { AI_CONTEXT_TOKENS: most } : {}) })
  expect(makeAi(config).contextTokens).toBe(tokens)
})

test('every price names what is read anew, what is read again and what is written, and reading again is the cheapest', () => {
  expect(pricedModels.length).toBeGreaterThan(10)
  for (const { price } of pricedModels)
    expect((price?.cached ?? 9) < (price?.input ?? 0) && (price?.input ?? 9) < (price?.output ?? 0)).toBe(true)
})

test('a call costs what its price says, and one without a price costs nobody knows what', () => {
  const spent = { input: 10_000, cached: 6000, cacheWritten: 2000, output: 1000 }
  // 2,000 new at 3, 6,000 again at 0.30, 2,000 kept at 3.75, 1,000 written at 15 dollars for a million.
  expect(costOf(spent, profileOf('claude-sonnet-4-5'))).toBe(6000 + 1800 + 7500 + 15_000)
  expect(costOf(spent, profileOf('llama3.1'))).toBeUndefined()
})

test.each([
  ['http://localhost:11434/v1', true],
  ['http://127.0.0.1:8080/v1', true],
  ['http://192.168.1.20:11434/v1', true],
  ['http://172.20.0.2:8000/v1', true],
  ['http://[::1]:8000/v1', true],
  ['http://ollama:11434/v1', true],
  ['http://study.local:1234/v1', true],
  ['https://openrouter.ai/api/v1', false],
  ['http://172.40.0.2/v1', false],
  [undefined, false],
])('%s is a server of one’s own: %s', (aiBaseUrl, own) => expect(isOwnServer({ aiBaseUrl })).toBe(own))
