/** The pen of every picture: closed black lines on white, that a cheap printer and a wax crayon can follow. */
export const line = 3

const round = 'stroke-linejoin="round" stroke-linecap="round"'
/** A closed shape to color. */
export const shape = (d: string, width = line): string => `<path d="${d}" fill="#fff" stroke="#000" stroke-width="${width}" ${round}/>`
/** A line without a surface. */
export const stroke = (d: string, width = line): string => `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}" ${round}/>`
export const dot = (x: number, y: number, radius: number): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="#000"/>`
export const ring = (x: number, y: number, radius: number, width = line): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" stroke="#000" stroke-width="${width}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, width = line): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" stroke="#000" stroke-width="${width}"/>`
/** A limb or a branch: a thick line with an outline, which bends wherever its path does. */
export const tube = (d: string, thick: number, width = line): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${thick}" ${round}/><path d="${d}" fill="none" stroke="#fff" stroke-width="${thick - 2 * width}" ${round}/>`
export const at = (x: number, y: number, scale: number, inner: string, flip = false): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${inner}</g>`
