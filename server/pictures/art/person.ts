import { at, dot, line, oval, ring, shape, stroke, tube } from './ink.ts'

export type Kind = 'jesus' | 'man' | 'elder' | 'woman' | 'girl' | 'boy' | 'king' | 'shepherd' | 'angel' | 'soldier'
export type Pose =
  'stand' | 'wave' | 'praise' | 'pray' | 'kneel' | 'sit' | 'walk' | 'point' | 'carry' | 'sleep' | 'run' | 'give' | 'wonder' | 'welcome'
export type Person = { kind: Kind; pose: Pose }

/** An arm by its elbow and its hand, from a shoulder 20 to the side. */
type Arm = [elbowX: number, elbowY: number, handX: number, handY: number]
type Stance = {
  body: 'stand' | 'sit' | 'kneel' | 'stride' | 'run'
  left: Arm
  right: Arm
  lean?: number
  eyes?: 'closed' | 'up'
  mouth?: 'open'
}

/** Where the arms go, in a box of 200 by 240 with the feet at 0,0 and the head at 0,-152. */
const stances: Record<Exclude<Pose, 'sleep'>, Stance> = {
  stand: { body: 'stand', left: [-42, -84, -44, -54], right: [42, -84, 44, -54] },
  wave: { body: 'stand', left: [-42, -84, -44, -54], right: [56, -104, 66, -150], mouth: 'open' },
  praise: { body: 'stand', left: [-54, -106, -58, -166], right: [54, -106, 58, -166], eyes: 'up', mouth: 'open' },
  pray: { body: 'stand', left: [-38, -74, -5, -92], right: [38, -74, 5, -92], eyes: 'closed' },
  kneel: { body: 'kneel', left: [-34, -62, 26, -84], right: [40, -62, 34, -84], eyes: 'closed' },
  sit: { body: 'sit', left: [-46, -66, -30, -40], right: [46, -66, 30, -40] },
  walk: { body: 'stride', left: [-40, -76, -26, -52], right: [46, -82, 60, -92], lean: 3 },
  point: { body: 'stand', left: [-46, -82, -26, -64], right: [56, -104, 92, -112], mouth: 'open' },
  carry: { body: 'stand', left: [-44, -78, -24, -62], right: [44, -78, 24, -62] },
  run: { body: 'run', left: [-52, -88, -66, -112], right: [46, -70, 70, -88], lean: 9, mouth: 'open' },
  give: { body: 'stride', left: [-8, -70, 48, -64], right: [42, -70, 76, -70], lean: 6 },
  wonder: { body: 'stand', left: [-56, -80, -46, -124], right: [56, -80, 46, -124], mouth: 'open', eyes: 'up' },
  welcome: { body: 'stand', left: [-56, -92, -80, -112], right: [56, -92, 80, -112] },
}
/** Children are smaller; everyone else is drawn at one size. */
const sizes: Partial<Record<Kind, number>> = { boy: 0.76, girl: 0.76 }

/** A person with the feet at 0,0, about 190 high, to be placed with `at`. */
export function person({ kind, pose }: Person): string {
  const drawn = pose === 'sleep' ? asleep(kind) : upright(kind, stances[pose])
  return at(0, 0, sizes[kind] ?? 1, drawn)
}

function upright(kind: Kind, stance: Stance): string {
  const low = stance.body === 'sit' ? 24 : stance.body === 'kneel' ? 18 : 0
  const arms = arm(-1, stance.left, low) + arm(1, stance.right, low)
  const body = [
    kind === 'angel' ? wings(low) : '',
    kind === 'shepherd' && stance.body === 'stand' ? crook() : '',
    behindHead(kind, low),
    robe(stance.body, kind),
    arms,
    at(0, low, 1, head(kind, stance.eyes, stance.mouth)),
  ].join('')
  return stance.lean ? `<g transform="rotate(${stance.lean})">${body}</g>` : body
}

function arm(side: -1 | 1, [ex, ey, hx, hy]: Arm, low: number): string {
  const path = `M ${side * 19} ${-104 + low} Q ${ex} ${ey + low} ${hx} ${hy + low}`
  return ring(hx, hy + low, 9) + tube(path, 22) + handOver(ex, ey + low, hx, hy + low)
}
/** The hand that looks out of the sleeve, on the far side of its end. */
function handOver(ex: number, ey: number, hx: number, hy: number): string {
  const length = Math.hypot(hx - ex, hy - ey) || 1
  const [dx, dy] = [(hx - ex) / length, (hy - ey) / length]
  return ring(hx + dx * 9, hy + dy * 9, 8.5)
}

function robe(body: Stance['body'], kind: Kind): string {
  const feet = (left: number, right: number) => oval(left, -6, 15, 8) + oval(right, -6, 15, 8)
  switch (body) {
    case 'stand':
      return feet(-17, 17) + shape('M -22 -114 Q -30 -60 -46 -14 Q 0 -4 46 -14 Q 30 -60 22 -114 Z') + trim(kind)
    case 'stride':
      return feet(-34, 34) + shape('M -22 -114 Q -34 -60 -56 -16 Q 0 -2 56 -16 Q 32 -60 22 -114 Z') + trim(kind)
    case 'run':
      return (
        tube('M -8 -44 Q -30 -30 -56 -34', 22) +
        oval(-64, -38, 9, 14) +
        tube('M 8 -44 Q 40 -40 36 -10', 22) +
        oval(44, -6, 15, 8) +
        shape('M -22 -114 Q -30 -74 -48 -42 Q 0 -30 46 -42 Q 30 -74 22 -114 Z') +
        stroke('M -30 -78 Q 0 -70 30 -78')
      )
    case 'sit':
      return (
        shape('M -22 -90 Q -32 -56 -36 -30 L 36 -30 Q 32 -56 22 -90 Z') +
        shape('M -40 -40 Q -74 -36 -72 -16 Q -70 -2 0 -2 Q 70 -2 72 -16 Q 74 -36 40 -40 Q 0 -28 -40 -40 Z') +
        stroke('M -50 -10 Q 0 -34 50 -10')
      )
    case 'kneel':
      return (
        oval(-62, -10, 16, 9) +
        shape('M -22 -96 Q -34 -58 -44 -34 Q -72 -26 -62 -4 L 50 -4 Q 60 -24 42 -36 Q 30 -60 22 -96 Z') +
        stroke('M 4 -34 Q 34 -38 44 -8')
      )
  }
}

/** What tells the robes apart: a sash, stripes, a belt, a hem. */
function trim(kind: Kind): string {
  const belt = stroke('M -33 -66 Q 0 -56 33 -66') + stroke('M -34 -58 Q 0 -48 34 -58')
  switch (kind) {
    case 'jesus':
      return stroke('M -20 -112 Q 0 -70 36 -42') + stroke('M -8 -112 Q 10 -78 40 -54') + stroke('M -40 -26 Q 0 -16 40 -26')
    case 'man':
    case 'shepherd':
      return belt + stroke('M -10 -46 L -14 -12') + stroke('M 10 -46 L 14 -12')
    case 'king':
      return belt + [-24, 0, 24].map((x) => ring(x, -26, 5, 2.2)).join('') + stroke('M -42 -38 Q 0 -28 42 -38')
    case 'woman':
      return stroke('M -34 -60 Q 0 -48 34 -60') + stroke('M -42 -28 Q -20 -14 0 -24 Q 20 -14 42 -28')
    case 'girl':
      return belt + [-26, 0, 26].map((x) => ring(x, -28, 4, 2)).join('')
    case 'boy':
      return belt + stroke('M -38 -34 Q 0 -24 38 -34')
    case 'soldier':
      return belt + stroke('M -22 -104 Q 0 -92 22 -104') + [-26, -9, 9, 26].map((x) => stroke(`M ${x} -50 L ${x * 1.25} -14`)).join('')
    default:
      return belt
  }
}

/** Hair and cloth that fall behind the neck. */
function behindHead(kind: Kind, low: number): string {
  const y = low
  switch (kind) {
    case 'jesus':
      return at(0, y, 1, shape('M -36 -158 Q -44 -112 -30 -98 L 30 -98 Q 44 -112 36 -158 Z'))
    case 'woman':
      return at(0, y, 1, shape('M -40 -158 Q -50 -106 -40 -84 Q 0 -74 40 -84 Q 50 -106 40 -158 Z'))
    case 'girl':
      return at(0, y, 1, tube('M -34 -146 Q -46 -124 -40 -100', 17) + tube('M 34 -146 Q 46 -124 40 -100', 17))
    case 'elder':
    case 'shepherd':
      return at(0, y, 1, shape('M -38 -160 Q -46 -120 -38 -102 L 38 -102 Q 46 -120 38 -160 Z'))
    default:
      return ''
  }
}

function head(kind: Kind, eyes?: Stance['eyes'], mouth?: Stance['mouth']): string {
  const ears = kind === 'boy' || kind === 'man' || kind === 'king' ? ring(-33, -150, 7) + ring(33, -150, 7) : ''
  return [kind === 'angel' ? oval(0, -196, 26, 7) : '', ears, oval(0, -152, 33, 35), beard(kind), face(kind, eyes, mouth), hair(kind)].join(
    '',
  )
}

function face(kind: Kind, eyes?: Stance['eyes'], mouth?: Stance['mouth']): string {
  const y = eyes === 'up' ? -158 : -154
  const look =
    eyes === 'closed'
      ? stroke('M -17 -153 Q -11 -147 -5 -153', 2.6) + stroke('M 5 -153 Q 11 -147 17 -153', 2.6)
      : dot(-11, y, 3.8) + dot(11, y, 3.8)
  const bearded = ['jesus', 'man', 'elder', 'king', 'shepherd'].includes(kind)
  const low = bearded ? -125 : -137
  const lips = mouth === 'open' ? oval(0, low, 6, bearded ? 4.5 : 6, 2.4) : stroke(`M -8 ${low - 2} Q 0 ${low + 6} 8 ${low - 2}`, 2.6)
  return look + stroke('M -2 -148 Q 3 -143 -1 -142', 2.2) + lips
}

function beard(kind: Kind): string {
  switch (kind) {
    case 'jesus':
    case 'shepherd':
      return shape('M -33 -150 Q -34 -110 0 -107 Q 34 -110 33 -150 Q 30 -128 14 -132 Q 0 -138 -14 -132 Q -30 -128 -33 -150 Z')
    case 'man':
    case 'king':
      return shape('M -33 -148 Q -30 -112 0 -111 Q 30 -112 33 -148 Q 28 -127 14 -131 Q 0 -137 -14 -131 Q -28 -127 -33 -148 Z')
    case 'elder':
      return shape(
        'M -33 -150 Q -34 -104 -12 -84 Q 0 -76 12 -84 Q 34 -104 33 -150 Q 30 -128 14 -132 Q 0 -138 -14 -132 Q -30 -128 -33 -150 Z',
      )
    default:
      return ''
  }
}

function hair(kind: Kind): string {
  switch (kind) {
    case 'jesus':
      return shape('M -35 -140 Q -46 -196 0 -194 Q 46 -196 35 -140 Q 32 -166 2 -182 Q -30 -168 -35 -140 Z')
    case 'man':
      return shape('M -34 -154 Q -42 -194 0 -192 Q 42 -194 34 -154 Q 28 -172 14 -170 Q 0 -178 -14 -170 Q -28 -172 -34 -154 Z')
    case 'boy':
      return shape(
        'M -34 -154 Q -44 -188 -14 -190 Q -4 -202 8 -190 Q 44 -192 34 -154 Q 28 -170 16 -166 Q 6 -178 -6 -166 Q -20 -176 -34 -154 Z',
      )
    case 'girl':
      return shape('M -35 -146 Q -44 -194 0 -192 Q 44 -194 35 -146 Q 30 -172 0 -178 Q -30 -172 -35 -146 Z') + stroke('M 0 -192 L 0 -178')
    case 'woman':
      return (
        shape('M -30 -160 Q -20 -180 0 -180 Q 20 -180 30 -160 Q 32 -184 0 -188 Q -32 -184 -30 -160 Z') +
        shape('M -41 -138 Q -52 -202 0 -202 Q 52 -202 41 -138 Q 40 -182 0 -186 Q -40 -182 -41 -138 Z')
      )
    case 'elder':
    case 'shepherd':
      return (
        shape('M -39 -144 Q -48 -198 0 -198 Q 48 -198 39 -144 Q 36 -172 0 -174 Q -36 -172 -39 -144 Z') +
        stroke('M -40 -170 Q 0 -196 40 -170')
      )
    case 'king':
      return (
        shape('M -34 -152 Q -38 -178 -30 -178 L 30 -178 Q 38 -178 34 -152 Q 28 -166 0 -168 Q -28 -166 -34 -152 Z') +
        shape('M -32 -174 L -38 -206 L -18 -192 L 0 -214 L 18 -192 L 38 -206 L 32 -174 Q 0 -182 -32 -174 Z') +
        ring(0, -190, 4.5, 2.2)
      )
    case 'angel':
      return shape('M -35 -142 Q -46 -194 0 -192 Q 46 -194 35 -142 Q 44 -158 20 -170 Q 0 -182 -20 -170 Q -44 -158 -35 -142 Z')
    case 'soldier':
      return (
        shape('M -38 -150 Q -42 -196 0 -196 Q 42 -196 38 -150 L 26 -150 Q 26 -172 0 -172 Q -26 -172 -26 -150 Z') +
        shape('M -8 -196 Q 0 -222 26 -212 Q 10 -208 8 -196 Z')
      )
  }
}

const wings = (low: number) =>
  [-1, 1]
    .map((side) =>
      at(
        0,
        low,
        1,
        shape('M 16 -108 Q 60 -168 98 -146 Q 104 -128 92 -118 Q 98 -104 82 -96 Q 86 -82 66 -76 Q 44 -74 16 -88 Z') +
          stroke('M 40 -112 Q 66 -128 90 -118') +
          stroke('M 38 -100 Q 60 -108 80 -96'),
        side < 0,
      ),
    )
    .join('')
const crook = () => tube('M 58 -2 L 54 -140 Q 52 -172 70 -172 Q 86 -170 82 -152', 9, line * 0.8)

/** Lying under a blanket with the head on a pillow. */
const asleep = (kind: Kind) =>
  shape('M -112 -30 Q -116 -62 -84 -62 L -52 -60 Q -36 -40 -50 -20 L -92 -18 Q -110 -18 -112 -30 Z') +
  `<g transform="translate(-196 -62) rotate(-6) translate(120 140)">${at(0, 0, 0.86, head(kind, 'closed'))}</g>` +
  shape('M -52 -8 Q -64 -52 -22 -58 Q 50 -70 104 -42 Q 126 -28 118 -4 Q 30 4 -52 -8 Z') +
  stroke('M -40 -44 Q -24 -30 -34 -10') +
  stroke('M 20 -58 Q 30 -30 20 -4') +
  stroke('M 72 -52 Q 82 -28 74 -3')
