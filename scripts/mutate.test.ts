import { expect, test } from 'vitest'
import { alternativesIn, bendsOf } from './mutate.mjs'

test('a bend takes one alternative out, changes one number, or drops one word of a list, and nothing else', () => {
  const code = "const a = /^(?:one|two\\|[|])$|(x)/\nconst b = 12\nconst c = 'a b c d e f g h'.split(' ')\n"
  const bends = bendsOf('x.ts', code).map((one: { kind: string; code: string }) => [
    one.kind,
    one.code.split('\n').find((line, at) => line !== code.split('\n')[at]),
  ])
  expect(bends.filter(([kind]) => kind !== 'word')).toEqual([
    ['alternative', 'const a = /^(?:two\\|[|])$|(x)/'],
    ['alternative', 'const a = /^(?:one)$|(x)/'],
    ['alternative', 'const a = /(x)/'],
    ['alternative', 'const a = /^(?:one|two\\|[|])$/'],
    ['number', 'const b = 18'],
  ])
  expect(bends.filter(([kind]) => kind === 'word')).toHaveLength(7)
  expect(alternativesIn('no|bars (in|here)').length).toBe(4)
})
