import { keyStems } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { isFragment } from '#lesson/words/fragment.ts'
import { hasVerb } from '#lesson/words/has-verb.ts'
import { type Clause, clausesOfIdea, divineIn } from './clauses-of-idea.ts'
import { asSentence, inEasyWords, isForAge, large, type Younger } from './in-easy-words.ts'

const leansBack =
  /^(?:and|but|so|because|which|who|that|this|these|those|it|its|he|his|she|they|him|them|not|there|then|such|for|like|(?:in|of|on) (?:whether|what|how))\b/i
/** A word that nothing follows, or a comma without its words. */
const hangs = /\b(?:and|but|or|so|because|not|the|an?|of|to|with|from|at|by|for|who|which|that|says|all|those)[.]$|,[;:.]|, ?(?:and )?,/i
const onlyWhen = /^(?:When|If|While|Because|Whoever|Where|To|All|Whatever)\b[^,]*[.,]/

/** It says what is not so, and nothing after it sets that right. */
const onlyDenies =
  /^(?!When |If )(?:[\p{L}’]+ ){0,7}(?:(?!(?:can|won|don)’t)\p{L}+n’t|not|never|no|nobody|nothing|none)\b(?!.*[;:])(?!.*\b(?:because|so|but)\b)/iu
/** So many words are said together twice. */
const saidAtOnce = { children: 12, 'young-kids': 8 }
/** More are only read to them. */
const mostTogether = { children: 17, 'young-kids': 12 }
const actsOfGod =
  /(?:^|[;,] |\b(?:and|but|so|because|that) )(?:\p{L}+ )?(?:God|Jesus|Christ|The Lord|the Lord)(?: \p{L}+ly)? (?!and\b|or\b)\p{L}+/u
/** What a clause says besides, at its end or its beginning, and may be said without. */
const besides: readonly [RegExp, string][] = [
  [/, (?:who|which|whom) [^,;]*$/, ''],
  [/(?<=\b(?:someone|somebody|nothing|everything)(?: \p{L}+){0,3}) that [^,;]*$/u, ''],
  // Without a comma “even if he does not” is what the sentence is said for.
  [/(?:,? (?:until|whatever|however)|, even (?:if|when)) [^,;]*$/, ''],
  [/(?<!,? even) (?:when|while) (?:we|you|they|I) [^,;]*$/, ''],
  [/ there too\b/, ''],
  [/(?<=\bthe \p{L}+) (?:it|they|he) \p{L}+(?: \p{L}+)?$/u, ''],
  [
    /^(and |but |so )?(?:since|because|when|if|while|where)(?! (?:we|you|they|I) [^,]*\b(?:we|you|they|I)\b) [^,]{5,60}, (?!\p{L}+,|\p{L}+ or )/iu,
    '$1',
  ],
  [/^(and |but |so )?(?:when|if|while) (?:we|you|they|I) (?:are|feel) \p{L}+ (?=(?:we|you|they|I|God|Jesus)\b)/iu, '$1'],
  [/,? and (?:ask|say)s?,? ‘[^’]*’?$/, ''],
]
const withoutAsides = (text: string) => besides.reduce((left, [part, instead]) => left.replace(part, instead), text)
/** "say so", "there too", "it comes from": what they mean stood elsewhere. */
const pointsBack = /\b(?:say|do|said|does) so\b|\bthere too\b|\bthe other\b|\b(?:in |of |for )?both\.$/i
/** A line without the pronouns that are understood in it: "it is", and "he" behind a name of God. */
function withoutHim(line: string): string {
  const at = line.search(/\b(?:God|Jesus|Christ|Lord)\b|$/)
  const behind = line.slice(at).replace(/\b(?:he|him|his)\b/gi, '')
  return `${line.slice(0, at)}${behind}`.replace(/\bit (?:is|isn’t|was|wasn’t)\b|\bit’s\b/gi, '')
}
const ofOther = /\b(?:it|they|them|these|those|he|she|him|her)\b/i

/** What it costs to leave off what follows from a clause, its reason, or what is set against it. */
const ofLost: Record<string, number> = { so: 0.3, because: 0.15, but: 1, yet: 1 }

/** "So we must be careful": what the rest was said for. */
const asksUs = /^so (?:that )?(?:we|you|I|our|your|my)\b.*\b(?:should|must|ought|need|are to|(?<!never )have to)\b/i
/** What holds in spite of something is not said without it. */
const inSpiteOf = /(?<!,) even (?:if|when|though)\b/i
const lostWith = (clause: Clause | undefined): number =>
  clause ? (asksUs.test(clause.text) || inSpiteOf.test(clause.text) ? 1 : (ofLost[clause.joint] ?? 0)) : 0

/** Clauses that may be said together: as printed, where in the idea the first stands, and what it costs that the last is not followed on. */
type Run = { said: string; first: number; lost: number }

/** Runs of up to three clauses of an idea, and two that stand apart where neither hangs on the other; each also without what it says besides. */
function runsOf(told: string): Run[] {
  const clauses = clausesOfIdea(told)
  const apart = ({ joint }: Clause) => !/^(?:because|so|for)$/.test(joint)
  return clauses.flatMap((clause, first) => {
    const together = [1, 2, 3].map((count) => ({
      run: clauses.slice(first, first + count),
      lost: lostWith(clauses[first + count]),
    }))
    const two = clauses.slice(first + 2).filter(apart)
    const asunder = two.map((later) => ({ run: [clause, { ...later, sep: later.joint ? (', ' as const) : ('; ' as const) }], lost: 0 }))
    return [...together, ...asunder].flatMap(({ run, lost }) =>
      [
        run,
        run.map((one) => ({ ...one, text: withoutAsides(one.text), named: withoutAsides(one.named), alone: withoutAsides(one.alone) })),
      ].map((one) => ({
        said: joined(one),
        first,
        lost,
      })),
    )
  })
}
function joined([first, ...more]: Clause[]): string {
  const begins = first?.isOccasion
    ? first.alone
    : (first?.alone.replace(/^(?:and since|and|but|so that|so|because|yet|for|that’s why)\s+/i, '').replace(/^now\s+/i, '') ?? '')
  // Behind a name "he" is said again, and "it's this" behind "it isn't that".
  const line = more.reduce(
    (said, { sep, text, named, alone }) => `${said}${sep}${divineIn(said) ? text : /^it(?:’s)? /i.test(text) ? named : alone}`,
    begins,
  )
  // What only names again who was meant is no address: "who is in the boat with you: Jesus".
  return asSentence(large(line.replace(/,(?=[’”](?:$|\.))/, '').replace(/, (?=(?:God|Jesus|Christ|the Lord)$)/, ': ')))
}

/**
 * What of the idea a class can say together: of its clauses the ones that say most of it in few words, what God does before the rest.
 * Undefined where none says enough of it by itself.
 */
export function shortIdea(idea: string, age: Younger): string | undefined {
  const told = inEasyWords(idea)
  const wanted = new Set(keyStems(told))
  const [best] = runsOf(told)
    .filter(({ said, first }) => {
      const count = countWords(said)
      if (onlyDenies.test(said.replace(/^(?:When|If|While|Where|Because|Since)\b[^,]*, /, '')) && /[;:]|, (?:but|it)\b/.test(told))
        return false
      return (
        count >= 5 &&
        count <= mostTogether[age] &&
        (age === 'children' || actsOfGod.test(said)) &&
        isForAge(said, age) &&
        isWholeAlone(said) &&
        !pointsBack.test(said) &&
        (first <= 0 || !ofOther.test(withoutHim(said)))
      )
    })
    .map(({ said, lost }) => {
      const kept = [...new Set(keyStems(said))].filter((stem) => wanted.has(stem)).length / Math.max(1, wanted.size)
      const ofGod = actsOfGod.test(said)
      const worth = kept + (ofGod ? 0.25 : 0) - lost - 0.05 * Math.max(0, countWords(said) - saidAtOnce[age])
      return { said, isIdea: kept >= leastKept[ofGod ? 'ofGod' : 'ofOthers'], worth }
    })
    .filter(({ isIdea, worth }) => isIdea && worth >= leastWorth[age])
    .sort((a, b) => b.worth - a.worth || a.said.length - b.said.length)
  return best?.said
}
/** With less of its words it is another idea: the story alone, or what follows without its reason. */
const leastKept = { ofGod: 0.6, ofOthers: 0.7 }
const leastWorth = { children: 0.35, 'young-kids': 0.5 }
/** "It isn't your past that follows you; it's God's goodness." */
const setRight = /^It (?:isn’t|is not|wasn’t|was not) [^;]*; it(?:’s| is| was) /i
/** "Does not explain the grief", "as Christ.", "himself, asked": a piece of another sentence. */
const isPiece =
  /^(?:Does|Is|Has|Was|Will|Can|Are|Did|Had)\b| as \p{Lu}\p{L}+\.$|self, \p{Ll}+ed\b|\b(?:in|on|of|with|for|to) (?:his|hers|theirs|yours)\.$/u
/** "When he stops for somebody else he takes nothing from you": no comma parts the two. */
const saysAfterWhen =
  /^(?:When|If|While|Where|Whatever|Whoever)\b(?: \S+){3,9} (?:he|she|we|you|they|God|Jesus|Christ|the Lord) (?:still |also |always )?(?:\p{L}+n’t|is|are|has|have|will|can|\p{L}{3,}s)\b/iu
/** "Not because he must", without why it is. */
const lacksWhy = (said: string) => said.includes('because') && /\bnot $/.test(said.split('because')[0] ?? '')
const isWholeAlone = (said: string) =>
  hasVerb(said) &&
  !lacksWhy(said) &&
  !isPiece.test(said) &&
  !isFragment(said) &&
  (!leansBack.test(said) || setRight.test(said)) &&
  !hangs.test(said) &&
  (!onlyWhen.test(said.replace(/, .*/, (rest) => (hasVerb(rest) ? '' : rest))) || saysAfterWhen.test(said))
