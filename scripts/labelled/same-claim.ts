// Whether two sentences say the same, as far as a program can tell: as much as their content words are the same.
const empty = new Set(
  'the a an and or but of to in on at for with by is are was were be been am do does did have has had will would can could not no that this these those it its he she they we you i me my your his her our their us them him as so if who what which when where how than then there from into up out about just'.split(
    ' ',
  ),
)
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[a-z0-9]+/g) ?? []
const bagOf = (text: string) =>
  new Set(
    wordsIn(text)
      .filter((word) => !empty.has(word))
      .map((word) => word.replace(/(?:ing|ed|es|s|ly)$/, '')),
  )

/** 0 to 1: twice the words they share by all of theirs. */
export function near(a: string, b: string): number {
  const [one, two] = [bagOf(a), bagOf(b)]
  if (!one.size || !two.size) return 0
  return (2 * [...one].filter((word) => two.has(word)).length) / (one.size + two.size)
}
/** From here on, two sentences count as one claim. */
export const sameClaim = 0.5

export const saysIdea = (text: string, gold: { bigIdea: string; bigIdeaQuote: string }): boolean =>
  Math.max(near(text, gold.bigIdea), near(text, gold.bigIdeaQuote)) >= sameClaim

const plain = (text: string) => wordsIn(text).join(' ')
export const saysPoint = (text: string, quote: string, gold: { point: string; quote: string }): boolean =>
  Math.max(near(text, gold.point), near(quote, gold.quote), near(quote, gold.point), near(text, gold.quote)) >= sameClaim ||
  (wordsIn(gold.quote).length >= 4 && plain(quote).includes(plain(gold.quote)))

/** Whether a line prints a sentence that must not be printed. */
export const prints = (line: string, forbidden: string): boolean =>
  plain(line).includes(plain(forbidden)) || (wordsIn(line).length > 5 && plain(forbidden).includes(plain(line)))
