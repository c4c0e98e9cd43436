// The face: one of four eggs, two dots, a nose, a small mouth. 62 from the middle to the ear.
import { bumps, type Knot, oval, smooth } from '../outline.ts'
import { C, hair as hairs, lighter, shade } from '../palette.ts'
import { dot, paper, pen, type Shape, tint } from '../shape.ts'
import { hairOf, type Person, skinOf } from './person.ts'

export const feelings = ['glad', 'joy', 'calm', 'asleep', 'sad', 'afraid', 'wonder', 'cross', 'sing'] as const
export type Feeling = (typeof feelings)[number]

const eggs = {
  child: '0 -62, 44 -46, 61 -4, 56 34, 30 58, 0 63, -30 58, -56 34, -61 -4, -44 -46',
  egg: '0 -62, 44 -46, 59 -2, 52 36, 27 61, 0 68, -27 61, -52 36, -59 -2, -44 -46',
  round: '0 -62, 46 -46, 62 -2, 60 34, 36 58, 0 66, -36 58, -60 34, -62 -2, -46 -46',
  long: '0 -62, 42 -46, 56 -4, 48 38, 24 66, 0 75, -24 66, -48 38, -56 -4, -42 -46',
  square: '0 -62, 46 -46, 60 -2, 57 36, 38 60, 0 66, -38 60, -57 36, -60 -2, -46 -46',
} as const
export const eggOf = ({ age, face = 'egg' }: Person): string => eggs[age === 'child' ? (face === 'round' ? 'round' : 'child') : face]

/** One shape around the mouth, from ear to ear, well below the chin; the cheeks stay bare. A straight edge would be a mask. */
export function beardOf({ beard, ...who }: Person, fx: number): Shape[] {
  if (!beard) return []
  const inner: Knot[] = [
    [52, 16],
    [fx + 31, 41],
    [fx + 15, 29],
    [fx, 33],
    [fx - 15, 29],
    [fx - 31, 41],
    [-52, 16],
  ]
  const hc = hairOf(who)
  if (beard === 'long') {
    const tip = `-62 44, -54 76, -36 104, ${-8 + fx * 0.4} 128, ${14 + fx * 0.4} 128, 38 104, 55 76, 62 44`
    const upper = smooth([[60, -8, 'corner'], ...inner, [-60, -8, 'corner']], false).replace(/^M[^C]*/, '')
    return [paper(`M-60 -8C-66 14 -66 30 -62 44${bumps(tip, -0.42)}C66 30 66 14 60 -8${upper}Z`, hc)]
  }
  const [wide, low] = beard === 'short' ? [0, 86] : [5, 102]
  const outer: Knot[] = [
    [-60, -8, 'corner'],
    [-61 - wide, 26],
    [-50 - wide, 58],
    [-26, low - 8],
    [fx * 0.5, low],
    [26, low - 8],
    [50 + wide, 58],
    [61 + wide, 26],
    [60, -8, 'corner'],
  ]
  return [paper(smooth([...outer, ...inner]), hc)]
}

function mouthOf(who: Person, feeling: Feeling, fx: number): Shape {
  const hc = hairOf(who)
  const light = hc === hairs.white || hc === hairs.grey
  const my = who.beard ? 49 : who.age === 'child' ? 30 : who.face === 'long' ? 37 : 33
  const lip = who.beard ? (light ? shade(hc, 0.75) : lighter(skinOf(who), 0.35)) : C.ink
  if (feeling === 'sing') return paper(oval(fx, my + 2, 9, 13), C.coralD, { solid: true })
  if (feeling === 'joy')
    return paper(
      `M${fx - 17} ${my - 5}Q${fx} ${my - 1} ${fx + 17} ${my - 5}C${fx + 17} ${my + 16} ${fx - 17} ${my + 16} ${fx - 17} ${my - 5}Z`,
      who.beard && !light ? C.cream : C.coralD,
      { solid: true },
    )
  if (feeling === 'afraid' || feeling === 'wonder') {
    const r = feeling === 'afraid' ? 9 : 7
    return paper(oval(fx, my + 1, r, feeling === 'afraid' ? 9 : 8), who.beard && !light ? C.coral : C.coralD, { solid: true })
  }
  if (feeling === 'sad') return pen(`M${fx - 13} ${my + 5}Q${fx} ${my - 8} ${fx + 13} ${my + 5}`, lip, 4.4)
  if (feeling === 'cross') return pen(`M${fx - 14} ${my + 2}Q${fx} ${my - 4} ${fx + 14} ${my + 3}`, lip, 4.4)
  return pen(`M${fx - 15} ${my - 4}Q${fx} ${my + (feeling === 'glad' ? 13 : 9)} ${fx + 15} ${my - 4}`, lip, 4.4)
}

function noseOf({ nose = 'small', ...who }: Person, fx: number, side: number): Shape {
  const tone = shade(skinOf(who), 0.34)
  if (nose === 'long')
    return pen(`M${fx + side * 2} -6Q${fx + side * 18} 18 ${fx + side * 6} 22Q${fx} 23 ${fx - side * 3} 20`, tone, 3.8, { fine: true })
  if (nose === 'round') return pen(`M${fx - 8} 14Q${fx - 8} 23 ${fx} 22Q${fx + 12} 23 ${fx + 9} 12`, tone, 3.8, { fine: true })
  return pen(`M${fx + side * 2} 2Q${fx + side * 14} 15 ${fx + side * 4} 18Q${fx} 20 ${fx - side * 4} 18`, tone, 3.6, { fine: true })
}

/** Eyes, brows, nose and mouth, moved towards what is looked at. Far away there is no nose and no brow: lines would run together. */
export function faceOf(who: Person, feeling: Feeling, look: number, far: boolean): Shape[] {
  const fx = look * 17
  const side = look < 0 ? -1 : 1
  const child = who.age === 'child'
  const hc = hairOf(who)
  const out: Shape[] = [mouthOf(who, feeling, fx)]
  if (!far) out.push(noseOf(who, fx, side))
  for (const eye of [-1, 1]) {
    const ex = fx + eye * (child ? 24 : 22) - (eye === side ? side * 2 : 0)
    const ey = child ? 0 : -6
    if (feeling === 'asleep' || feeling === 'calm' || feeling === 'sing')
      out.push(pen(`M${ex - 9} ${ey - 1}Q${ex} ${ey + 8} ${ex + 9} ${ey - 1}`, C.ink, 4.2))
    else if (feeling === 'joy') out.push(pen(`M${ex - 9} ${ey + 3}Q${ex} ${ey - 9} ${ex + 9} ${ey + 3}`, C.ink, 4.4))
    else out.push(dot(oval(ex, ey, 5.4, feeling === 'afraid' || feeling === 'wonder' ? 7.6 : 6.8), C.ink))
    if (who.age === 'old' && !far)
      out.push(
        pen(`M${ex + eye * 15} ${ey - 2}l${eye * 8} -4M${ex + eye * 15} ${ey + 4}l${eye * 8} 3`, shade(skinOf(who), 0.22), 2.6, {
          only: 'colour',
        }),
      )
    if (feeling === 'asleep' || far) continue
    const rise = feeling === 'afraid' || feeling === 'wonder' ? -8 : 0
    const inner = feeling === 'sad' || feeling === 'afraid' ? -7 : feeling === 'cross' ? 8 : 1
    const outer = feeling === 'cross' ? 3 : 0
    out.push(
      pen(
        `M${ex - eye * 9} ${ey - 21 + rise + inner}Q${ex + eye} ${ey - 26 + rise} ${ex + eye * 10} ${ey - 20 + rise - outer}`,
        hc === hairs.white ? hairs.grey : hc,
        4.4,
        { fine: true },
      ),
    )
  }
  return out
}
export const cheeksOf = (who: Person, fx: number): Shape[] =>
  [-1, 1]
    .filter((side) => Math.abs(fx + side * 34) < 50)
    .map((side) =>
      tint(oval(fx + side * (who.age === 'child' ? 35 : 33), 20, 11, 9), who.age === 'old' ? C.coralL : C.coral, { opacity: 0.5 }),
    )
