import { hasVerb } from '#lesson/words/has-verb.ts'

/** Where a sentence of one idea may be parted: between its statements, before what follows from it or gives its reason, before another that acts. */
const turns =
  / ?[;:] | [–—-]{1,2} |, (?=it(?:’s| is| was| looks| means)\b)|(?<!\bnot|,),? (?=because\b)|, (?=(?:and|but|so|yet|for|or|nor)\b)| (?=so (?:that )?(?:you|we|I|they|he|no one|nobody|God|Jesus|Christ)\b)| (?=and (?:God|Jesus|Christ|the Lord|he|we|you|they|I|it|that’s why)\b)|, (?<=\b(?:When|If|While|Where|Because|Since)\b[^;:]{4,90}, )(?=(?:we|you|he|she|they|I|it|God|Jesus|Christ|[Tt]he|an?|our|your|his|do|don’t|even|this|that|there|nobody|no one)\b)/
const divine = /\b(?:God|Jesus|Christ|(?:the|The) (?:Lord|Spirit|Father|King|Savior))\b/g

export type Clause = {
  /** As it was said; with a name for its "he"; and as it is understood by itself, with the thing for its "it". */
  text: string
  named: string
  alone: string
  /** What parted it from the clause before: a space, a comma, or a sign between statements. */
  sep: ' ' | ', ' | '; '
  /** How it hangs on what stands before it: 'so', 'because', 'but', 'and'; '' where it does not. */
  joint: string
  /** Whether it only says when: "When God leaves the thorn in". */
  isOccasion: boolean
}

/** What a "he" or "his" of a later clause means, as far as somebody divine was named before it; what an "it" means that the first clause is about. */
function withNames(text: string, before: string): string {
  const [who] = [...before.matchAll(divine)].map(([one]) => one).slice(-1)
  // Of two things nobody can say which "it" is.
  const isOnly = (before.match(/\b(?:an?|the|your|our|my|his|this)\b/gi)?.length ?? 0) === 1
  const thing = isOnly ? /^(?:an?|the|your|our)\s+(?:\p{L}+\s+)?(\p{Ll}+)\b/iu.exec(before) : null
  const article = thing && /^an?\b/i.test(before) ? `a ${thing[1]}` : thing ? `the ${thing[1]}` : undefined
  let named = text
  if (who && !divineIn(text.split(/\b(?:he|his|him)\b/i)[0] ?? '')) {
    named = named
      .replace(
        /^((?:and|but|so|because|for|that’s why)?\s*)he’s (?=(?:already|never|always|got|been|put|\p{L}+(?:ed|en))\b)/iu,
        `$1${who} has `,
      )
      .replace(/^((?:and|but|so|because|for)?\s*)he’s /i, `$1${who} is `)
      .replace(/\bhe\b/i, who)
      .replace(/\bhis\b/, `${who}’s`)
  }
  // "opens it" after "An open door": only where nothing else is meant by it.
  if (article && /\b\p{L}+s it\b/u.test(named) && !/^it\b/i.test(named)) named = named.replace(/(?<=\b\p{L}+s )it\b/u, article)
  return named
}
export const divineIn = (text: string) => text.search(divine) >= 0

const setsAside = /^(?!it\b)(.{3,40}?) (?:isn’t|is not|wasn’t|was not|doesn’t|does not) /i
/** "Strength doesn't look like flying, it looks like walking": what is so is said of the same thing. */
function ofTheSame(text: string, before: string): string {
  const subject = setsAside.exec(before)?.[1]
  const isSo = /^it(?:’s | (?=\p{L}+s\b))(.*)$/u.exec(text)?.[1]
  return subject && isSo ? `${subject} ${text.startsWith('it’s') ? 'is ' : ''}${isSo}` : text
}

/** The clauses of an idea whose words stand one space apart, each understood by itself as far as names can do it. */
export function clausesOfIdea(idea: string): Clause[] {
  const bare = idea
    .replace(/(?<![.!?])[.!?]+$/, '')
    .replace(/,? and that’s why /g, ', so ')
    .replace(/,([’”])(?= )/g, '$1,')
  const clauses: Clause[] = []
  let before = ''
  let nextSep: Clause['sep'] = '; '
  let from = 0
  for (const { index, 0: sign } of [...bare.matchAll(new RegExp(turns, 'g')), { index: bare.length, 0: '' }]) {
    const part = bare.slice(from, index).trim()
    from = index + sign.length
    const sep = nextSep
    nextSep = /[;:–—-]/.test(sign) ? '; ' : sign.includes(',') ? ', ' : ' '
    if (!part) continue
    const joint = clauses.length === 0 ? '' : (/^(and since|and|but|so|because|yet|for|or|nor)\b/i.exec(part)?.[1]?.toLowerCase() ?? '')
    const last = clauses.at(-1)
    // What has no verb of its own belongs to what stands before it: "pray, keep watch, and hold on".
    if (last && !hasVerb(part)) for (const form of ['text', 'named', 'alone'] as const) last[form] = `${last[form]}${sep}${part}`
    else
      clauses.push({
        text: part,
        named: before ? withNames(part, before) : part,
        alone: before ? withNames(ofTheSame(part, last?.text ?? ''), before) : part,
        sep,
        joint,
        isOccasion: /^(?:when|if|while|where|since|because)\b/i.test(part) && !joint,
      })
    before = `${before} ${part}`.trim()
  }
  return clauses
}
