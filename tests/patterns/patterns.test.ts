import { describe, expect, test } from 'vitest'
import { type Pattern, patternsIn, patternsMadeBy } from './patterns-in-code.ts'
import { slownessOf } from './time-pattern.ts'

const said = (patterns: Pattern[]) =>
  patterns.flatMap((one) => {
    const slow = slownessOf(one)
    return slow
      ? `${one.file}: /${one.source}/ took ${slow.half.toFixed()} ms for half and ${slow.whole.toFixed()} ms for all of ${slow.length} characters of ${JSON.stringify(slow.piece)}`
      : []
  })

describe('twice the text costs at most twice the time', () => {
  test('in every pattern that is written in lesson, server and contract', { timeout: 300_000 }, () => {
    const patterns = patternsIn(['contract', 'lesson', 'server'])
    expect(patterns.length).toBeGreaterThan(400)
    expect(said(patterns)).toEqual([])
  })
  test('in every pattern that they make from pieces', { timeout: 300_000 }, async () => {
    const patterns = await patternsMadeBy(async () => {
      const { offlineTasks } = await import('#server/scripture/offline-tasks.ts')
      offlineTasks.suggest('The Lord is my shepherd. He leads me beside still waters.')
    })
    expect(patterns.length).toBeGreaterThan(10)
    expect(said(patterns)).toEqual([])
  })
  test('or the pattern is found out: seven of the kinds that were in the program, and their mended selves', () => {
    const pattern = (source: string): Pattern => ({ file: 'a control', source, flags: '' })
    const bad = [
      '\\s*\\([^)]*\\d[^)]*\\)',
      '\\[[^\\]]*\\]',
      '[\\s,]+(?:on)?[\\s,]*$',
      '^(.+?)\\s+[-]\\s+(.+)$',
      '(\\d+)\\s*[:.]',
      '\\b(?:chapter|verse)\\b.*\\bsays\\b',
      '(a+)+$',
    ]
    expect(bad.filter((source) => !slownessOf(pattern(source)))).toEqual([])
    const mended = ['(?<!\\s)\\s*\\([^()\\d]*\\d[^()]*\\)', '\\[[^[\\]]*\\]', '(?<!\\d)(\\d+)\\s*[:.]']
    expect(mended.filter((source) => slownessOf(pattern(source)))).toEqual([])
  })
})
