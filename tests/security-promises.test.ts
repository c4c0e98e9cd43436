import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

type Row = { promise: string; tests: { file: string; test: string }[] }
const root = path.join(import.meta.dirname, '..')

test('each promise of the security page names a test that exists', () => {
  const rows = JSON.parse(readFileSync(path.join(root, 'docs/security-promises.json'), 'utf8')) as Row[]
  expect(rows.length).toBeGreaterThanOrEqual(20)
  const missing = rows.flatMap(({ promise, tests }) =>
    tests
      .filter(({ file, test: title }) => {
        const place = path.join(root, file)
        return !existsSync(place) || !readFileSync(place, 'utf8').includes(title)
      })
      .map(({ file, test: title }) => `${promise}: ${file} has no "${title}"`),
  )
  expect(missing).toEqual([])
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([])
})
