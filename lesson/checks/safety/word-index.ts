import { formsOfEntry } from './word-forms.ts'

/** Where an entry stands in a sentence: first and last word, counted. */
export type Place = { from: number; to: number }
type Entry = { words: ReadonlySet<string>[]; id: number }

/** Every entry of the lexicon by the first word of it, so that a sentence is read once for all rules. */
export class WordIndex {
  readonly #ids = new Map<string, number>()
  readonly #byFirst = new Map<string, Entry[]>()

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
    words.forEach((word, from) => {
      for (const entry of this.#byFirst.get(word) ?? []) {
        if (!entry.words.every((forms, at) => forms.has(words[from + at] ?? ''))) continue
        const place = { from, to: from + entry.words.length - 1 }
        found.set(entry.id, [...(found.get(entry.id) ?? []), place])
      }
    })
    return found
  }
}
