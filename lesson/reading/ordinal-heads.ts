import { rowOf } from './counted-row.ts'
import { cutSpoken } from './cut-sentences.ts'
import type { Head, Sentence } from './reading.ts'
import { betweenCues } from './room-words.ts'
import type { Token } from './tagger.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const lead = "(?:(?:and|so|now|then|but|okay|ok|well|um|uh|all right|alright|right|consider|here is|here'?s|that'?s|this is)[,\\s]+){0,4}"
const things =
  'things?|points?|one|half|part|word|truth|lesson|reason|way|mark|move|step|sign|gift|question|answer|movement|stone|mistake|promise|picture'
/** "First, …", "Secondly …", "First of all …": alone it counts only where a sign or its ending says that it does: "First year I was here" does not. */
const ordinal = new RegExp(
  `^${lead}(?:(?:the|my) )?(first|second|third|fourth|fifth|sixth|seventh|last|final)(?:(?:ly| of all)\\b|(?=\\s*[,.:;!–—-]|\\s(?:is|was)\\b))`,
  'i',
)
/** "the third thing", "and then my second point", "number two": at the beginning of a sentence or of a clause. */
const counted = new RegExp(
  `(?:^${lead}|[,;:–—-]["']?\\s+${lead}|\\b(?:so|and|now|then|okay|alright|to|is)\\s+)(?:(?:(?:the|my|our|your)\\s+)?(first|second|third|fourth|fifth|sixth|seventh|last|final)\\s+(?:${things})|(?:point|reason|truth|step|number)\\s+(one|two|three|four|five|six|seven|\\d))\\b|\\b(first|second|third|fourth|last) thing (?=(?:i|we|you)\\b)`,
  'i',
)
const bare = new RegExp(`^${lead}(first|second|third|fourth|fifth)(?=\\s)`, 'i')
const opens = new Set<Token['pos']>(['pronoun', 'name', 'verb', 'aux', 'det', 'wh'])
/** "First he sees him", as captions have it without a sign; "first year" counts years. */
function unsigned(one: Sentence): RegExpExecArray | null {
  const place = bare.exec(one.plain)
  const at = one.tokens.findIndex(({ word }) => word === place?.[1]?.toLowerCase())
  return opens.has(one.tokens[at + 1]?.pos ?? 'other') ? place : null
}
/** "I want you to see is that", "that Jesus does is": what leads up to what is counted. */
const leadsUp =
  /^(?:that )?(?:i|we|you|he|she|it|they|jesus|god|paul)(?:'(?:m|d|ll|ve|re))? (?:(?:would|have|need|want|going|can|must|should|do|does|did|see|saw|notice|learn|find|hear|know|say|says|said|tell|tells|told)\b)[^,.:;]{0,60}?\b(?:is|was)(?:\s+(?:that|this)\b)?[\s,:]+/i
/** What the preacher says of his own going on: "I want to talk about …", "and I'm going to sit down", "and get this if you get nothing else". */
const aboutGoingOn =
  /^(?:(?:and|now|so) )?(?:i|let me|let's|we(?:'re| are| will|'ll)|by the way|for (?:us|you|me)|(?:here|this|that)(?:'s| is) (?:the (?:one|last|big)|where|what|for|how|why)|(?:get|hear|catch|write|mark|note|watch|take|keep|hold|remember|listen to|hang on to) (?:this|that|it|me)|look at|(?:look|listen)(?=[,.!]|$)|you (?:know|see))\b/i
/** A verse or a quotation read before the point is made of it. */
const namesVerse = /^(?:and |now |in )?(?:verses?|chapter)\b/i
const numberedBook = /^(?:samuel|kings|chronicles|corinthians|thessalonians|timothy|peter|john)\b/i

/** What is counted is said in so many words at most; a longer sentence holds more than it. */
const longestCounted = 16
const longestNext = 10
/** In captions nothing says where a sentence ends; a longer piece may be two. */
const longestSpoken = 11
/** Who counts faster than this, in words, goes through a list. */
const leastUnder = 20

const bareOf = (said: string): string =>
  said
    .replace(/^[\s,:;.!—–-]+/, '')
    .replace(leadsUp, '')
    .replace(/^(?:is|was)\s+(?:that |this )?/i, '')
    .replace(/(?<![\s.:,])[\s.:,]+$/, '')
/** What stands behind a number, or '' where it is nothing, too long, or only how he goes on. */
function whatIsCounted(said: string, longest = longestCounted): string {
  const text = bareOf(said)
  return text.includes(' ') && text.split(' ').length <= longest && !aboutGoingOn.test(text) ? text : ''
}

const seen = /^(?:i|we|you) (?:see|notice|find|want you to (?:see|know|notice|hear))(?: is)?(?: that)? (?=\S+ \S)/i
const aboutHimself = /\b(?:i|me|my)\b/i
const filler = /^(?:(?:um|uh|er|okay|ok|now|so|and|but|well|like|just|yeah|right)\s+)+/i
/** The same of captions: the first thing that he says there, as far as its own verb goes. */
function whatIsSpoken(said: string): string {
  for (const piece of cutSpoken(bareOf(said).replace(seen, ''), true).slice(0, 4)) {
    const [stretch] = betweenCues(piece.said)
    const text = (stretch?.text ?? '').replace(filler, '').replace(/ (?:like|because|cause|and)\b.*$/i, '')
    // "Look at the end of five", "do you see anything": what he goes on to is his next word, not his point.
    if (/^(?:look at|do|does|did|can|are|is)\b/i.test(text)) return ''
    if (aboutGoingOn.test(text) || namesVerse.test(text) || aboutHimself.test(text)) continue
    const words = text.split(' ')
    const verb = piece.tokens.findIndex(({ pos }) => pos === 'verb' || pos === 'aux')
    const isClean = words.length >= 2 && words.length <= longestSpoken && verb >= 0 && verb <= 3 + words.length / 3
    return isClean && !words.some((word) => word.length === 1 && !/[ai]/i.test(word)) ? text : ''
  }
  return ''
}

/** How far behind a number that says nothing the point may stand: behind how he goes on, or a quotation. */
const farthest = 3
/** What is counted by a number in a sentence of which `rest` stands behind the number. */
function headAfter(sentences: readonly Sentence[], { id, quoted }: Sentence, rest: string, captions: boolean): string {
  if (captions) return whatIsSpoken(`${rest} ${rest.split(' ').length < 6 ? (sentences[id + 1]?.plain ?? '') : ''}`)
  const text = quoted < 0.5 ? whatIsCounted(rest) : ''
  const bareRest = bareOf(rest)
  if (text || (bareRest.includes(' ') && !aboutGoingOn.test(bareRest))) return text
  for (const next of sentences.slice(id + 1, id + 1 + farthest)) {
    if (namesVerse.test(next.plain)) return ''
    if (next.quoted >= 0.3) continue
    const head = whatIsCounted(next.plain, longestNext)
    if (head || !aboutGoingOn.test(next.plain)) return head
  }
  return ''
}

type Found = Head & { sentence: number; at: number; value: number; says: boolean; looksBack: boolean }
const looksBack = /^(?:(?:and|so|now|but)[,\s]+){0,2}(?:that|this)(?:'s| is| was)\b/i
const last = 9

function foundAt(sentences: readonly Sentence[], one: Sentence, number: { value: number; rest: string }, captions: boolean): Found {
  const text = headAfter(sentences, one, number.rest, captions)
  const label = number.value === last ? '' : String(number.value)
  const place = { block: one.paragraph, sentence: one.id, at: one.id }
  return { text, how: 'ordinal', label, ...place, value: number.value, says: text !== '', looksBack: looksBack.test(one.plain) }
}

/** "First, …", "and then the second thing, …", "Number three. …": kept where they go up from the first. */
export function ordinalHeads(sentences: readonly Sentence[], captions = false): (Head & { sentence: number })[] {
  const found = sentences.flatMap((one) => {
    const place = ordinal.exec(one.plain) ?? counted.exec(one.plain) ?? unsigned(one)
    const word = (place?.[1] ?? place?.[2] ?? place?.[3])?.toLowerCase() ?? ''
    if (!place || !word) return []
    const value = /last|final/.test(word)
      ? last
      : Math.max(ordinals.indexOf(word), numbers.indexOf(word), Number.parseInt(word) - 1 || 0) + 1
    const rest = one.plain.slice(place.index + place[0].length)
    // "Second Kings, chapter four" is a book of the Bible.
    return numberedBook.test(rest.trimStart()) ? [] : [foundAt(sentences, one, { value, rest }, captions)]
  })
  const row = rowIn(
    sentences,
    found.filter(({ value }) => value < last),
  )
  const end = row.at(-1)
  const closing = end && found.find(({ value, at, says }) => value === last && says && at > end.at)
  const all = row.length > 0 ? [...row, ...(closing ? [closing] : [])] : announcedRow(sentences, captions)
  return all
    .map((one) => (one.text && !one.looksBack ? one : { ...one, text: likeItsSisters(sentences, one, all) || one.text }))
    .map(({ text, how, block, label, sentence }) => ({ text, how, block, label, sentence }))
}

const wordsFrom = (sentences: readonly Sentence[], at: number, to?: number) =>
  sentences.slice(at, to).reduce((sum, { words }) => sum + words, 0)
const rowIn = (sentences: readonly Sentence[], inOrder: readonly Found[]) =>
  rowOf(
    inOrder.map((one, place) => {
      const under = wordsFrom(sentences, one.at, inOrder[place + 1]?.at)
      // "So that's the first thing": what it is about stands above it.
      const above = one.looksBack ? wordsFrom(sentences, inOrder[place - 1]?.at ?? 0, one.at) : 0
      return { ...one, hasBody: under + above >= leastUnder }
    }),
  )

const announced = new RegExp(
  `\\b(two|three|four|five|six)\\s+(?:(?:quick|short|simple|little|plain|big|other)\\s+)?(?:things|points|words|truths|lessons|reasons|ways|marks|moves|steps|signs|gifts|parts|stones|promises|pictures)\\b`,
  'i',
)
const cardinal = new RegExp(`^${lead}(one|two|three|four|five|six)\\b(?=[,.:;!]|\\s)`, 'i')
/** "Three things. One, … Two, … And three, …": where he says how many there are, figures alone count, and all of them must be there. */
function announcedRow(sentences: readonly Sentence[], captions: boolean): Found[] {
  for (const { id, plain, quoted } of sentences) {
    const [, word] = (quoted < 0.5 && announced.exec(plain)) || []
    const wanted = word ? numbers.indexOf(word.toLowerCase()) + 1 : 0
    if (wanted < 2) continue
    const found = sentences.slice(id + 1).flatMap((one) => {
      const place = cardinal.exec(one.plain)
      const value = place?.[1] ? numbers.indexOf(place[1].toLowerCase()) + 1 : 0
      if (!place || value < 1) return []
      const rest = one.plain.slice(place[0].length)
      const next = one.tokens[one.tokens.findIndex(({ word: own }) => own === place[1]?.toLowerCase()) + 1]
      // "Two men went up to the temple" counts men.
      const isNumber = value > 1 ? next?.pos !== 'noun' || next.word === next.lemma : /^(?:verb|aux|pronoun)$/.test(next?.pos ?? '')
      return isNumber || /^\s*[,.:;!]/.test(rest) || /^\s+(?:um|uh)\b/.test(rest)
        ? [foundAt(sentences, one, { value, rest }, captions)]
        : []
    })
    const row = rowIn(sentences, found)
    if (row.length === wanted && row.every(({ says }) => says)) return row
  }
  return []
}

/** Where a number has no words of its own, the clause about it that is shaped as its sisters are: "He saw her", beside "He called her". */
function likeItsSisters(sentences: readonly Sentence[], { sentence }: Found, row: readonly Found[]): string {
  const said = row.filter(({ says }) => says).map(({ text }) => text.toLowerCase().split(' '))
  const sisters = said.filter(([word]) => said.filter(([other]) => other === word).length >= 2)
  const [first] = sisters
  if (!first || sisters.some(([word]) => word !== first[0])) return ''
  const ends = sisters.map((words) => words.at(-1))
  const clauses = sentences
    .slice(Math.max(0, sentence - 1), sentence + 4)
    .filter(({ quoted }) => quoted < 0.3)
    .flatMap(({ plain }) => plain.split(/[,;:.!?]\s*(?:(?:and|but|so|then) )?/))
  return (
    clauses.find((clause) => {
      const words = clause.toLowerCase().split(' ')
      return words.length >= 2 && words.length <= longestNext && words[0] === first[0] && ends.includes(words.at(-1))
    }) ?? ''
  )
}
