import winkNlp from 'wink-nlp'
import model from 'wink-eng-lite-web-model'
import lexicon from './pulpit-lexicon.json' with { type: 'json' }

export type Pos = 'noun' | 'name' | 'pronoun' | 'verb' | 'aux' | 'adj' | 'adv' | 'det' | 'prep' | 'conj' | 'num' | 'wh' | 'other'
export type Token = {
  /** As it stands in the sermon; a contraction gives two: "did" and "n't". */
  text: string
  word: string
  lemma: string
  pos: Pos
  tense: 'past' | 'present' | 'future' | ''
  person: 0 | 1 | 2 | 3
  namesGod: boolean
  negated: boolean
  /** Whether something that parts clauses stands before this word: a comma, a dash, a semicolon. */
  breakBefore: boolean
}

const wink = winkNlp(model, ['pos'])
const { its } = wink

const universal: Record<string, Pos> = {
  NOUN: 'noun',
  PROPN: 'name',
  PRON: 'pronoun',
  VERB: 'verb',
  AUX: 'aux',
  ADJ: 'adj',
  ADV: 'adv',
  DET: 'det',
  ADP: 'prep',
  CCONJ: 'conj',
  SCONJ: 'conj',
  NUM: 'num',
}
const lemmas = new Map(Object.entries(lexicon.lemmas))
const corrected = new Map(Object.entries(lexicon.pos) as [string, Pos][])
const past = new Set(lexicon.past)
const wh = new Set(lexicon.wh)
const negative = new Set(lexicon.negative)
const divine = new Set(lexicon.divine)
const persons = new Map<string, 1 | 2 | 3>([
  ...lexicon.first.map((word) => [word, 1] as const),
  ...lexicon.second.map((word) => [word, 2] as const),
  ...lexicon.third.map((word) => [word, 3] as const),
])
const modals = new Set(lexicon.modals)
const auxiliaries = new Set(lexicon.auxiliaries)
const marks = /^[,;:()—–-]+$/

/** The one place that knows which tagger stands behind the reading. Signs between words are not tokens; what they part is. */
export function tokensOf(text: string): Token[] {
  const doc = wink.readDoc(text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"'))
  const texts = doc.tokens().out()
  const tags = doc.tokens().out(its.pos)
  const roots = doc.tokens().out(its.lemma as unknown as typeof its.pos)
  const tokens: Token[] = []
  let broken = false
  texts.forEach((text, at) => {
    const word = text.toLowerCase()
    if (!/[\p{L}\p{N}]/u.test(word)) {
      broken ||= marks.test(word)
      return
    }
    const lemma = lemmas.get(word) ?? roots[at] ?? word
    const pos = posOf(word, tags[at] ?? '', tags[at + 1] ?? '')
    tokens.push({
      text,
      word,
      lemma,
      pos,
      tense: tenseOf(word, lemma, pos),
      person: persons.get(word) ?? 0,
      namesGod: divine.has(lemma),
      negated: negative.has(word),
      breakBefore: broken,
    })
    broken = false
  })
  return tokens
}

function posOf(word: string, tag: string, next: string): Pos {
  if (wh.has(word)) return 'wh'
  if (modals.has(word)) return 'aux'
  // "have" and "do" before a noun are the verb of their clause.
  if (auxiliaries.has(word)) return next === 'VERB' || next === 'AUX' || next === 'ADV' || next === 'PART' || tag === 'AUX' ? 'aux' : 'verb'
  return corrected.get(word) ?? universal[tag] ?? 'other'
}

function tenseOf(word: string, lemma: string, pos: Pos): Token['tense'] {
  if (pos !== 'verb' && pos !== 'aux') return ''
  if (past.has(word)) return 'past'
  if (word === 'will' || word === "'ll" || word === 'shall') return 'future'
  if (word.endsWith('ing')) return ''
  return word === lemma || word.endsWith('s') || pos === 'aux' ? 'present' : 'past'
}
