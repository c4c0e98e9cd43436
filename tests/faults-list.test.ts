import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

test('each of the fifteen faults names tests that are there', () => {
  const faults = JSON.parse(readFileSync(new URL('docs/faults.json', root), 'utf8')) as { fault: string; tests: string[] }[]
  expect(faults.map(({ fault }) => Number.parseInt(fault, 10))).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
  for (const { tests } of faults)
    for (const one of tests) {
      const [file = '', title = ''] = one.split(': ')
      expect(existsSync(new URL(file, root)), file).toBe(true)
      expect(readFileSync(new URL(file, root), 'utf8'), one).toContain(title)
    }
})
