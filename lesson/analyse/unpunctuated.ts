import type { Bible } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'

/** So many words for each mark that ends a sentence, and nobody has set the marks. */
const wordsAMark = 60

/** Whether a text is what a machine wrote down of a speech, without full stops: the captions of a video, a dictation. */
export const isUnpunctuated = (text: string): boolean =>
  countWords(text) > wordsAMark * ((text.match(/[.!?](?=["”’)\]]*\s|["”’)\]]*$)/g)?.length ?? 0) + 1)

/** Words with which somebody who speaks begins anew. */
const begins =
  /^(?:and|but|so|because|now|then|well|you|he|she|they|we|i|this|that's|it's|there|what|when|if|god|jesus|listen|do|don't|not|the|in|for)$/i
const surely = /^(?:and|but|so|because|now|then|well)$/i
const [least, enough, most] = [12, 18, 26]

/** Such a text in pieces of twelve to twenty-six words, cut where a new sentence may begin, with the capitals of the names of God and of the Bible. */
export function piecesOf(text: string, bible: Bible): string[] {
  const capitals = capitalsFor(bible)
  const words = text.split(/\s+/).filter(Boolean)
  const pieces: string[] = []
  let piece: string[] = []
  for (const word of words) {
    const may = piece.length >= enough ? begins : surely
    if (piece.length >= most || (piece.length >= least && may.test(word))) {
      pieces.push(piece.join(' '))
      piece = []
    }
    piece.push(word.replace(/^\p{L}+/u, (name) => capitals.get(name) ?? name))
  }
  if (piece.length > 0) pieces.push(piece.join(' '))
  return pieces
}

const known = new WeakMap<Bible, Map<string, string>>()
/** What has a capital wherever the Bible has it: "nebuchadnezzar" can only be a name, "mark" may be a verb. */
function capitalsFor(bible: Bible): Map<string, string> {
  const made = known.get(bible)
  if (made) return made
  const small = new Set(bible.verses.flatMap(({ text }) => text.match(/\b\p{Ll}+/gu) ?? []))
  const names = [...bible.names].filter((name) => !small.has(name.toLowerCase())).map((name) => [name.toLowerCase(), name] as const)
  const map = new Map([...names, ...['God', 'Lord', 'Jesus', 'Christ', 'Bible', 'I'].map((name) => [name.toLowerCase(), name] as const)])
  known.set(bible, map)
  return map
}
