// Animals: gentle, with light eyes on dark faces.
import { put, set } from '../moving.ts'
import { limb, oval, poly, puffy, ring, smooth } from '../outline.ts'
import { C, lighter, shade } from '../palette.ts'
import { paper, pen, type Shape, tint, dot } from '../shape.ts'
import { eye } from './fold.ts'
function sheep(lamb = false): Shape[] {
  const legs: Shape[] = (lamb ? [-40, -16, 22, 44] : [-52, -24, 26, 52]).map((x, i) =>
    paper(limb([x, -50], [x, -24], [x, -8], [20, 18, 18]), i % 2 ? C.plum : shade(C.plumM, 0.3)),
  )
  const [w, h] = lamb ? [66, 46] : [88, 60]
  const hx = lamb ? 70 : 92
  const hy = lamb ? -108 : -128
  const wool = puffy(ring(0, -84, w, h, lamb ? 10 : 12, 0.2), 0.36)
  return [
    paper(oval(-w - 10, -88, 16, 13), C.cream),
    ...legs,
    paper(wool, C.cream, { lift: true }),
    pen('M-40 -70q12 14 26 2M0 -106q12 14 26 2M-30 -112q10 10 20 2M10 -62q12 12 24 0', C.sandD, 4),
    paper(oval(hx - 32, hy - 6, 22, 11, -24), C.plumM),
    paper(oval(hx + 34, hy - 8, 20, 10, 24), C.plumM),
    paper(
      smooth([
        [hx - 28, hy - 26],
        [hx, hy - 36],
        [hx + 26, hy - 24],
        [hx + 26, hy + 8],
        [hx + 12, hy + 36],
        [hx - 8, hy + 36],
        [hx - 26, hy + 10],
      ]),
      C.plum,
      { lift: true },
    ),
    paper(puffy(ring(hx - 2, hy - 30, 22, 13, 6), 0.4), C.cream),
    // Light eyes and a light smile on the dark face; black ones on white paper.
    dot(oval(hx - 9, hy - 3, 4.6, 6), C.cream),
    dot(oval(hx + 15, hy - 3, 4.6, 6), C.cream),
    pen(`M${hx - 6} ${hy + 18}Q${hx + 3} ${hy + 27} ${hx + 12} ${hy + 18}`, C.coralL, 4),
  ]
}

function lion(lying = true): Shape[] {
  const fur = C.sun
  const mane = C.sunD
  const out: Shape[] = []
  if (lying) {
    out.push(paper(limb([-150, -30], [-220, -30], [-232, -92], [16, 15, 14]), fur), paper(puffy(ring(-234, -104, 18, 22, 6), 0.4), mane))
    out.push(paper(smooth('-160 -6, -176 -60, -130 -112, -40 -116, 40 -106, 80 -60, 84 -6, 0 0, -100 0'), fur, { lift: true }))
    out.push(
      paper(smooth('-168 -4, -160 -56, -110 -74, -76 -44, -82 -4'), shade(fur, 0.06)),
      paper(oval(-86, -12, 34, 15), lighter(fur, 0.1)),
    )
    out.push(paper(limb([30, -30], [80, -20], [124, -16], [44, 38, 36]), fur, { lift: true }), pen('M128 -22v12M138 -22v11', C.woodD, 3.4))
  } else {
    out.push(paper(limb([-70, -20], [-140, -10], [-150, -74], [16, 15, 14]), fur), paper(puffy(ring(-152, -88, 18, 22, 6), 0.4), mane))
    out.push(paper(smooth('-84 0, -100 -50, -70 -120, -20 -180, 40 -180, 66 -100, 64 0'), fur, { lift: true }))
    out.push(paper(smooth('-92 0, -96 -50, -60 -78, -24 -50, -22 0'), shade(fur, 0.06)), paper(oval(-38, -10, 32, 14), lighter(fur, 0.1)))
    for (const x of [20, 56])
      out.push(
        paper(limb([x, -110], [x + 2, -60], [x + 4, -12], [40, 36, 36]), x === 20 ? fur : lighter(fur, 0.08)),
        paper(oval(x + 12, -12, 26, 14), lighter(fur, 0.1)),
        pen(`M${x + 14} -16v10M${x + 24} -15v9`, C.woodD, 3.2),
      )
  }
  const [x, y] = lying ? [84, -116] : [34, -206]
  out.push(paper(puffy(ring(x, y, 72, 70, 13, 0.1), 0.34), mane, { lift: true }))
  for (const s of [-1, 1]) out.push(paper(oval(x + s * 42, y - 46, 17, 17), fur), tint(oval(x + s * 42, y - 45, 9, 9), C.coralL))
  out.push(
    paper(
      smooth([
        [x, y - 52],
        [x + 40, y - 38],
        [x + 50, y],
        [x + 30, y + 42],
        [x, y + 50],
        [x - 30, y + 42],
        [x - 50, y],
        [x - 40, y - 38],
      ]),
      fur,
    ),
  )
  out.push(
    paper(
      smooth([
        [x, y + 6],
        [x + 28, y + 12],
        [x + 30, y + 34],
        [x, y + 46],
        [x - 30, y + 34],
        [x - 28, y + 12],
      ]),
      C.cream,
    ),
  )
  out.push(
    paper(
      smooth([
        [x - 15, y - 2],
        [x + 15, y - 2],
        [x + 4, y + 14],
        [x - 4, y + 14],
      ]),
      C.plum,
    ),
  )
  out.push(pen(`M${x} ${y + 14}v8M${x - 15} ${y + 22}Q${x - 7} ${y + 33} ${x} ${y + 22}Q${x + 7} ${y + 33} ${x + 15} ${y + 22}`, C.plum, 4))
  if (lying) for (const s of [-1, 1]) out.push(pen(`M${x + s * 24 - 9} ${y - 16}q9 10 18 0`, C.ink, 4.4))
  else for (const s of [-1, 1]) out.push(eye(x + s * 23, y - 14, 5.6))
  return out
}

/** A beast of burden: body, four legs, neck and head; the camel has a hump. */
function donkey(): Shape[] {
  const grey = C.stoneD
  return [
    ...[-70, -36, 44, 76].map((x, i) => paper(limb([x, -110], [x, -60], [x, -10], [30, 22, 20]), i % 2 ? grey : shade(grey, 0.14))),
    pen('M-100 -150Q-130 -120 -122 -80', C.plum, 6),
    paper(
      smooth('-106 -120, -100 -170, -40 -178, 40 -172, 70 -230, 96 -280, 128 -276, 122 -220, 104 -150, 90 -110, 20 -92, -60 -92'),
      grey,
      { lift: true },
    ),
    paper(smooth('66 -238, 86 -286, 108 -300, 98 -260, 78 -214, 62 -190'), C.plum),
    paper(smooth('92 -290, 80 -350, 96 -362, 112 -300'), grey),
    paper(smooth('112 -290, 122 -348, 136 -352, 132 -292'), grey),
    paper(smooth('88 -296, 124 -306, 150 -270, 176 -232, 164 -208, 136 -208, 104 -240'), grey, { lift: true }),
    paper(smooth('148 -244, 172 -242, 178 -222, 160 -206, 140 -212'), C.stoneL),
    eye(124, -270),
    pen('M154 -222q8 6 16 0', C.ink, 3.4),
    paper(smooth('-56 -182, 0 -186, 20 -178, 24 -126, -56 -126'), C.tealM),
    pen('M-52 -142H22', C.sunL, 5),
  ]
}
function camel(): Shape[] {
  const fur = C.sandD
  return [
    ...[-84, -48, 50, 86].map((x, i) => paper(limb([x, -170], [x - 4, -90], [x, -12], [34, 22, 24]), i % 2 ? fur : shade(fur, 0.14))),
    paper(
      smooth(
        '-130 -190, -120 -240, -60 -250, -20 -320, 20 -320, 50 -250, 90 -232, 140 -230, 164 -330, 176 -376, 204 -372, 200 -300, 170 -190, 110 -164, 0 -150, -90 -156',
      ),
      fur,
      { lift: true },
    ),
    paper(smooth('170 -396, 200 -410, 240 -396, 270 -372, 262 -350, 216 -346, 176 -360'), fur, { lift: true }),
    paper(oval(178, -410, 9, 16, -14), fur),
    eye(216, -384),
    pen('M246 -360q10 2 18 -6', C.ink, 3.4),
    paper(smooth('-52 -262, -18 -326, 18 -326, 48 -258, 58 -190, -60 -190'), C.coral),
    pen('M-54 -212H54', C.sunL, 6),
    pen('M-46 -244Q0 -232 44 -244', C.plumM, 5),
  ]
}

export const animals = {
  sheep: () => sheep(),
  lamb: () => set(sheep(true), put(0, 0, 0.86)),
  lion: () => lion(true),
  lionSitting: () => lion(false),
  donkey,
  camel,
  dove: () => [
    paper(smooth('-50 -50, -118 -72!, -104 -46, -120 -22!, -46 -26'), C.stoneL),
    paper(smooth('-60 -40, -20 -76, 24 -80, 38 -110, 66 -116, 84 -94, 64 -56, 20 -18, -30 -16'), C.cream, { lift: true }),
    paper(poly('82 -102, 104 -92, 80 -86'), C.sunD),
    eye(66, -98, 4.4),
    paper(smooth('16 -54, -30 -100, -40 -160!, 10 -136, 40 -90, 36 -62'), C.stoneL, { lift: true }),
    pen('M-20 -120Q6 -96 18 -72', C.stoneD, 3.6),
    pen('M102 -92Q130 -84 140 -108', C.leafD, 4),
    paper(oval(126, -80, 8, 15, 60), C.leaf),
    paper(oval(144, -104, 8, 15, 10), C.leaf),
    paper(oval(118, -104, 8, 13, -20), C.leaf),
  ],
} satisfies Record<string, () => Shape[]>
