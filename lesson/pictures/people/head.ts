// Heads: from the front, from the side, from behind. 62 from the middle to the ear; the face looks to the right by `look`.
import { oval, smooth } from '../outline.ts'
import { shade } from '../palette.ts'
import { paper, pen, type Shape } from '../shape.ts'
import { beardOf, cheeksOf, eggOf, faceOf, type Feeling } from './face.ts'
import { baldSides, hairAround, hairBehind, hairFromBehind } from './hair.ts'
import { hatFromBehind, hatOf } from './hats.ts'
import { type Person, skinOf } from './person.ts'
import { profileOf } from './profile.ts'

export const views = ['front', 'side', 'back'] as const
export type View = (typeof views)[number]
export interface HeadParts {
  behind: Shape[]
  front: Shape[]
}

/** `far`: somebody small in the distance has no nose and no brows. */
export function drawHead(who: Person, feeling: Feeling, look: number, view: View, far = false): HeadParts {
  if (view === 'side') return profileOf(who, feeling, far)
  const tone = skinOf(who)
  if (view === 'back') {
    const ears = who.cover === 'scarf' || who.cover === 'kerchief' ? [] : [-1, 1].map((s) => paper(oval(s * 60, 8, 13, 16), tone))
    return {
      behind: [],
      front: [
        ...ears,
        paper(smooth(eggOf(who)), tone, { lift: true }),
        ...(hatFromBehind(who).length ? hatFromBehind(who) : hairFromBehind(who)),
      ],
    }
  }
  const turn = look * 5
  const front: Shape[] = []
  const hidden = who.cover === 'scarf' || who.cover === 'kerchief' || who.cover === 'pharaoh' || who.hair === 'long' || who.hair === 'bob'
  if (!hidden)
    for (const side of look > 0.25 ? [-1] : look < -0.25 ? [1] : [-1, 1])
      front.push(
        paper(oval(side * 59 - turn * 0.6, 8, 13, 16), tone),
        pen(`M${side * 62 - turn * 0.6} 2Q${side * 54 - turn * 0.6} 8 ${side * 60 - turn * 0.6} 14`, shade(tone, 0.25), 3, {
          only: 'colour',
        }),
      )
  if (who.hair === 'bald' && !who.cover) front.push(...baldSides(who))
  front.push(
    paper(smooth(eggOf(who)), tone, { lift: true }),
    ...cheeksOf(who, look * 17),
    ...beardOf(who, look * 17),
    ...faceOf(who, feeling, look, far),
  )
  if (who.cover !== 'scarf' && who.cover !== 'kerchief' && who.cover !== 'turban' && who.cover !== 'helmet' && who.cover !== 'pharaoh')
    front.push(...hairAround(who, turn))
  front.push(...hatOf(who, turn))
  return { behind: hairBehind(who), front }
}
