import { keyStems } from '#lesson/scripture/bible.ts'

/** Shorter ones share their few words with questions that ask something else. */
const fewestStems = 3
const nearlyTheSame = 0.75

const isTheSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  if (Math.min(a.size, b.size) < fewestStems) return false
  const both = [...a].filter((stem) => b.has(stem)).length
  return both / (a.size + b.size - both) >= nearlyTheSame
}

/** The questions of a story, and those of its claim that ask something else: the two were written apart. */
export function askedOnce(ofStory: readonly string[], ofClaim: readonly string[]): string[] {
  const asked = ofStory.map((question) => new Set(keyStems(question)))
  return [...ofStory, ...ofClaim.filter((question) => !asked.some((other) => isTheSame(other, new Set(keyStems(question)))))]
}
