import { type Token, tokensOf } from './tagger.ts'

/** A piece of a block: offsets are of the block's text. */
export type Piece = { from: number; to: number; said: string; tokens: Token[] }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const mask = '\ue000'
const abbreviation =
  /\b(Dr|Mr|Mrs|Ms|St|Rev|Revd|Prof|Fr|Sr|Jr|Bro|Sis|Pr|Ps|vs|cf|etc|No|Vol|pp?|vv?|ch|Gen|Ex|Matt|Lk|Mk|Jn|Rom|Cor|Gal|Eph|Phil|Col|Heb|[A-Z])\.(?=\s)/g

/** What a listener has to fill in, as it is printed. */
const blank = '____'
export const hasBlank = (text: string): boolean => text.includes(blank)

export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/_{3,}/g, blank)
    .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
    .trim()

/** Whether a block is speech that a machine wrote down: many words and hardly a full stop. */
export const isUnstopped = (text: string, words: number): boolean => {
  const stops = text.match(/[.!?](?=["”’)\]]*(?:\s|$))/g)?.length ?? 0
  return words > 45 * (stops + 1) || (words > 8 && stops === 0 && !/\p{Lu}/u.test(text.slice(0, 1)))
}

/** Sentences by their full stops; a colon before a quotation and an abbreviation end none. */
export function cutWritten(text: string): Piece[] {
  const hidden = text.replace(abbreviation, `$1${mask}`).replace(/(?<=\d)\.(?=\d)/g, mask)
  const cuts: { from: number; to: number }[] = []
  let from = 0
  for (const { segment } of segmenter.segment(hidden)) {
    const to = from + segment.length
    const before = cuts.at(-1)
    // A piece in small letters or of signs alone belongs to what stands before it.
    if (before && (/^\s*\p{Ll}/u.test(segment) || !/[\p{L}\p{N}]/u.test(segment))) before.to = to
    else cuts.push({ from, to })
    from = to
  }
  return cuts.flatMap(({ from: start, to }) => {
    const raw = text.slice(start, to)
    const said = tidy(raw)
    return /\p{L}/u.test(said)
      ? [{ from: start + (raw.length - raw.trimStart().length), to: start + raw.trimEnd().length, said, tokens: tokensOf(said) }]
      : []
  })
}

const starters = new Set('and but so because now okay then well um uh or'.split(' '))
const binders = new Set(
  'that who which if when what where why how than because and but so or as like while till until unless to not'.split(' '),
)
const pointers = new Set('that this it there here'.split(' '))
const openers = new Set('that this there if when the a'.split(' '))
const leaning = new Set(['verb', 'aux', 'prep', 'det', 'name'])
/** No piece is longer, wherever its clauses begin. */
const longest = 45

/** So many words less a piece needs before the next one begins, where it is cut as short as it may be. */
const spared = 6
/** "let's move on", "do you see": no subject stands before the verb, and yet something else begins. */
const turns = (tokens: readonly Token[], at: number, verbs: number): boolean =>
  verbs > 0 && (tokens[at]?.lemma === 'let' || (tokens[at]?.pos === 'aux' && tokens[at + 1]?.pos === 'pronoun'))

const isSubject = (token: Token | undefined) => token?.pos === 'pronoun' || token?.pos === 'name'
const isVerbal = (token: Token | undefined) => token?.pos === 'verb' || token?.pos === 'aux'

/** Cuts speech without full stops where a new subject with its verb begins; `shortly` wherever one may. */
export function cutSpoken(text: string, shortly = false): Piece[] {
  const tokens = tokensOf(text)
  const pieces: Token[][] = [[]]
  let verbs = 0
  tokens.forEach((token, at) => {
    const piece = pieces.at(-1) ?? []
    if (begins(tokens, at, piece.length + (shortly ? spared : 0), verbs) || (shortly && turns(tokens, at, verbs))) {
      pieces.push([token])
      verbs = 0
    } else piece.push(token)
    if (token.pos === 'verb' || (shortly && token.pos === 'aux')) verbs++
  })
  const plain = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
  let cursor = 0
  return pieces.flatMap((run) => {
    const places = run.map(({ text: word }) => {
      const from = Math.max(cursor, plain.indexOf(word, cursor))
      cursor = from + word.length
      return from
    })
    const [from] = places
    if (from === undefined) return []
    // A sign behind the last word belongs to the piece.
    while (/[.,;:!?"']/.test(plain.charAt(cursor))) cursor++
    return [{ from, to: cursor, said: tidy(text.slice(from, cursor)), tokens: run }]
  })
}

function begins(tokens: readonly Token[], at: number, length: number, verbs: number): boolean {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (!token || !before) return false
  if (length >= longest) return true
  if (verbs === 0) return false
  const ahead = tokens.slice(at, at + 5)
  const bound = binders.has(before.word)
  if (starters.has(token.word)) {
    const skip = ahead[1]?.pos === 'adv' || starters.has(ahead[1]?.word ?? '') ? 2 : 1
    const opens = isSubject(ahead[skip]) || openers.has(ahead[skip]?.word ?? '')
    return length >= 6 && opens && ahead.slice(skip + 1).some(isVerbal)
  }
  if (pointers.has(token.word) && ahead[1]?.lemma === 'be') return length >= 7 && !bound
  return length >= 9 && isSubject(token) && ahead.slice(1, 3).some(isVerbal) && !bound && !leaning.has(before.pos)
}

const sounds = /\b(?:um|uh|you know|i mean|all right|okay|y['’]all know)\b/i
/** Whether a piece of speech is two sentences that ran together, or has sounds in it that nobody prints. */
export const runsOn = (said: string): boolean =>
  sounds.test(said) || cutSpoken(said, true).filter(({ tokens }) => tokens.some(({ pos }) => pos === 'verb' || pos === 'aux')).length >= 3
