// A verse that is learned by losing it: read whole, then with fewer and fewer of its words.
export type VanishingWord = { text: string; gone: boolean }

/** The third of the words that goes first: the long ones are what one holds on to, so that of three neighbors the middle one goes before. */
const order = [1, 0, 2]
/** The verse whole, and again until all of it is gone. A short one goes in two steps. */
export function vanishing(verse: string): VanishingWord[][] {
  const words = verse.split(/\s+/).filter(Boolean)
  const steps = words.length < 6 ? [0, 2, 3] : [0, 1, 2, 3]
  return steps.map((gone) => words.map((text, at) => ({ text, gone: order.indexOf(at % 3) < gone })))
}
