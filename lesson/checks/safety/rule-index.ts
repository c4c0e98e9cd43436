import type { Read, Rule } from './rules.ts'

/** Which rules may hold for a sentence: those of whose terms each has a word in it. So few of hundreds are tried at all. */
export class RuleIndex<Owner> {
  readonly #byEntry = new Map<number, { at: number; bit: number }[]>()
  readonly #all: { rule: Rule; owner: Owner; whole: number }[]
  /** Which terms of each rule the sentence at hand has; between sentences all 0. */
  readonly #met: Int32Array

  constructor(rules: { rule: Rule; owner: Owner }[]) {
    this.#all = rules.map(({ rule, owner }) => ({ rule, owner, whole: 2 ** rule.terms.length - 1 }))
    this.#met = new Int32Array(rules.length)
    this.#all.forEach(({ rule }, at) =>
      rule.terms.forEach(({ entries }, term) => {
        for (const id of entries) this.#byEntry.set(id, [...(this.#byEntry.get(id) ?? []), { at, bit: 2 ** term }])
      }),
    )
  }

  candidates(...reads: Read[]): { rule: Rule; owner: Owner }[] {
    const met = this.#met
    const touched: number[] = []
    for (const { found } of reads)
      for (const id of found.keys())
        for (const { at, bit } of this.#byEntry.get(id) ?? []) {
          if (!met[at]) touched.push(at)
          met[at] = (met[at] ?? 0) | bit
        }
    const all: { rule: Rule; owner: Owner }[] = []
    for (const at of touched) {
      const one = this.#all[at]
      if (one && one.whole === met[at]) all.push(one)
      met[at] = 0
    }
    return all
  }
}
