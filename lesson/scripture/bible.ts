import { bookCodes, bookNames, type BookCode } from './books.ts'

export type Verse = { book: BookCode; chapter: number; verse: number; text: string }
const stopWords = new Set(
  'a an the and or but of to in on at by for with from as is are was were be been am i you he she it we they me him her us them my your his its our their that this these those who whom what when where why how not no nor so if then than there here do did does done have has had will shall would should may might can could o oh unto into upon said say says all one let thy thee thou ye hath also very because yet out up down over about before after again even such any every man men things thing come came go went'.split(
    ' ',
  ),
)
/** Words of a text that carry meaning, cut to their stems, so that "loveth" and "loves" are one. */
export const keyStems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !stopWords.has(word))
    .map(stem)
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[’']/g, '')
    .match(/[a-z]+/g) ?? []
export const stem = (word: string): string => (word.length > 3 && word.replace(/(eth|ing|edst|est|ed|es|s)$/, '')) || word
/** How often a run of words stands in a text, whatever its capitals and signs; twice in a row counts as two. */
export function timesIn(text: string, line: string): number {
  const wanted = wordsOf(line).join(' ')
  return wanted ? [...` ${wordsOf(text).join(' ')} `.matchAll(new RegExp(` ${wanted}(?= )`, 'g'))].length : 0
}
export const isStopWord = (word: string): boolean => stopWords.has(word)

/** A word of so many verses and more is an everyday one. */
const everyday = 500

/** The text of the Bible in one translation, with look-up by reference and by quotation. `name` stands beside every verse. */
export class Bible {
  readonly name: string
  readonly verses: Verse[] = []
  readonly #at = new Map<string, number>()
  #index: { versesWith: Map<string, number[]>; weights: Float32Array } | undefined
  #names: Set<string> | undefined
  #namesAlone: Set<string> | undefined
  /** Where every book and chapter begins and ends. */
  readonly #edges = new Map<string, { first: number; last: number }>()
  #scores: Float64Array | undefined

  /** Reads the format that scripts/build-bible.mjs writes: "#Gen", "=1", "1 In the beginning…". */
  constructor(name: string, text: string) {
    this.name = name
    let book: BookCode = 'Gen'
    let chapter = 0
    for (const line of text.split('\n')) {
      if (line.startsWith('#')) book = line.slice(1) as BookCode
      else if (line.startsWith('=')) chapter = Number(line.slice(1))
      else if (line) {
        const space = line.indexOf(' ')
        const verse = Number(line.slice(0, space))
        const at = this.verses.length
        this.#at.set(`${book}.${chapter}.${verse}`, at)
        for (const part of [book, `${book}.${chapter}`]) this.#edges.set(part, { first: this.#edges.get(part)?.first ?? at, last: at })
        this.verses.push({ book, chapter, verse, text: line.slice(space + 1) })
      }
    }
  }

  /** Which verses have a word, and how telling all words of a verse are together. Made when first asked for: a translation that is only printed does without. */
  get #words(): { versesWith: Map<string, number[]>; weights: Float32Array } {
    if (this.#index) return this.#index
    const versesWith = new Map<string, number[]>()
    this.verses.forEach((verse, at) => {
      for (const word of keyStems(verse.text)) {
        const list = versesWith.get(word)
        if (!list) versesWith.set(word, [at])
        else if (list.at(-1) !== at) list.push(at)
      }
    })
    const weights = new Float32Array(this.verses.length)
    for (const [, list] of versesWith) for (const at of list) weights[at] = (weights[at] ?? 0) + Math.log(this.verses.length / list.length)
    return (this.#index = { versesWith, weights })
  }

  /** Every word that stands with a capital inside a verse: the names of the Bible and of God; of "Beth-El" "Beth" and "Bethel". */
  get names(): Set<string> {
    // English translations are written in these letters alone; asked for any letter of any script, the search takes four times as long.
    const written = /(?<=[A-Za-zÀ-ÿ,;:] )([A-ZÀ-Þ][a-zß-ÿ]+)(?:-([A-Za-zÀ-ÿ]+))?/g
    return (this.#names ??= new Set(
      this.verses.flatMap(({ text }) =>
        [...text.matchAll(written)].flatMap(([, first = '', rest = '']) => [first, first + rest.toLowerCase()]),
      ),
    ))
  }

  /** The names that are no words as well: "Simon", and not "Mark" or "Justice". */
  get namesAlone(): Set<string> {
    if (this.#namesAlone) return this.#namesAlone
    const small = new Set(this.verses.flatMap(({ text }) => text.match(/(?<![A-Za-zÀ-ÿ’'])[a-zß-ÿ]+/g) ?? []))
    return (this.#namesAlone = new Set([...this.names].filter((name) => name.length > 2 && !small.has(name.toLowerCase()))))
  }

  /** How telling a word is: the logarithm of how few verses have it; 0 for a word that the Bible lacks. */
  rarity(stemmed: string): number {
    const count = this.#words.versesWith.get(stemmed)?.length ?? 0
    return count ? Math.log(this.verses.length / count) : 0
  }

  /** The stem of every word that carries meaning, and where the verses stand that have it, in order. */
  get concordance(): ReadonlyMap<string, readonly number[]> {
    return this.#words.versesWith
  }

  /** The verses of a reference such as "John.3.16", "Ruth.1", "Gen.1.1-Gen.2.3", or of several with commas between; [] when any end of it does not exist. */
  passage(osis: string): Verse[] {
    if (osis.includes(',')) return osis.split(',').flatMap((one) => this.passage(one))
    const [from = '', to = from] = osis.split('-')
    const first = this.#edge(from, 'first')
    const last = this.#edge(to, 'last')
    return first < 0 || last < first ? [] : this.verses.slice(first, last + 1)
  }

  #edge(osis: string, which: 'first' | 'last'): number {
    const [book, chapter, verse] = osis.split('.')
    if (verse) return this.#at.get(osis) ?? -1
    return this.#edges.get(chapter ? `${book}.${Number(chapter)}` : (book ?? ''))?.[which] ?? -1
  }

  /** The one verse that has a phrase word for word, whatever its capitals and signs; undefined when none or several have it. */
  verseWith(phrase: string): Verse | undefined {
    const said = ` ${wordsOf(phrase).join(' ')} `
    const { versesWith } = this.#words
    const rarest = keyStems(phrase)
      .map((word) => versesWith.get(word) ?? [])
      .sort((a, b) => a.length - b.length)[0]
    const holders = new Set(rarest)
    const found = [...holders].map((at) => this.verses[at]).filter((verse) => verse && ` ${wordsOf(verse.text).join(' ')} `.includes(said))
    return found.length === 1 ? found[0] : undefined
  }

  /**
   * The verse that a free quotation comes from: `cover` is the share of the quotation's weight found in the verse,
   * `back` the share of the verse's weight found in the quotation, each 0 to 1.
   */
  quoted(text: string): { verse: Verse; cover: number; back: number } | undefined {
    const words = [...new Set(keyStems(text))]
    if (words.length < 3) return undefined
    const { versesWith, weights } = this.#words
    // One array for all calls: a map for each sentence of a long sermon was most of the time of a reading.
    const scores = (this.#scores ??= new Float64Array(this.verses.length))
    const touched: number[] = []
    let total = 0
    const known = words.map((word) => ({ list: versesWith.get(word) ?? [], weight: this.rarity(word) || 6 }))
    // A verse that has only the everyday words of a sentence is not its source: those count where a rarer word stands too.
    for (const { list, weight } of known.sort((a, b) => a.list.length - b.list.length)) {
      total += weight
      if (list.length >= 3000) continue
      const only = list.length > everyday && touched.length > 0
      for (const at of list) {
        const before = scores[at] ?? 0
        if (before === 0) {
          if (only) continue
          touched.push(at)
        }
        scores[at] = before + weight
      }
    }
    let best = -1
    let bestScore = 0
    for (const at of touched) {
      const fit = (2 * (scores[at] ?? 0)) / (total + (weights[at] ?? 0))
      if (fit > bestScore) {
        bestScore = fit
        best = at
      }
    }
    const verse = this.verses[best]
    const score = scores[best] ?? 0
    for (const at of touched) scores[at] = 0
    return verse && { verse, cover: score / total, back: score / (weights[best] ?? 1) }
  }
}

export const osisOf = (verse: Verse): string => `${verse.book}.${verse.chapter}.${verse.verse}`

/** How people write a run of verses: "Ruth 1:16-17", "Psalm 23:1", "Genesis 1:1-2:3". */
export function labelOf(verses: Verse[]): string {
  const [first] = verses
  const last = verses.at(-1)
  if (!first || !last) return ''
  const name = bookNames[first.book].replace('Psalms', 'Psalm')
  if (first === last) return `${name} ${first.chapter}:${first.verse}`
  if (first.book !== last.book) return `${name} ${first.chapter}:${first.verse} to ${bookNames[last.book]} ${last.chapter}:${last.verse}`
  return first.chapter === last.chapter
    ? `${name} ${first.chapter}:${first.verse}-${last.verse}`
    : `${name} ${first.chapter}:${first.verse}-${last.chapter}:${last.verse}`
}

/** Verses as one running text, as they stand, without quotation marks that open and never close. */
export function textOf(verses: Verse[]): string {
  const text = verses.map((verse) => verse.text).join(' ')
  const opens = (text.match(/“/g) ?? []).length
  const closes = (text.match(/”/g) ?? []).length
  if (opens > closes && text.startsWith('“')) return text.slice(1)
  if (closes > opens && text.endsWith('”')) return text.slice(0, -1)
  return text
}
export const isBookCode = (code: string): code is BookCode => (bookCodes as string[]).includes(code)
