import type { Read, Rule } from './rules.ts'

/** Which rules may hold for a sentence: those of whose terms each has a word in it. So few of hundreds are tried at all. */
export class RuleIndex<Owner> {
  readonly #byEntry = new Map<number, { at: number; bit: number }[]>()
  readonly #all: { rule: Rule; owner: Owner; whole: number }[]

  constructor(rules: { rule: Rule; owner: Owner }[]) {
    this.#all = rules.map(({ rule, owner }) => ({ rule, owner, whole: 2 ** rule.terms.length - 1 }))
    this.#all.forEach(({ rule }, at) =>
      rule.terms.forEach(({ entries }, term) => {
        for (const id of entries) this.#byEntry.set(id, [...(this.#byEntry.get(id) ?? []), { at, bit: 2 ** term }])
      }),
    )
  }

  candidates(...reads: Read[]): { rule: Rule; owner: Owner }[] {
    const met = new Map<number, number>()
    for (const { found } of reads)
      for (const id of found.keys()) for (const { at, bit } of this.#byEntry.get(id) ?? []) met.set(at, (met.get(at) ?? 0) | bit)
    const all: { rule: Rule; owner: Owner }[] = []
    for (const [at, terms] of met) {
      const one = this.#all[at]
      if (one?.whole === terms) all.push(one)
    }
    return all
  }
}
