import { expect, onTestFinished, test } from 'vitest'
import { keepAwake } from './awake.ts'

test('what takes memory rests when nobody has come for a while, and wakes with the next visitor, not with a check of health', async () => {
  const told: string[] = []
  const awake = keepAwake([{ wake: async () => void told.push('wake'), rest: () => void told.push('rest') }], { restMs: 200 })
  onTestFinished(awake.stop)
  awake.wake()
  awake.seen('/library')
  expect(told).toEqual(['wake'])
  await expect.poll(() => told.at(-1)).toBe('rest')
  for (const path of ['/healthz', '/readyz', '/metrics']) awake.seen(path)
  expect(told.at(-1)).toBe('rest')
  awake.seen('/library')
  awake.seen('/api/auth/me')
  expect(told.filter((one) => one === 'wake')).toHaveLength(2)
  expect(told.at(-1)).toBe('wake')
})
