import { expect, test } from 'vitest'
import { whenHeard, whosePoint } from './when-heard.ts'

test('what was preached on a Thursday was not heard on Sunday; without a date it was', () => {
  expect(['2025-08-03', '2025-08-07', ''].map(whenHeard)).toEqual(['on Sunday', 'in the sermon', 'on Sunday'])
  expect(whosePoint('2025-08-07')).toBe('the sermon’s')
})
