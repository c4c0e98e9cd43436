import { expect, test } from 'vitest'
import { asField, nearest } from './clock-time.ts'

const at = (day: number, hours: number, minutes: number) => new Date(2026, 4, day, hours, minutes).getTime()

test('the end of a class that is set is the nearest, around midnight too', () => {
  expect(asField(at(17, 9, 5))).toBe('09:05')
  expect(nearest('10:40', at(17, 10, 45))).toBe(at(17, 10, 40))
  expect(nearest('23:55', at(18, 0, 5))).toBe(at(17, 23, 55))
  expect(nearest('00:10', at(17, 23, 50))).toBe(at(18, 0, 10))
})
