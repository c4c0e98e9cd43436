// What is worn on the head.
import { oval, smooth } from '../outline.ts'
import { C, lighter, shade } from '../palette.ts'
import { paper, pen, type Shape, tint } from '../shape.ts'
import { hairOf, paperOf, type Person, skinOf } from './person.ts'

const hats: Record<NonNullable<Person['cover']>, (who: Person, cover: string, turn: number) => Shape[]> = {
  scarf: (who, cover, turn) => [
    tint(smooth(`-48 -20, -34 -44, 0 -54, 34 -44, 48 -20, ${26 + turn} -40, ${turn} -34, ${-26 + turn} -38`), hairOf(who)),
    pen(smooth(`-50 -14, ${-26 + turn} -36, ${turn} -32, ${26 + turn} -36, 50 -14`, false), hairOf(who), 3.2, { only: 'line', fine: true }),
    paper(
      `${smooth('0 -80, 54 -58, 74 4, 70 60, 48 92, 0 98, -48 92, -72 60, -76 4, -56 -58')}${smooth(`${turn} -52, ${-36 + turn} -40, ${-50 + turn} 0, ${-44 + turn} 40, ${turn} ${who.face === 'long' ? 68 : 62}, ${44 + turn} 40, ${50 + turn} 0, ${36 + turn} -40`)}`,
      cover,
      { lift: true },
    ),
  ],
  kerchief: (who, cover, turn) => [
    ...(who.hair !== 'bald' && !who.beard ? [tint(smooth('-54 -12, -40 -40, 40 -40, 54 -12, 20 -34, -20 -34'), hairOf(who))] : []),
    paper(
      smooth(`-62 26!, -72 0, -66 -44, -40 -72, 0 -82, 40 -72, 66 -44, 70 0, 62 26!, 56 -8, 40 -30, ${turn} -38, -40 -30, -56 -8`),
      cover,
      { lift: true },
    ),
    paper(
      smooth(`-68 -40!, -40 -56, ${turn} -62, 40 -56, 67 -40!, 69 -24!, 40 -40, ${turn} -46, -40 -40, -70 -24!`),
      shade(paperOf(who.sash, C.coralD), 0.05),
    ),
  ],
  turban: (_who, cover, turn) => [
    paper(smooth(`-64 -16!, -72 -44, -52 -80, 0 -92, 52 -80, 72 -44, 64 -16!, 30 -34, ${turn} -38, -30 -34`), cover, { lift: true }),
    pen('M-66 -26Q-10 -74 62 -66', shade(cover, 0.24), 3.6),
    pen('M-70 -48Q-30 -80 26 -86', shade(cover, 0.24), 3.6, { fine: true }),
    pen('M-30 -36Q30 -46 68 -52', shade(cover, 0.24), 3.6, { fine: true }),
  ],
  helmet: (_who, cover, turn) => [
    paper('M-6 -90Q-8 -126 40 -124Q74 -122 84 -92Q50 -104 16 -84Z', C.coralD),
    paper(smooth(`-66 10!, -72 -34, -50 -76, 0 -92, 50 -76, 72 -34, 66 10!, 52 -2, 48 -26, ${turn} -34, -48 -26, -52 -2`), cover, {
      lift: true,
    }),
    paper(smooth(`-70 -34!, -30 -48, ${turn} -50, 30 -48, 70 -34!, 69 -18!, 30 -32, ${turn} -34, -30 -32, -69 -18!`), lighter(cover, 0.35)),
  ],
  pharaoh: (_who, cover, turn) => [
    paper(
      smooth(
        `-66 92!, -84 60, -76 -8, -64 -54, 0 -84, 64 -54, 76 -8, 84 60, 66 92!, 50 60, 56 -8, 40 -30, ${turn} -36, -40 -30, -56 -8, -50 60`,
      ),
      cover,
      { lift: true },
    ),
    paper(smooth(`-68 -44!, -36 -58, ${turn} -64, 36 -58, 68 -44!, 68 -26!, 36 -42, ${turn} -47, -36 -42, -68 -26!`), C.sun),
    pen('M-80 20L-54 24M-82 48L-54 50M80 20L54 24M82 48L54 50', C.sun, 5, { fine: true }),
    paper(smooth(`${turn - 9} -56!, ${turn - 12} -78, ${turn} -92, ${turn + 12} -78, ${turn + 9} -56!`), C.sunL),
  ],
  crown: () => [paper(smooth('-50 -50!, -58 -104!, -30 -80!, 0 -118!, 30 -80!, 58 -104!, 50 -50!'), C.sun, { lift: true })],
  tiara: (_who, cover) => [
    paper(smooth('-58 -44!, -30 -60, 0 -64, 30 -60, 58 -44!, 40 -74!, 0 -100!, -40 -74!'), cover, { lift: true }),
    paper(oval(0, -76, 9, 10), C.coral, { fine: true }),
  ],
  band: (_who, cover) => [paper(smooth('-62 -34!, -30 -46, 0 -49, 30 -46, 62 -34!, 63 -20!, 30 -32, 0 -35, -30 -32, -64 -20!'), cover)],
}
export const hatOf = (who: Person, turn: number): Shape[] =>
  who.cover ? hats[who.cover](who, paperOf(who.coverColour, who.cover === 'crown' ? C.sun : C.cream), turn) : []

/** From behind a hat is its own outline, without the face in it. */
export function hatFromBehind(who: Person): Shape[] {
  const { cover } = who
  if (!cover) return []
  const colour = paperOf(who.coverColour, C.cream)
  if (cover === 'scarf' || cover === 'pharaoh')
    return [paper(smooth('0 -82, 54 -62, 76 0, 84 70, 92 150!, 40 170, -40 170, -92 150!, -84 70, -76 0, -54 -62'), colour, { lift: true })]
  if (cover === 'kerchief')
    return [
      paper(smooth('0 -82, 54 -62, 72 -10, 80 60, 84 104!, 40 116, -40 116, -84 104!, -80 60, -72 -10, -54 -62'), colour, { lift: true }),
      pen('M-70 -30Q0 -48 70 -30', paperOf(who.sash, skinOf(who)), 8),
    ]
  if (cover === 'turban' || cover === 'helmet')
    return [
      paper(smooth('-66 6!, -74 -40, -52 -80, 0 -92, 52 -80, 74 -40, 66 6!, 30 16, -30 16'), colour, { lift: true }),
      pen('M-68 -20Q0 -60 66 -56', shade(colour, 0.24), 3.6, { fine: true }),
    ]
  return hatOf(who, 0)
}
