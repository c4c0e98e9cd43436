/** The papers that every picture is cut from: the palette of the house, with skin and hair. Nothing else is used. */
export const C = {
  cream: '#fff6e4',
  sand: '#f6dfb4',
  sandD: '#e6c48a',
  stone: '#cdbfae',
  stoneD: '#a9978c',
  stoneL: '#e4dacb',
  coral: '#ee7f5f',
  coralD: '#d9603f',
  coralL: '#f8b49b',
  sun: '#f6bd4a',
  sunL: '#fbdc92',
  sunD: '#e79f22',
  teal: '#1c5566',
  tealD: '#123c4b',
  tealM: '#2f7385',
  tealL: '#6aa7ad',
  tealP: '#b9dbd9',
  leaf: '#8ba85c',
  leafD: '#66863f',
  leafL: '#b4c884',
  plum: '#3b2145',
  plumM: '#6a3f78',
  plumL: '#a883b3',
  plumP: '#dccbe0',
  wood: '#9a6238',
  woodD: '#74462a',
  woodL: '#c08a55',
  ink: '#2b1733',
} as const
export type PaperName = keyof typeof C
export const skin = { s1: '#f0c79c', s2: '#dfa878', s3: '#c68a5c', s4: '#a2683f', s5: '#7b4a2e' } as const
export const hair = { black: '#2b1733', brown: '#4e2c2a', chestnut: '#7a4527', grey: '#b3a9ac', white: '#f3ebe0' } as const

export const mixed = (a: string, b: string, t: number): string =>
  `#${[1, 3, 5]
    .map((i) =>
      Math.round(Number.parseInt(a.slice(i, i + 2), 16) * (1 - t) + Number.parseInt(b.slice(i, i + 2), 16) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
/** The same paper in the shade: for a far arm, a fold, the inside of a sleeve. */
export const shade = (colour: string, much = 0.18): string => mixed(colour, '#3b1a3f', much)
export const lighter = (colour: string, much = 0.3): string => mixed(colour, '#fffaf0', much)
