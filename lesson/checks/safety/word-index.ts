import { formsOfEntry } from './word-forms.ts'

/** Where an entry stands in a sentence: first and last word, counted. */
export type Place = { from: number; to: number }
type Entry = { words: ReadonlySet<string>[]; id: number }

/** Every entry of the lexicon by the first word of it, so that a sentence is read once for all rules. */
export class WordIndex {
  readonly #ids = new Map<string, number>()
  readonly #byFirst = new Map<string, Entry[]>()

  get size(): number {
    return this.#ids.size
  }

  idOf(entry: string): number {
    const known = this.#ids.get(entry)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(entry, id)
    const words = formsOfEntry(entry)
    for (const form of words[0] ?? []) this.#byFirst.set(form, [...(this.#byFirst.get(form) ?? []), { words, id }])
    return id
  }

  /** Which entries stand in a sentence, and where. */
  placesIn(words: string[]): Map<number, Place[]> {
    const found = new Map<number, Place[]>()
    for (let from = 0; from < words.length; from++) {
      const entries = this.#byFirst.get(words[from] ?? '')
      if (!entries) continue
      for (const { words: forms, id } of entries) {
        let to = from
        while (to - from + 1 < forms.length && forms[to - from + 1]?.has(words[to + 1] ?? '')) to++
        if (to - from + 1 < forms.length) continue
        const places = found.get(id)
        if (places) places.push({ from, to })
        else found.set(id, [{ from, to }])
      }
    }
    return found
  }
}
