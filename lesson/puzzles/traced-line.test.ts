import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { strokeLetters } from './stroke-letters.ts'
import { tracedLine, tracedWidth } from './traced-line.ts'

test('every letter has its strokes inside its width and between the top line and the tail', async () => {
  for (const [sign, letter] of Object.entries(strokeLetters)) {
    expect(letter!.strokes.length, sign).toBeGreaterThan(0)
    const box = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 1400 1800" width="280" height="360"><g fill="none" stroke="#000" stroke-width="40" stroke-linecap="round">${letter!.strokes.map((d) => `<path d="${d}"/>`).join('')}</g></svg>`
    const { info } = await sharp(Buffer.from(box)).flatten({ background: '#fff' }).trim().toBuffer({ resolveWithObject: true })
    const [left, top] = [-(info.trimOffsetLeft ?? 0) * 5 - 200, -(info.trimOffsetTop ?? 0) * 5 - 200]
    expect(left, `${sign} left`).toBeGreaterThanOrEqual(-50)
    expect(left + info.width * 5, `${sign} right`).toBeLessThanOrEqual(letter!.width + 70)
    expect(top, `${sign} top`).toBeGreaterThanOrEqual(-50)
    expect(top + info.height * 5, `${sign} foot`).toBeLessThanOrEqual(1470)
  }
})
test('every sign of the Bible can be traced, or is written without its accent', () => {
  const signs = new Set(JSON.stringify(Object.values(bible())).match(/[A-Za-z0-9.,;:!?’“”…–-]/g))
  for (const sign of signs) expect(strokeLetters[sign], sign).toBeDefined()
  expect(tracedWidth('Ésaü')).toBe(tracedWidth('Esau'))
})
test('one full dot says where a letter begins, and a line is as wide as the sheet', () => {
  const line = tracedLine('Love, all', 5600)
  // Seven letters, and a comma that has none.
  expect(line.match(/r="50"/g)).toHaveLength(7)
  expect(line).toContain('viewBox="0 -90 5600 1560"')
})
