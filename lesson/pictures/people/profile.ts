// A head from the side; the person looks to the right.
import { bumps, oval, smooth } from '../outline.ts'
import { C, lighter, shade } from '../palette.ts'
import { dot, paper, pen, type Shape, tint } from '../shape.ts'
import type { Feeling } from './face.ts'
import { hairOf, paperOf, type Person, skinOf } from './person.ts'

const nose = { small: '58 -2, 72 16, 58 24', long: '57 -8, 78 18, 58 28', round: '58 0, 76 10, 72 24, 58 25' } as const

function mouth(who: Person, feeling: Feeling): Shape {
  const lip = who.beard ? lighter(skinOf(who), 0.35) : C.ink
  if (feeling === 'sing' || feeling === 'wonder' || feeling === 'afraid')
    return paper(oval(47, 43, 8, 10), who.beard ? C.coral : C.coralD, { solid: true })
  if (feeling === 'joy') return paper('M30 36Q44 40 56 36C54 54 36 54 30 36Z', who.beard ? C.cream : C.coralD)
  if (feeling === 'sad' || feeling === 'cross') return pen('M34 48Q42 38 54 42', lip, 4.4)
  return pen('M34 38Q44 48 55 38', lip, 4.4)
}
function beard(who: Person): Shape[] {
  if (!who.beard) return []
  const low = who.beard === 'short' ? 84 : who.beard === 'full' ? 104 : 136
  const shape = `-22 -6!, -26 30, -6 58, ${low > 100 ? 12 : 14} ${low - 12}, 34 ${low}, 58 ${low - 18}, 62 54, 60 34, 46 30, 30 36, 10 22, -2 -6!`
  return [paper(smooth(shape), hairOf(who))]
}
function cap(who: Person): Shape[] {
  const hc = hairOf(who)
  const cover = paperOf(who.coverColour, C.cream)
  switch (who.cover) {
    case 'scarf':
      return [
        paper(smooth('44 -58, 0 -82, -52 -66, -78 -10, -84 80, -92 150!, -20 158, 30 120, 20 84, -4 66, -14 20, 4 -24, 40 -40!'), cover, {
          lift: true,
        }),
      ]
    case 'kerchief':
    case 'pharaoh':
      return [
        paper(smooth('50 -40!, 40 -66, 0 -84, -48 -70, -74 -20, -84 50, -84 100!, -30 108, -22 40, -10 -12, 20 -34, 52 -32!'), cover, {
          lift: true,
        }),
        paper(smooth('52 -46!, 0 -58, -66 -40!, -72 -24!, 0 -42, 54 -32!'), shade(paperOf(who.sash, C.coralD), 0.05)),
      ]
    case 'turban':
      return [
        paper(smooth('56 -30!, 56 -62, 30 -86, -16 -92, -58 -74, -72 -38, -60 -2!, -20 -22, 20 -36'), cover, { lift: true }),
        pen('M-66 -20Q0 -50 52 -52M-68 -46Q-20 -72 40 -74', shade(cover, 0.24), 3.6, { fine: true }),
      ]
    case 'helmet':
      return [
        paper('M-56 -60Q-70 -124 0 -128Q40 -128 60 -96Q10 -112 -20 -84Z', C.coralD),
        paper(smooth('58 -28!, 50 -72, 10 -92, -44 -80, -70 -36, -66 24!, -24 24, -14 -16, 20 -32'), cover, { lift: true }),
      ]
    case undefined:
      break
    default:
      return [
        ...hairCap(who, hc),
        paper(smooth('-56 -40!, -64 -96!, -34 -74!, -4 -112!, 24 -78!, 50 -98!, 48 -48!, 0 -40'), paperOf(who.coverColour, C.sun), {
          lift: true,
        }),
      ]
  }
  return hairCap(who, hc)
}
function hairCap(who: Person, hc: string): Shape[] {
  if (who.hair === 'bald') return [paper(smooth('-24 -26, -56 -30, -68 0, -58 34, -30 44, -22 14'), hc)]
  if (who.hair === 'curly')
    return [
      paper(
        `M52 -30${bumps('52 -30, 50 -54, 26 -72, -6 -80, -38 -70, -62 -46, -74 -14, -70 20, -54 44, -30 50', -0.42)}C-22 30 -28 0 -14 -18${bumps('-14 -18, 8 -34, 30 -38, 52 -30', -0.24)}Z`,
        hc,
      ),
    ]
  const low = who.hair === 'long' ? 120 : who.hair === 'bob' ? 76 : 44
  return [
    paper(smooth(`54 -30!, 46 -64, 4 -80, -48 -68, -74 -16, -72 ${low - 30}, -50 ${low}, -26 ${low - 6}, -24 30, -14 -10, 16 -34`), hc),
  ]
}

export function profileOf(who: Person, feeling: Feeling, far: boolean): { behind: Shape[]; front: Shape[] } {
  const tone = skinOf(who)
  const front: Shape[] = [
    paper(
      smooth(`-6 -62, 34 -58, 54 -32, ${nose[who.nose ?? 'small']}, 57 36, 55 50, 44 66, 10 70, -34 50, -58 16, -58 -24, -40 -50`),
      tone,
      { lift: true },
    ),
    tint(oval(26, 24, 12, 10), C.coral, { opacity: 0.5 }),
    ...beard(who),
    mouth(who, feeling),
    feeling === 'asleep' || feeling === 'calm' || feeling === 'joy' || feeling === 'sing'
      ? pen(`M26 -6Q35 ${feeling === 'joy' ? -16 : 4} 44 -6`, C.ink, 4.2)
      : dot(oval(36, -6, 5.4, 7), C.ink),
  ]
  if (!far)
    front.push(
      pen(
        feeling === 'cross' ? 'M26 -30L46 -20' : feeling === 'sad' ? 'M26 -22Q36 -32 46 -28' : 'M26 -24Q36 -32 46 -24',
        hairOf(who),
        4.4,
        { fine: true },
      ),
    )
  front.push(...cap(who))
  if (who.cover !== 'scarf' && who.cover !== 'kerchief' && who.cover !== 'pharaoh')
    front.push(paper(oval(-12, 10, 12, 16), tone), pen('M-10 4Q-18 10 -12 16', shade(tone, 0.25), 3, { only: 'colour' }))
  return { behind: [], front }
}
