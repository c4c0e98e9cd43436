import { sentencesOf } from '#lesson/words/sentences.ts'

/** A word and what is asked for it. */
export type Clue = { word: string; clue: string }
export type Placed = Clue & { row: number; column: number; down: boolean; number: number }
export type Crossword = { rows: number; columns: number; placed: Placed[] }

type Spot = { word: string; clue: string; row: number; column: number; down: boolean }
const side = 60

/** The letters so far, by place. */
class Board {
  readonly letters = new Map<number, string>()
  readonly spots: Spot[] = []
  at = (row: number, column: number): string | undefined => this.letters.get(row * side + column)

  put(spot: Spot): void {
    this.spots.push(spot)
    ;[...spot.word].forEach((letter, i) =>
      this.letters.set((spot.row + (spot.down ? i : 0)) * side + spot.column + (spot.down ? 0 : i), letter),
    )
  }
  /** How many letters a word shares there; -1 where it may not lie: it touches another, or a letter differs. */
  crossings({ word, row, column, down }: Spot): number {
    const [dr, dc] = down ? [1, 0] : [0, 1]
    if (row < 1 || column < 1 || row + dr * word.length >= side - 1 || column + dc * word.length >= side - 1) return -1
    if (this.at(row - dr, column - dc) || this.at(row + dr * word.length, column + dc * word.length)) return -1
    let shared = 0
    for (let i = 0; i < word.length; i += 1) {
      const [r, c] = [row + dr * i, column + dc * i]
      const here = this.at(r, c)
      if (here === word[i]) shared += 1
      else if (here) return -1
      else if (this.at(r + dc, c + dr) || this.at(r - dc, c - dr)) return -1
    }
    return shared
  }
}

/** A crossword of as many words as find a place; every word crosses another. Undefined under four. */
export function crossword(clues: readonly Clue[]): Crossword | undefined {
  const words = clues
    .map(({ word, clue }) => ({ word: word.toUpperCase(), clue }))
    .filter(({ word }, i, all) => /^[A-Z]{3,12}$/.test(word) && all.findIndex((one) => one.word === word) === i)
    .toSorted((a, b) => b.word.length - a.word.length)
  const [first, ...rest] = words
  if (!first) return undefined
  const board = new Board()
  board.put({ ...first, row: side / 2, column: side / 2 - Math.floor(first.word.length / 2), down: false })
  for (let round = 0, left = rest; round < 3 && left.length; round += 1) {
    left = left.filter((one) => {
      const spots = board.spots.flatMap((over) =>
        [...over.word].flatMap((letter, i) =>
          [...one.word].flatMap((own, k): Spot[] =>
            own === letter
              ? [
                  over.down
                    ? { ...one, row: over.row + i, column: over.column - k, down: false }
                    : { ...one, row: over.row - k, column: over.column + i, down: true },
                ]
              : [],
          ),
        ),
      )
      const best = spots
        .map((spot) => ({ spot, shared: board.crossings(spot) }))
        .filter(({ shared }) => shared > 0)
        .toSorted((a, b) => b.shared - a.shared)[0]
      if (best) board.put(best.spot)
      return !best
    })
  }
  return board.spots.length < 4 ? undefined : numbered(board.spots)
}

function numbered(spots: readonly Spot[]): Crossword {
  const top = Math.min(...spots.map(({ row }) => row))
  const left = Math.min(...spots.map(({ column }) => column))
  const moved = spots
    .map((spot) => ({ ...spot, row: spot.row - top, column: spot.column - left }))
    .toSorted((a, b) => a.row - b.row || a.column - b.column)
  const numbers = new Map<string, number>()
  const placed = moved.map((spot): Placed => {
    const key = `${spot.row} ${spot.column}`
    const number = numbers.get(key) ?? numbers.size + 1
    numbers.set(key, number)
    return { ...spot, number }
  })
  return {
    rows: Math.max(...placed.map(({ row, word, down }) => row + (down ? word.length : 1))),
    columns: Math.max(...placed.map(({ column, word, down }) => column + (down ? 1 : word.length))),
    placed,
  }
}

/** A sentence that can be read alone: no figures, no half of a quotation. */
const plain = /^[A-Z][^\d"“”:]*$/

/** Clues out of a text: its own sentences with the word left out. A word that stands twice in its sentence is none. */
export function cluesOf(text: string, words: readonly string[]): Clue[] {
  const sentences = text.split(/\n+/).flatMap(sentencesOf)
  const used = new Set<string>()
  return words.flatMap((word) => {
    const whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu')
    const sentence = sentences.find(
      (one) => !used.has(one) && plain.test(one) && one.length < 110 && one.split(' ').length > 4 && (one.match(whole)?.length ?? 0) === 1,
    )
    if (!sentence) return []
    used.add(sentence)
    return [{ word, clue: sentence.replace(whole, '_____').replace(/^["“']+/, '') }]
  })
}
