import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

test('it opens after five failures in a row, rests a minute, and a success closes it', () => {
  const breaker = new CircuitBreaker()
  for (let i = 0; i < 4; i++) breaker.failed(0)
  expect(breaker.isOpen(1)).toBe(false)
  breaker.succeeded()
  for (let i = 0; i < 5; i++) breaker.failed(0)
  expect(breaker.isOpen(1)).toBe(true)
  expect(breaker.isOpen(60_001)).toBe(false)
  breaker.failed(60_001)
  expect(breaker.isOpen(60_002)).toBe(true)
  breaker.succeeded()
  expect(breaker.isOpen(60_003)).toBe(false)
})
