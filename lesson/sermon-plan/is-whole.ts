const spoken = /\b(?:um|uh|yeah|okay so)\b|[:;,–—-]$/i
const isTorn = (text: string) => text.split('(').length !== text.split(')').length || text.split('"').length % 2 === 0

/** Not a piece that begins or ends inside brackets or a quotation, nor one with sounds that nobody prints. */
export const isWhole = (text: string): boolean => !spoken.test(text) && !isTorn(text)
