// Regions that a child colors: connected areas of one sheet. One that is too small for a crayon is joined to its neighbor.
import { withoutNecks } from './necks.ts'
import type { Raster } from './raster.ts'

export interface Regions {
  width: number
  height: number
  /** The region at each point. */
  at: Int32Array
  /** Points in each region; 0 for one that was joined to another. */
  area: number[]
  /** The sheet that each region is of. */
  sheet: number[]
}

function label({ width, height, top }: Raster): Regions {
  const at = new Int32Array(width * height).fill(-1)
  const area: number[] = []
  const sheets: number[] = []
  const stack = new Int32Array(width * height)
  for (let start = 0; start < at.length; start += 1) {
    if (at[start] !== -1) continue
    const region = area.length
    const sheet = top[start]
    let count = 0
    let depth = 0
    stack[depth++] = start
    at[start] = region
    while (depth > 0) {
      const here = stack[--depth] ?? 0
      count += 1
      const x = here % width
      const visit = (next: number): void => {
        if (at[next] === -1 && top[next] === sheet) {
          at[next] = region
          stack[depth++] = next
        }
      }
      if (x > 0) visit(here - 1)
      if (x < width - 1) visit(here + 1)
      if (here >= width) visit(here - width)
      if (here < at.length - width) visit(here + width)
    }
    area.push(count)
    sheets.push(sheet ?? 0)
  }
  return { width, height, at, area, sheet: sheets }
}

/** By how much a border with its own person or thing counts for more. */
const own = 12

/** How long the borders between regions are. */
function bordersOf({ width, at, area }: Regions): Map<number, number>[] {
  const borders = area.map(() => new Map<number, number>())
  const meet = (a: number, b: number): void => {
    if (a === b) return
    borders[a]?.set(b, (borders[a]?.get(b) ?? 0) + 1)
    borders[b]?.set(a, (borders[b]?.get(a) ?? 0) + 1)
  }
  for (let i = 0; i < at.length; i += 1) {
    if (i % width < width - 1) meet(at[i] ?? 0, at[i + 1] ?? 0)
    if (i + width < at.length) meet(at[i] ?? 0, at[i + width] ?? 0)
  }
  return borders
}

/**
 * The regions of a picture, none smaller than `least` points inside its lines of the width `pen`; a smaller one belongs to
 * the neighbor with which it shares the longest border, its own person or thing first: a hand to the sleeve, not to the sky.
 */
export function regionsOf(raster: Raster, least: number, pen: number, groupOf: (sheet: number) => number | undefined): Regions {
  const regions = label(raster)
  const { area, at } = regions
  const borders = bordersOf(regions)
  const into = area.map((_, i) => i)
  const near = (one: number, other: number): number => {
    const group = groupOf(regions.sheet[one] ?? 0)
    return group !== undefined && groupOf(regions.sheet[other] ?? 0) === group ? own : 1
  }
  const inside = (i: number): number => (area[i] ?? 0) - ([...(borders[i]?.values() ?? [])].reduce((sum, n) => sum + n, 0) * pen) / 2
  const small = (): number | undefined => {
    let found: number | undefined
    for (let i = 0; i < area.length; i += 1)
      if (into[i] === i && inside(i) < least && (borders[i]?.size ?? 0) > 0 && (found === undefined || inside(i) < inside(found))) found = i
    return found
  }
  for (let one = small(); one !== undefined; one = small()) {
    const [neighbor] = [...(borders[one] ?? [])].toSorted((a, b) => b[1] * near(one, b[0]) - a[1] * near(one, a[0]))[0] ?? []
    if (neighbor === undefined) break
    into[one] = neighbor
    area[neighbor] = (area[neighbor] ?? 0) + (area[one] ?? 0)
    area[one] = 0
    for (const [other, count] of borders[one] ?? []) {
      borders[other]?.delete(one)
      if (other === neighbor) continue
      borders[other]?.set(neighbor, (borders[other]?.get(neighbor) ?? 0) + count)
      borders[neighbor]?.set(other, (borders[neighbor]?.get(other) ?? 0) + count)
    }
    borders[one] = new Map()
  }
  const root = (i: number): number => {
    let here = i
    while (into[here] !== undefined && into[here] !== here) here = into[here] ?? here
    return here
  }
  const roots = area.map((_, i) => root(i))
  for (let i = 0; i < at.length; i += 1) at[i] = roots[at[i] ?? 0] ?? 0
  withoutNecks(regions, least, pen, near)
  return regions
}
