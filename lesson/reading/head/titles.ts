/** "Singing at Midnight": short, its words with capitals, and no sentence. */
export function isTitleLine(text: string): boolean {
  const words = text.split(/\s+/)
  const ofLetters = (least: number) => words.filter((word) => new RegExp(`^["“]?\\p{L}{${least},}`, 'u').test(word))
  const long = ofLetters(4).length > 0 ? ofLetters(4) : ofLetters(3)
  return (
    words.length >= 2 &&
    words.length <= 12 &&
    /^["“]?\p{Lu}/u.test(text) &&
    !/[.!;,:]$/.test(text) &&
    long.length > 0 &&
    long.filter((word) => /^["“]?\p{Lu}/u.test(word)).length >= long.length * 0.8
  )
}

/** "THE FALL OF MAN" as "The Fall of Man"; other titles as they stand, without quotation marks around them. */
export const titleCase = (text: string): string => {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/^["“”']+|["“”']+$/g, (mark, at: number) => (/^["“].*["”]$/.test(text) || at > 0 ? '' : mark))
    .trim()
  if (clean !== clean.toUpperCase() || clean.replace(/[^A-Z]/g, '').length < 5) return clean
  const small = new Set('a an and as at but by for from in into nor of on or the to with'.split(' '))
  return clean
    .toLowerCase()
    .replace(/[\p{L}’']+/gu, (word, at: number, all: string) =>
      at > 0 && small.has(word) && !/[:.!?]\s$/.test(all.slice(0, at)) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}
