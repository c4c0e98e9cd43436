import type { Pos, Token } from './tagger.ts'

/** Who does what, as far as the order of the words tells: one for each finite verb. Indices are of tokens. */
export type Clause = {
  subject: string
  subjectPos: Pos | ''
  verb: string
  object: string
  tense: Token['tense']
  aux: string[]
  negated: boolean
  opener: string
  from: number
  to: number
  mood: 'says' | 'asks' | 'bids'
}

const joins = new Set(
  'and but or so because that if when while for as than though although unless until since before after where who which what why how'.split(
    ' ',
  ),
)
/** "here", "Sunday": they stand before a verb and do nothing. */
const places = new Set('here there today now then sunday morning week day night year tonight yesterday'.split(' '))
const standIns = new Set('that this these those there here one none all some many most nobody everybody somebody'.split(' '))
const isNominal = (token: Token) => (token.pos === 'noun' || token.pos === 'pronoun' || token.pos === 'name') && !places.has(token.word)
const isVerbal = (token: Token | undefined) => token?.pos === 'verb' || token?.pos === 'aux'

/** Cuts a sentence where a joining word or a sign stands, and finds the verb of each part and who does it. */
export function clausesOf(tokens: readonly Token[], asks: boolean): Clause[] {
  const cuts = tokens.flatMap((token, at) => (at === 0 || token.breakBefore || joins.has(token.word) ? [at] : []))
  const clauses: Clause[] = []
  cuts.forEach((from, i) => {
    const to = cuts[i + 1] ?? tokens.length
    const span = tokens.slice(from, to)
    const [opener] = span
    const verbAt = span.findIndex((token, at) => isVerbal(token) && span[at - 1]?.word !== 'to')
    const lead = span[verbAt]
    if (!opener || !lead) {
      const before = clauses.at(-1)
      if (before) before.to = to
      return
    }
    const group = span.slice(verbAt, verbAt + 5).filter((token) => isVerbal(token) || token.negated || token.pos === 'adv')
    const main = span.slice(verbAt).find((token) => token.pos === 'verb') ?? lead
    const before = span.slice(0, verbAt)
    const subject = before.findLast(isNominal) ?? before.findLast((token) => standIns.has(token.word))
    const aux = group.filter((token) => token.pos === 'aux').map((token) => token.word)
    const bare =
      !subject &&
      lead.pos === 'verb' &&
      lead.word === lead.lemma &&
      before.every((token) => joins.has(token.word) || token.pos === 'adv' || token.negated || token.pos === 'other')
    const behind = span.slice(span.indexOf(main) + 1)
    clauses.push({
      subject: subject?.word ?? '',
      subjectPos: subject?.pos ?? '',
      verb: main.lemma,
      object: behind.find(isNominal)?.lemma ?? '',
      tense: lead.tense === 'past' || (aux.length === 0 && main.tense === 'past') ? 'past' : lead.tense || main.tense,
      aux,
      negated: span.some((token) => token.negated),
      opener: opener.word,
      from,
      to,
      mood: asks ? 'asks' : bare || (i === 0 && !subject && /^(?:do|let)$/.test(lead.word)) ? 'bids' : 'says',
    })
  })
  return clauses
}
