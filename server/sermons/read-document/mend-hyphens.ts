import { createRequire } from 'node:module'

let english: Set<string> | undefined
const knownWords = () => (english ??= new Set(createRequire(import.meta.url)('an-array-of-english-words') as string[]))

/** Decides at a line's end whether "rebel-" and "lion" are one word; the document's own spelling decides first. */
export class HyphenMender {
  readonly #own = new Set<string>()
  constructor(lines: string[]) {
    // The first and last word of a line may be halves, so they prove nothing.
    for (const line of lines)
      for (const word of (line.toLowerCase().match(/[a-z]+(?:[-\u2010][a-z]+)*/g) ?? []).slice(1, -1))
        this.#own.add(word.replaceAll('\u2010', '-'))
  }
  #knows = (word: string) => this.#own.has(word) || knownWords().has(word)

  /** Joins a line to the text before it, with a space, without one, or without the hyphen. */
  join(before: string, after: string): string {
    const head = /(?<![A-Za-z])([A-Za-z]+)([-\u00ad\u2010])$/.exec(before)
    const tail = /^[A-Za-z]+/.exec(after)
    if (head?.[1] && tail && /^[a-z]/.test(after))
      return head[2] === '\u00ad' || this.#oneWord(head[1].toLowerCase(), tail[0].toLowerCase())
        ? before.slice(0, -1) + after
        : before.replace(/\u2010$/, '-') + after
    if (/[A-Za-z][-\u2010]$/.test(before) && tail) return before.replace(/\u2010$/, '-') + after
    if (/[—–]$/.test(before) && tail) return before + after
    const last = /(?<![A-Za-z])[A-Za-z]+$/.exec(before)?.[0]?.toLowerCase()
    const first = /^[a-z]+/.exec(after)?.[0]
    // Some makers drop the hyphen at the break: "bro" + "ken" is a word only when joined.
    if (last && first && last.length > 1 && !this.#knows(last) && !this.#knows(first) && this.#knows(last + first)) return before + after
    return `${before} ${after}`
  }

  #oneWord(a: string, b: string): boolean {
    if (this.#own.has(`${a}-${b}`) && !this.#own.has(a + b)) return false
    if (this.#knows(a + b)) return true
    return !(a.length > 2 && b.length > 2 && this.#knows(a) && this.#knows(b))
  }
}
