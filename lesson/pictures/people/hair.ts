// Hair: what hangs behind the shoulders, and what lies around the face.
import { bumps, oval, smooth } from '../outline.ts'
import { C, lighter, shade } from '../palette.ts'
import { paper, pen, type Shape } from '../shape.ts'
import { hairOf, paperOf, type Person, skinOf } from './person.ts'

export function hairBehind(who: Person): Shape[] {
  const colour = hairOf(who)
  const cover = paperOf(who.coverColour, C.cream)
  if (who.cover === 'scarf')
    return [
      paper(smooth('0 -80, 58 -56, 76 10, 84 90, 98 168!, 30 190, -40 188, -104 164!, -86 90, -78 10, -58 -56'), shade(cover, 0.12), {
        lift: true,
      }),
    ]
  if (who.cover === 'kerchief')
    return [paper(smooth('-66 -30, -80 30, -92 104!, -40 118, 40 118, 88 100!, 76 30, 64 -30'), shade(cover, 0.14), { lift: true })]
  if (who.hair === 'long')
    return [paper(smooth('0 -74, 58 -50, 72 10, 74 70, 66 112, 0 122, -72 112, -80 70, -74 10, -58 -50'), shade(colour, 0.1))]
  if (who.hair === 'braids')
    return [-1, 1].map((s) =>
      paper(
        smooth(
          `${s * 50} 20, ${s * 76} 40, ${s * 74} 60, ${s * 82} 78, ${s * 76} 98, ${s * 82} 116, ${s * 66} 134, ${s * 54} 116, ${s * 60} 98, ${s * 52} 78, ${s * 56} 60`,
        ),
        colour,
      ),
    )
  if (who.hair === 'bob') return [paper(smooth('0 -74, 60 -50, 72 10, 66 66, 0 74, -70 66, -76 10, -58 -50'), colour)]
  return []
}

export const baldSides = (who: Person): Shape[] =>
  [-1, 1].map((s) => paper(smooth(`${s * 50} 20, ${s * 66} 10, ${s * 69} -14, ${s * 60} -32, ${s * 46} -36, ${s * 44} 0`), hairOf(who)))

const curls = '-60 10, -70 -14, -64 -40, -44 -62, -16 -74, 14 -74, 42 -64, 62 -42, 70 -14, 60 10'
export function hairAround(who: Person, turn: number): Shape[] {
  const colour = hairOf(who)
  if (who.hair === 'bald') return [pen('M-34 -46Q-26 -54 -16 -57', lighter(skinOf(who), 0.3), 4, { only: 'colour' })]
  if (who.hair === 'curly') {
    const fringe = `52 -18, ${30 + turn} -36, ${2 + turn} -38, ${-26 + turn} -36, -52 -18`
    return [paper(`M-60 10${bumps(curls, 0.42)}C58 0 58 -8 52 -18${bumps(fringe, 0.3)}C-58 -8 -58 0 -60 10Z`, colour)]
  }
  if (who.hair === 'wavy') {
    const fringe = `54 -12, ${36 + turn} -24, ${16 + turn} -44, ${-10 + turn} -30, ${-34 + turn} -40, -54 -14`
    return [paper(smooth(`-61 16!, -74 -14, -62 -56, -34 -74, -6 -72, 22 -84, 54 -64, 72 -22, 61 16!, ${fringe}`), colour)]
  }
  const drop = who.hair === 'long' || who.hair === 'bob' ? 44 : 8
  const line = `55 -14, ${44 + turn} -32, ${18 + turn} -40, ${-12 + turn} -36, ${-40 + turn} -36, -55 -14`
  const out = [paper(smooth(`-60 ${drop}!, -70 -18, -52 -60, 0 -78, 52 -60, 69 -18, 60 ${drop}!, ${line}`), colour)]
  if (who.hair === 'long' && who.age !== 'child' && !who.cover)
    out.push(pen(`M${turn + 4} -40Q${turn - 2} -58 2 -74`, shade(colour, 0.5), 3, { fine: true }))
  if (who.hair === 'braids') out.push(paper(oval(-66, 34, 11, 10), C.coralD), paper(oval(66, 34, 11, 10), C.coralD))
  return out
}
/** The back of a head, without a face. */
export function hairFromBehind(who: Person): Shape[] {
  const colour = hairOf(who)
  if (who.hair === 'bald') return [paper(smooth('-58 4, -66 22, -50 50, 0 60, 50 50, 66 22, 58 4, 0 22'), colour)]
  if (who.hair === 'curly')
    return [
      paper(
        `M-56 40${bumps(`-56 40, ${curls.replace('-60 10, ', '-68 18, ').replace('60 10', '68 18')}, 56 40, 24 56, -24 56, -56 40`, 0.36)}Z`,
        colour,
        { lift: true },
      ),
    ]
  const low = who.hair === 'long' ? 124 : who.hair === 'bob' ? 76 : 50
  return [
    paper(smooth(`0 -78, 54 -60, 71 -10, 66 ${low - 20}, 40 ${low}, -40 ${low}, -66 ${low - 20}, -71 -10, -54 -60`), colour, {
      lift: true,
    }),
    ...(who.hair === 'long' ? [pen(`M-20 10Q-24 60 -18 104M22 10Q26 60 20 104`, shade(colour, 0.4), 3, { fine: true })] : []),
  ]
}
