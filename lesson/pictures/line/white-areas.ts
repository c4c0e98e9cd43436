// What a child sees of a page to color: its white areas, as rendered.
import { type Weight, weights } from './coloring.ts'

const squareMillimeter = (800 / 165) ** 2
/** What a fold or a smile cuts off is no region of its own: it is a glint. In mm². */
const glint = 6
/** The smoothing of lines may close one narrow way; what it cuts off is still large enough for a crayon. */
const share = 0.4
const nearly = 0.85

/** White areas in mm² of a page rendered 800 points wide in gray, without the margin outside its frame, and its share of black. */
export function whiteAreas(page: Uint8Array, width = 800): { areas: number[]; ink: number } {
  const seen = new Uint8Array(page.length)
  const stack = new Int32Array(page.length)
  const white = (at: number): boolean => (page[at] ?? 0) >= 128
  const areas: number[] = []
  let black = 0
  for (let start = 0; start < page.length; start += 1) {
    if (!white(start)) {
      black += 1
      continue
    }
    if (seen[start]) continue
    let count = 1
    let edge = false
    seen[start] = 1
    stack[0] = start
    for (let i = 0; i < count; i += 1) {
      const here = stack[i] ?? 0
      if (here < width || here >= page.length - width) edge = true
      for (const next of [here - 1, here + 1, here - width, here + width])
        if (next >= 0 && next < page.length && !seen[next] && white(next)) {
          seen[next] = 1
          stack[count++] = next
        }
    }
    if (!edge) areas.push(count / squareMillimeter)
  }
  return { areas, ink: black / page.length }
}
/** A picture takes 54 hundredths of a Letter sheet, which may be black in six. */
const mostInk = 0.11
/** What keeps a rendered page from being colored at this age, in words. */
export function coloringFaults(page: Uint8Array, weight: Weight): string[] {
  const { areas, ink } = whiteAreas(page)
  const { least } = weights[weight]
  const small = areas.filter((area) => area > glint && area < nearly * least)
  const tiny = small.filter((area) => area < share * least)
  return [
    ...(tiny.length ? [`${tiny.length} regions of ${tiny.map(Math.round).join(', ')} mm²: too small to color`] : []),
    ...(small.length - tiny.length > 2 ? [`${small.length} regions under ${least} mm²`] : []),
    ...(ink < 0.03 ? ['an empty page'] : []),
    ...(ink > mostInk ? [`${Math.round(ink * 100)} % of the picture is black, more than ${mostInk * 100} %`] : []),
  ]
}
