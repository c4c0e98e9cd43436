import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from './passwords.ts'

test('of the most common passwords none is taken, in any case, nor the own address', async () => {
  const common = dictionary['passwords-common']
  expect(common.length).toBeGreaterThan(45_000)
  const taken: unknown[] = []
  for (const one of common) if (!(await isCommonPassword(String(one).toUpperCase(), 'ruth@gracechapel.example'))) taken.push(one)
  expect(taken).toEqual([])
  for (const own of ['ruth@gracechapel.example', 'Ruth@GraceChapel.example', 'RUTH', 'storyfold'])
    expect(await isCommonPassword(own, 'Ruth@gracechapel.example')).toBe(true)
  for (const good of ['barley and kindness', 'gleaning until evening', 'Fx7-qqLp0w'])
    expect(await isCommonPassword(good, 'ruth@gracechapel.example')).toBe(false)
})
