import type { Clause } from '../clauses.ts'
import type { Reading, Sentence } from '../reading.ts'
import views from './views.json' with { type: 'json' }

const say = new Set(views.say)
const held = new Set(views.held)
const everybody = new Set(views.everybody)
const divine = new Set(views.divine)
const thinks = new Set('think believe assume imagine suppose reckon insist claim argue figure'.split(' '))
const turned = /^(?:but|no|yet|however|nonsense|i grant|and yet|not so|now)\b/i
const hangs = /\b(?:thinking|saying|hear|heard|says|think|say)[,:]?["”]?$/i
const heardSaid =
  /\byou(?:'ve| have| may have| might have| will have)? (?:(?:may|might|will|probably) )?(?:have )?heard?\b.{0,24}\b(?:said|people|preach)/i

/** The sentence itself says whose view it is, without a clause that says so. */
const attributed =
  /\b(?:we are|we're|i was|we were|you are|you're) (?:assured|taught|sold)\b|\bor so (?:the|we|they|i)\b|\bwill have it (?:that)?\b|\bwould have (?:us|you) (?:believe|think)\b|\b(?:has|have|'s|'ve) been (?:selling|telling|feeding) (?:us|our|you|me|them|every)|\bthe gospel according to (?:your|the|my|our)\b|^(?:lie|myth|excuse)\b ?(?:#|number|no\.?)? ?\w*[:.]|^for the \p{Lu}\p{L}+s\b|\bso they say\b|\bas the saying goes\b|\bnot this\b ?(?:→|:|-)/iu
const accordingTo = /^according to (?:the |your |our )?(\p{L}+)/iu
const human =
  /\b(?:people|folks|man|woman|friend|neighbou?rs?|preachers?|voice|world|doctor|professor|chap|uncle|aunt|in-laws|fathers|sinner|critics?|skeptics?|crowd|devil|enemy|letter|email|they|somebody|someone|he|she)\b/i
const utters = new Set(
  'say tell think hear reason speak ask argue object complain teach write preach shout whisper believe answer mouth picture suppose worry'.split(
    ' ',
  ),
)
/** An answer that shows the sentence before it was no word of his. */
const denies =
  /^(?:but (?:jesus|god|the|he|whose|that)|that(?:'s| is| \w+'s) (?:a lie|not|wrong|nonsense)|no[,.]|nonsense|wrong|o fool|don't answer|it(?:'s| is) a lie|friends?, that)|\ba lie\b|\bwas wrong\b/i

/** What is said here is not what the preacher holds: a letter, somebody's words, a common opinion, his own former view. */
export const othersView = (reading: Reading): number[] => {
  const { sentences, captions } = reading
  const out = sentences.map((one) => Math.max(inMarks(one, reading), innerVoice(one), one.marks.saidForOthers, one.marks.spokenOn))
  letters(sentences, out)
  underHeads(reading, out)
  let scope = 0
  sentences.forEach((one, at) => {
    const before = sentences[at - 1]
    const lead = Math.max(leads(one), attribution(one, reading))
    const raise = (value: number) => (out[at] = Math.max(out[at] ?? 0, value))
    // A view that is only announced is spoken in the sentences after it, to the turn.
    if (scope > 0) {
      const parted = before && before.paragraph !== one.paragraph && !captions && before.quoted < 0.5
      const closed = before && before.quoted >= 0.8 && one.quoted < 0.3
      if (turned.test(one.plain) || parted || closed || one.marks.scripture >= 0.6) scope = 0
      else {
        raise(0.65)
        scope--
      }
    }
    if (hangs.test(one.plain) && one.quoted === 0) scope = Math.max(scope, 2)
    // "They believe …. They are …": the same people, the same view.
    if (before && (out[at - 1] ?? 0) >= 0.5 && leads(before) > 0 && /^(?:and )?they\b/i.test(one.plain)) raise(0.55)
    const after = sentences[at + 1]
    const answered = after && after.paragraph === one.paragraph && denies.test(after.plain) ? 0.15 : 0
    if (
      before &&
      before.words <= 14 &&
      utterance(before) &&
      !own(one) &&
      one.marks.question < 0.9 &&
      one.quoted === 0 &&
      !turned.test(one.plain)
    )
      raise(0.45 + answered)
    if (lead === 0) return
    raise(lead)
    if (say.has(one.tokens.at(-1)?.lemma ?? '')) scope = 1
    const onlyAnnounces = one.words <= 13 && (/[:.]["”]?$/.test(one.plain) || captions) && one.words <= 9
    if (onlyAnnounces) scope = one.plain.endsWith(':') ? 3 : 2
  })
  return out
}

/** A short sentence in which somebody who is not trusted speaks or thinks: what he says comes next. */
const utterance = ({ tokens, plain, clauses }: Sentence): boolean =>
  tokens.some(({ lemma }) => utters.has(lemma)) &&
  human.test(plain) &&
  !tokens.some(({ namesGod }) => namesGod) &&
  !clauses.some(({ subject }) => subject === 'i' || subject === 'we')
const own = ({ tokens }: Sentence): boolean => tokens.some(({ word }) => word === 'i' || word === 'my')

function attribution({ plain }: Sentence, { bibleNames }: Reading): number {
  if (attributed.test(plain)) return 0.7
  const named = accordingTo.exec(plain)?.[1]
  return named && !bibleNames.has(named) && !/^(?:paul|scripture|bible|gospel|jesus|god|psalm|text|book)$/i.test(named) ? 0.6 : 0
}

const speaking = new Set(['say', 'go', 'tell', 'hear', 'ask', 'be'])
const trusted = new Set(['god', 'jesus', 'lord', 'it', 'verse', 'john', 'bible', 'paul', 'i', 'you', 'we'])
/** Whole sentences between quotation marks that are not the Bible's; without marks, "he goes …" and somebody's words after it. */
function inMarks(one: Sentence, { captions, passageKeys }: Reading): number {
  if (one.marks.scripture >= 0.6) return 0
  if (one.quoted >= 0.85) return 0.8
  if (one.quoted >= 0.35) return 0.6
  if (!captions) return one.quoted >= 0.2 ? 0.4 : 0
  if (one.keys.length && one.keys.filter((key) => passageKeys.has(key)).length / one.keys.length >= 0.5) return 0
  const { tokens, clauses } = one
  const toMe = tokens.some(
    ({ lemma, tense }, at) =>
      (lemma === 'say' || lemma === 'tell' || lemma === 'go') &&
      tense === 'past' &&
      tokens.slice(at + 1, at + 3).some(({ word }) => word === 'me') &&
      tokens.length - at > 5,
  )
  if (toMe) return 0.6
  const says = clauses.find(
    ({ verb, subject, from }) => speaking.has(verb) && verb !== 'be' && subject && !trusted.has(subject) && from < 8,
  )
  return says && clauses.some(({ from, subject }) => from > says.from && ['i', 'you', 'we'].includes(subject)) ? 0.6 : 0
}

/** How surely a sentence says that somebody else thinks so. */
export function leads(one: Sentence): number {
  const best = Math.max(0, ...one.clauses.slice(0, 3).map((clause) => ofClause(clause, one)))
  return heardSaid.test(one.plain) ? Math.max(best, 0.7) : best
}

function ofClause({ subject, subjectPos, verb, aux, tense, negated, mood, from }: Clause, { tokens, words, plain }: Sentence): number {
  if (!say.has(verb) || mood === 'bids' || from > 14) return 0
  const has = (...wanted: string[]) => tokens.some(({ word }) => wanted.includes(word))
  const taught = tokens.slice(from).some(({ lemma }) => lemma === 'teach' || lemma === 'tell' || lemma === 'raise')
  const passive = taught && aux.some((word) => ['was', 'were', 'been', 'have', 'be', 'being'].includes(word))
  if (
    passive &&
    ['i', 'we', 'you', 'some', 'many', 'most'].includes(subject) &&
    !/\b(?:god|jesus|lord|paul|scripture)\b/i.test(plain.slice(0, 40))
  )
    return 0.75
  if (subject === 'i') {
    if (tokens.some(({ word }, at) => word === 'used' && tokens[at + 1]?.word === 'to') && held.has(verb)) return 0.8
    return tense === 'past' && thinks.has(verb) && !negated && has('that', 'was', 'were', 'would', 'had') ? 0.55 : 0
  }
  if (subject === 'you') {
    if (
      aux.some((word) => ['may', 'might', 'will', 'could', 'would', "'ll"].includes(word)) &&
      ['say', 'think', 'object', 'wonder', 'reckon'].includes(verb)
    )
      return 0.7
    return verb === 'tell' && has('yourself') ? 0.7 : 0
  }
  if (subject === 'we') return held.has(verb) && tense === 'present' && !has('in') && !negated && words > 5 ? 0.5 : 0
  const some =
    ['us', 'you', 'them'].includes(subject) &&
    tokens.slice(Math.max(0, from - 2), from + 4).some(({ word }) => ['most', 'many', 'some', 'few'].includes(word))
  if (some && held.has(verb)) return 0.7
  if (divine.has(subject)) return 0
  if (everybody.has(subject))
    return (held.has(verb) || say.has(verb)) && (tense !== 'future' || verb === 'tell' || verb === 'say')
      ? subject === 'they'
        ? 0.55
        : 0.75
      : 0
  // Only people think and suppose: a noun that does is somebody, and not the preacher.
  return subjectPos === 'noun' && thinks.has(verb) && tense !== 'past' ? 0.6 : 0
}

const inner = new Set(['hear', 'voice', 'thought', 'feeling', 'lie', 'head'])
/** Quoted without marks: "it's like, you're ugly", "the thing I heard was, you were the reason". */
function innerVoice({ tokens }: Sentence): number {
  const at = tokens.findIndex(({ breakBefore, word }, i) => breakBefore && i > 1 && ['you', 'i', 'we'].includes(word))
  if (at < 0) return 0
  const before = tokens.slice(Math.max(0, at - 12), at).map(({ lemma }) => lemma)
  const last = before.at(-1)
  if (last === 'like' && before.includes('be')) return 0.6
  if (last === 'be' && before.some((lemma) => inner.has(lemma))) return 0.6
  return last === 'go' || last === 'say' ? 0.6 : 0
}

const dear = /^["“]?(?:(?:my )?dear|dearest|to whom) [\p{L} .']{1,40}[,:.]/iu
const yours = /^["“]?(?:yours|love|sincerely|best wishes|kind regards|regards|with (?:love|thanks))\b.{0,40}$/i
/** How many sentences a letter has at most. */
const longestLetter = 80
function letters(sentences: readonly Sentence[], out: number[]): void {
  sentences.forEach((one, at) => {
    if (!one.first || !dear.test(one.plain)) return
    const signed = sentences.findIndex((other, i) => i > at && i < at + longestLetter && other.first && yours.test(other.plain))
    const until = signed > 0 ? signed + 1 : one.quoted >= 0.5 ? sentences.findIndex((other, i) => i > at && other.quoted < 0.5) : at
    for (let i = at; i < until; i++) out[i] = 1
  })
}

/** A head that says whose words come: "What they said to us", "How I was taught it", "A letter from an honest man". */
const announcesView =
  /^(?:what (?:(?:they|people|others|everybody|the world) (?:all |usually |often |always |once )?|(?:i|we) used to )(?:say|said|think|thought|believed?|told|hear|heard|taught)\b|how (?:i|we) (?:got|was|were) (?:taught|told|raised)\b|an? (?:\p{L}+ )?(?:letter|e-?mail|objection|argument) (?:from|against|i (?:got|received|had|was sent))\b|the (?:usual |common |old )?(?:objection|lie|myth|excuse|other (?:view|side))\b)/iu
const answers =
  /^(?:but|no|yet|however|well|now|and yet|nothing wrong|i(?:'d| would|'ll| will|'m| am| do|'ve)?|it(?:'s| is) (?:true|a good|not)|so)\b/i
/** How many paragraphs somebody else speaks there at most, before the preacher answers. */
const longestView = 3
function underHeads({ sentences, segments, captions }: Reading, out: number[]): void {
  if (captions) return
  for (const { head, from, to } of segments) {
    if (!announcesView.test(head.text)) continue
    const own = sentences.slice(from, to)
    const last = own.at(-1)?.paragraph ?? 0
    const until = Math.min((own[0]?.paragraph ?? 0) + longestView, last)
    const answered = own.find((one) => one.first && one.id > from && answers.test(one.plain))?.id ?? to
    for (const { id, paragraph, marks } of own)
      if (id < answered && paragraph < until && marks.scripture < 0.6) out[id] = Math.max(out[id] ?? 0, 0.8)
  }
}
