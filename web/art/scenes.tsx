import type { ReactNode } from 'react'
import { useId } from 'react'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { C } from '#lesson/pictures/palette.ts'

type Age = AgeGroup
const archPath = (x: number, y: number, w: number, h: number, b = 12) =>
  `M${x} ${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h - b}Q${x + w} ${y + h} ${x + w - b} ${y + h}H${x + b}Q${x} ${y + h} ${x} ${y + h - b}Z`

const star = (cx: number, cy: number, R: number, r: number, n = 4, rot = 0) =>
  Array.from({ length: n * 2 }, (_, i) => {
    const a = (Math.PI * i) / n - Math.PI / 2 + rot,
      q = i % 2 ? r : R
    return `${(cx + q * Math.cos(a)).toFixed(1)},${(cy + q * Math.sin(a)).toFixed(1)}`
  }).join(' ')

/** Scenes are drawn in a 200 x 480 box, origin at the foot of the arch (0,0 = bottom left, y negative upwards). */
function TeensScene({ h = 480 }: { h?: number }) {
  return (
    <g>
      <rect x="-4" y="-520" width="208" height="524" fill={C.tealD} />
      <g transform={h < 400 ? `translate(42 ${372 * 0.6 - (h - 64)}) scale(.6)` : undefined}>
        <circle cx="104" cy="-330" r="190" fill={C.teal} />
        <circle cx="104" cy="-340" r="98" fill="#22616f" />
        <polygon points={star(104, -372, 64, 9)} fill={C.sunL} />
        <polygon points={star(104, -372, 30, 9, 4, Math.PI / 4)} fill={C.sun} />
        <circle cx="104" cy="-372" r="8" fill={C.cream} />
        {[
          [36, -300, 2.4],
          [166, -318, 2],
          [60, -236, 1.8],
          [150, -250, 2.6],
          [30, -380, 1.6],
          [172, -396, 2.2],
          [128, -446, 1.6],
          [72, -440, 2.2],
          [20, -220, 1.6],
        ].map(([x, y, r], i) => (
          <circle key={i} cx={x} cy={y} r={r} fill={C.cream} />
        ))}
      </g>
      <g transform={h < 400 ? 'translate(0 -34) scale(1 .62)' : undefined}>
        <path d="M-4 -150L44 -226 74 -186 118 -258 160 -196 176 -212 208 -166V4H-4Z" fill={C.tealM} />
        <path
          d="M118 -258L135 -233 124 -224 116 -234 105 -222 100 -229ZM44 -226L55 -211 46 -204 38 -210 32 -207Z"
          fill={C.cream}
          opacity=".92"
        />
        <path d="M-4 -104L60 -166 104 -128 152 -172 208 -120V4H-4Z" fill={C.tealL} />
      </g>
      <path d="M-4 -84C40 -118 84 -112 118 -96S188 -92 208 -104V4H-4Z" fill={C.leaf} />
      <path
        d="M118 4C140 -18 184 -28 176 -52C168 -72 116 -70 118 -84C119 -91 130 -94 134 -101L129 -102C119 -97 98 -92 98 -80C98 -62 146 -66 146 -50C146 -30 72 -22 44 4Z"
        fill={C.sunL}
      />
      <path d="M-4 -30C24 -46 44 -26 40 4H-4ZM208 -40C176 -40 160 -14 168 4H208Z" fill={C.leafD} />
      {/* two walkers with packs and a staff */}
      <g transform="translate(96 -60) scale(1.15)">
        <path d="M15 -37V2" stroke={C.plum} strokeWidth="2.4" strokeLinecap="round" />
        <path d="M-3 -9L-7 2M4 -9L6 2" stroke={C.plum} strokeWidth="4.2" strokeLinecap="round" />
        <path d="M-13 -22q0 -5 5 -5h4v18h-5q-4 0 -4 -4z" fill={C.plumM} />
        <path d="M-6 -27h10q4 0 4 4v15h-14z" fill={C.coral} />
        <path d="M3 -22L14 -17" stroke={C.coralD} strokeWidth="4.4" strokeLinecap="round" />
        <circle cx="1" cy="-34" r="6.4" fill="#f3d3b0" />
        <path d="M-6 -33c-2 -9 3 -12 8 -11 5 0 7 4 6 7 -4 0 -7 -1 -9 -3 -1 3 -3 5 -5 7z" fill={C.plum} />
      </g>
      <g transform="translate(60 -42) scale(1.25)">
        <path d="M-3 -9L-7 2M4 -9L6 2" stroke={C.plum} strokeWidth="4.2" strokeLinecap="round" />
        <path d="M-13 -22q0 -5 5 -5h4v18h-5q-4 0 -4 -4z" fill={C.tealD} />
        <path d="M-6 -27h10q4 0 4 4v15h-14z" fill={C.sun} />
        <path d="M1 -22L6 -13" stroke={C.sunD} strokeWidth="4.4" strokeLinecap="round" />
        <circle cx="1" cy="-34" r="6.4" fill="#b9794f" />
        <path d="M-7 -26c-3 -14 1 -19 8 -18 6 0 8 5 7 8 -5 0 -8 -2 -9 -3 0 6 -2 11 -6 13z" fill="#2b1733" />
      </g>
    </g>
  )
}

function ChildrenScene() {
  const wave = (y: number, a: number, off: number) => {
    let d = `M${-40 + off} ${y}`
    for (let i = 0; i < 8; i++) d += `q${17} ${-a} 34 0`
    return d + 'V10H-60Z'
  }
  return (
    <g>
      <rect x="-4" y="-420" width="208" height="424" fill={C.sun} />
      <circle cx="104" cy="-214" r="118" fill="#f9cb6c" />
      <circle cx="104" cy="-214" r="84" fill={C.sunL} />
      <circle cx="104" cy="-214" r="50" fill={C.cream} />
      <path
        d="M30 -262q9 -10 17 0q8 -10 17 0M140 -296q8 -9 15 0q7 -9 15 0"
        fill="none"
        stroke={C.plum}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={wave(-104, 13, 0)} fill={C.tealL} />
      <g transform="translate(90 -86) rotate(-4) scale(.9)">
        <path d="M0 -158V-22" stroke={C.plum} strokeWidth="5" strokeLinecap="round" />
        <path d="M7 -150C58 -122 76 -72 72 -34H7Z" fill={C.coral} />
        <path d="M7 -104Q44 -94 66 -72L70.500 -54Q46 -76 7 -82Z" fill={C.cream} />
        <path d="M-7 -128C-42 -106 -54 -66 -52 -34H-7Z" fill={C.tealM} />
        <path d="M0 -158l24 -8 -24 -9z" fill={C.plumM} />
        <path d="M-72 -24H82C80 6 56 22 28 22H-24C-50 22 -70 6 -72 -24Z" fill={C.plum} />
        <path d="M-72 -24H82l-2 9H-71Z" fill={C.plumM} />
        {[-36, -6, 24].map((x) => (
          <circle key={x} cx={x} cy="0" r="5" fill={C.sunL} />
        ))}
      </g>
      <path d={wave(-70, 14, -18)} fill={C.tealM} />
      <g transform="translate(168 -74) rotate(48) scale(.82)">
        <path d="M-24 0C-14 -14 8 -14 20 0 8 14 -14 14 -24 0Z" fill={C.coralD} />
        <path d="M16 0l15 -11q-3 11 0 22z" fill={C.coralD} />
        <circle cx="-13" cy="-2" r="2.6" fill={C.cream} />
        <path d="M-4 -8q6 8 0 16" stroke={C.coralL} strokeWidth="2.4" fill="none" />
      </g>
      <path d={wave(-40, 14, -34)} fill={C.teal} />
      <path d={wave(-12, 13, -10)} fill={C.tealD} />
    </g>
  )
}

function KidsScene() {
  return (
    <g>
      <rect x="-4" y="-320" width="208" height="324" fill={C.coral} />
      <circle cx="58" cy="-176" r="27" fill={C.sunL} />
      {Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6
        return (
          <path
            key={i}
            d={`M${58 + 34 * Math.cos(a)} ${-176 + 34 * Math.sin(a)}L${58 + 43 * Math.cos(a)} ${-176 + 43 * Math.sin(a)}`}
            stroke={C.sunL}
            strokeWidth="5"
            strokeLinecap="round"
          />
        )
      })}
      <g fill="none" strokeWidth="15">
        <circle cx="142" cy="-48" r="108" stroke={C.cream} />
        <circle cx="142" cy="-48" r="93" stroke={C.sun} />
        <circle cx="142" cy="-48" r="78" stroke={C.tealL} />
        <circle cx="142" cy="-48" r="63" stroke={C.plumM} />
      </g>
      <path d="M-4 -62C40 -98 90 -92 128 -74S188 -62 208 -76V4H-4Z" fill={C.leaf} />
      <path d="M-4 -20C50 -46 120 -40 208 -14V4H-4Z" fill={C.leafD} />
      {/* the lamb */}
      <g transform="translate(92 -62)">
        <g stroke={C.plum} strokeWidth="7" strokeLinecap="round">
          <path d="M-16 14V34M-4 16V36M14 16V36M25 13V33" />
        </g>
        <g fill={C.cream}>
          <circle cx="-20" cy="2" r="16" />
          <circle cx="-6" cy="-12" r="17" />
          <circle cx="14" cy="-13" r="17" />
          <circle cx="29" cy="0" r="16" />
          <circle cx="16" cy="11" r="16" />
          <circle cx="-6" cy="11" r="16" />
          <circle cx="5" cy="0" r="18" />
          <circle cx="44" cy="-2" r="7" />
        </g>
        <path d="M-9 -8q6 -5 12 0M10 4q6 -5 12 0M-2 13q5 -4 10 0" stroke="#e9d3b4" strokeWidth="2.6" fill="none" strokeLinecap="round" />
        <path d="M-44 -8c-9 -3 -13 3 -11 8 6 1 10 -1 13 -4zM-18 -13c8 -5 14 -1 13 5 -5 3 -10 2 -13 -1z" fill={C.plumM} />
        <ellipse cx="-30" cy="-3" rx="14" ry="17" fill={C.plum} />
        <circle cx="-22" cy="-20" r="7" fill={C.cream} />
        <circle cx="-32" cy="-21" r="8" fill={C.cream} />
        <circle cx="-40" cy="-16" r="6" fill={C.cream} />
        <circle cx="-35" cy="-3" r="2.4" fill={C.cream} />
        <circle cx="-25" cy="-3" r="2.4" fill={C.cream} />
        <path d="M-34 6q4 4 8 0" stroke={C.cream} strokeWidth="2.2" fill="none" strokeLinecap="round" />
      </g>
      {[
        [30, -26, C.sun],
        [162, -30, C.cream],
        [178, -18, C.coral],
        [16, -12, C.cream],
        [140, -14, C.sun],
      ].map(([x, y, f], i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          <path d="M0 0V14" stroke="#3f5a2a" strokeWidth="3" strokeLinecap="round" />
          <path d="M-7 -9l3.5 3L0 -11l3.5 5L7 -9C8 2 4 4 0 4S-8 2 -7 -9Z" fill={f as string} />
        </g>
      ))}
    </g>
  )
}
const scenes: Record<Age, (p: { h?: number }) => ReactNode> = { teens: TeensScene, children: ChildrenScene, 'young-kids': KidsScene }

/** One arch-topped book with its scene; h in the 200-wide box. */
function Arch({ age, x = 0, y = 0, w = 200, h = 300, id }: { age: Age; x?: number; y?: number; w?: number; h?: number; id: string }) {
  const S = scenes[age],
    k = w / 200
  return (
    <g>
      <path d={archPath(x + 7, y + 10, w, h, 14)} fill="var(--ink)" opacity=".13" />
      <clipPath id={id}>
        <path d={archPath(x, y, w, h, 14)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform={`translate(${x} ${y + h}) scale(${k})`}>
          <S h={h / k} />
        </g>
      </g>
      <path d={archPath(x, y, w, h, 14)} fill="none" stroke="var(--arch-edge,#fffaf0)" strokeWidth="9" />
      <path d={archPath(x - 4.5, y - 4.5, w + 9, h + 9, 17)} fill="none" stroke="var(--ink)" strokeOpacity=".10" strokeWidth="1.2" />
    </g>
  )
}
/** stand-alone scene image for cards */
export function ArchArt({ age, h = 220, className }: { age: Age; h?: number; className?: string }) {
  const id = useId()
  return (
    <svg viewBox={`-6 -6 220 ${h + 18}`} className={className} aria-hidden="true">
      <Arch age={age} w={200} h={h} id={id} />
    </svg>
  )
}

export function Trio({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 590"
      className={`overflow-visible ${className ?? ''}`}
      role="img"
      aria-label="A sermon page whose thread leads to three arch-shaped books: a lamb for young kids, a boat for children and a mountain path for teens."
    >
      {/* threads */}
      <g fill="none" strokeWidth="3.4" strokeLinecap="round" strokeDasharray="9 8">
        <path d="M112 262C96 300 98 322 116 346" stroke="var(--kids)" />
        <path d="M186 236C240 262 262 206 298 222" stroke="var(--children)" />
        <path d="M214 150C290 116 350 84 420 112" stroke="var(--teens)" />
      </g>
      {/* the sermon sheet */}
      <g transform="rotate(-7 140 160)">
        <rect x="72" y="66" width="150" height="188" rx="8" fill="var(--ink)" opacity=".12" />
        <rect x="64" y="56" width="150" height="188" rx="8" fill="var(--sheet,#fffdf7)" stroke="var(--line)" />
        <path d="M186 56h16v46l-8 -8 -8 8z" fill="var(--ribbon)" />
        <rect x="80" y="76" width="72" height="9" rx="4.5" fill="#3b2145" opacity=".82" />
        <rect x="80" y="92" width="46" height="6" rx="3" fill="var(--ribbon)" opacity=".75" />
        {[116, 130, 144, 158, 180, 194, 208, 222].map((y, i) => (
          <rect key={y} x="80" y={y} width={[118, 110, 116, 70, 116, 104, 114, 52][i]} height="5.5" rx="2.75" fill="#3b2145" opacity=".2" />
        ))}
      </g>
      <Arch age="young-kids" x={44} y={346} w={152} h={196} id="t-k" />
      <Arch age="children" x={222} y={222} w={182} h={320} id="t-c" />
      <Arch age="teens" x={430} y={46} w={204} h={496} id="t-t" />
      {/* shelf */}
      <rect x="14" y="560" width="900" height="14" rx="7" fill="var(--ink)" opacity=".12" />
      <rect x="6" y="546" width="900" height="20" rx="10" fill="var(--shelf)" />
      <rect x="6" y="546" width="900" height="6" rx="3" fill="#fff" opacity=".2" />
    </svg>
  )
}
