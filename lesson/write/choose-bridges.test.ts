import { expect, test } from 'vitest'
import { bridgesFor, mostBridges } from './choose-bridges.ts'

test('a text always gets the same bridges, and thirty texts do not all get the same', () => {
  expect(bridgesFor('Psalm 23')).toEqual(bridgesFor('Psalm 23'))
  const first = Array.from({ length: 30 }, (_, at) => bridgesFor(`Sermon ${at}`).slice(0, mostBridges).join())
  expect(new Set(first).size).toBeGreaterThan(20)
})
