// What a line's own width cuts off: behind a narrow neck a corner stays white that no crayon gets into. It goes to the neighbor.
import type { Regions } from './regions.ts'

/** Points that a line of the width `pen` along the borders covers. */
function inked({ width, height, at }: Regions, pen: number): Uint8Array {
  const ink = new Uint8Array(at.length)
  const r = pen / 2
  const disc: [number, number][] = []
  for (let dy = -Math.ceil(r); dy <= r; dy += 1)
    for (let dx = -Math.ceil(r); dx <= r; dx += 1) if (Math.hypot(dx + 0.5, dy + 0.5) <= r) disc.push([dx, dy])
  const steps = disc.map(([dx, dy]) => (dy + 1) * width + dx + 1)
  const room = Math.ceil(r) + 2
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0, i = y * width; x < width - 1; x += 1, i += 1) {
      if (at[i + 1] === at[i] && at[i + width] === at[i]) continue
      const edge = x < room || y < room || x > width - room || y > height - room
      if (!edge) for (const step of steps) ink[i + step] = 1
      else
        for (const [dx, dy] of disc) {
          const [p, q] = [x + 1 + dx, y + 1 + dy]
          if (p >= 0 && q >= 0 && p < width && q < height) ink[q * width + p] = 1
        }
    }
  // The frame around the picture is a line as well.
  const rim = Math.ceil(pen / 2) + 5
  for (let y = 0; y < height; y += 1)
    if (y < rim || y >= height - rim) ink.fill(1, y * width, (y + 1) * width)
    else {
      ink.fill(1, y * width, y * width + rim)
      ink.fill(1, (y + 1) * width - rim, (y + 1) * width)
    }
  return ink
}
/** White areas of one region each, smaller than `least`. */
function corners({ width, at }: Regions, ink: Uint8Array, least: number): number[][] {
  const seen = new Uint8Array(at.length)
  const stack = new Int32Array(at.length)
  const found: number[][] = []
  for (let start = 0; start < at.length; start += 1) {
    if (seen[start] || ink[start]) continue
    const region = at[start]
    let count = 1
    seen[start] = 1
    stack[0] = start
    for (let i = 0; i < count; i += 1) {
      const here = stack[i] ?? 0
      for (let way = 0; way < 4; way += 1) {
        const next = way === 0 ? here - 1 : way === 1 ? here + 1 : way === 2 ? here - width : here + width
        if (next >= 0 && next < at.length && !seen[next] && !ink[next] && at[next] === region) {
          seen[next] = 1
          stack[count++] = next
        }
      }
    }
    if (count < least) found.push([...stack.subarray(0, count)])
  }
  return found
}

/** Gives every such corner, with the line around it, to the neighbor at which it lies longest; its own person or thing first. */
export function withoutNecks(regions: Regions, least: number, pen: number, near: (one: number, other: number) => number): void {
  const { width, at } = regions
  for (let pass = 0; pass < 6; pass += 1) {
    const small = corners(regions, inked(regions, pen), least)
    if (!small.length) return
    // What goes to and fro between two of its own goes to the longest border in the end.
    const weight = (own: number, other: number): number => (pass < 3 ? near(own, other) : 1)
    for (const core of small) {
      const own = at[core[0] ?? 0] ?? 0
      const blob = new Set(core)
      const edges = new Map<number, number>()
      let rim = core
      for (let step = 0; step <= Math.ceil(pen / 2) + 1; step += 1) {
        const next: number[] = []
        for (const here of rim)
          for (const beside of [here - 1, here + 1, here - width, here + width]) {
            if (beside < 0 || beside >= at.length || blob.has(beside)) continue
            const other = at[beside] ?? 0
            if (other !== own) edges.set(other, (edges.get(other) ?? 0) + 1)
            else {
              blob.add(beside)
              next.push(beside)
            }
          }
        rim = next
      }
      const [best] = [...edges].toSorted((a, b) => b[1] * weight(own, b[0]) - a[1] * weight(own, a[0]))[0] ?? []
      if (best !== undefined) for (const one of blob) at[one] = best
    }
  }
}
