import type { KeptPlan } from '#contract/lesson-plan.ts'
import { unfitWords } from '#lesson/age-groups.ts'
import { faithWords } from '#lesson/words/faith-words.ts'
import { wordsOf } from '#lesson/scripture/bible.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { ended } from '#lesson/words/ended.ts'
import { isFamiliar } from '#lesson/words/familiar-words.ts'
import { isFragment } from '#lesson/words/fragment.ts'
import { hasVerb } from '#lesson/words/has-verb.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { type Clause, clausesOf, divineIn } from './clauses-of-idea.ts'
import easier from '#lesson/bank/easier-words.json' with { type: 'json' }

type Younger = 'children' | 'young-kids'
/** What a child can say after somebody, of six to eleven part by part. */
const most = { children: 30, 'young-kids': 9 }
/** Words outside a school's list that may stand in it: a picture of the preacher's, which the class has heard on Sunday. */
const strange = { children: 2, 'young-kids': 0 }
/** With less of the idea than this it is another idea. */
const leastKept = { children: 0.6, 'young-kids': 0.55 }

const toTheEnd = '[^,;:.]*(?=[,;:.]|$)'
/**
 * What may be left out of a sentence without another sense, the least loss first: an aside, what is set right ("not as a key but
 * because" is "because"), who somebody is besides, the occasion, how, and what is said besides.
 */
const leftOut: readonly [RegExp, string][] = [
  [/ ?\([^()]{1,120}\)/g, ''],
  [/,? not (?:as|to|by|for|because|from|in|with)\b[^,;:]*?,? but (?=(?:as|to|by|for|because|from|in|with)\b)/g, ' '],
  [new RegExp(`,? and not (?:only |merely )?(?:to|as|by|for|a|an|the|our|your|his)\\b${toTheEnd}`, 'g'), ''],
  [/, (?:who|which|whom|where|whose)\b[^,;:.]*(?:,(?= (?:and|but|so|because|is|are|has|have)\b)|(?=[.;:]|,|$))/g, ''],
  [
    /, (?:often|seldom|even|however|like|especially|sometimes|whatever|though|although)\b[^,;:.]*(?:,(?! (?:and|but|so)\b)|(?=[.;:]|, (?:and|but|so)\b|$))/g,
    '',
  ],
  [/^(?:When|While|If|Where|Because|Whoever|In)\b[^,]{5,75}, (?=\p{L})/u, ''],
  [new RegExp(` (?:even if|even when|even out of|instead of|as if|sooner or later)\\b${toTheEnd}`, 'g'), ''],
  [/(?:;|:|\s[–—-])\s.*$/, ''],
  [/^[^;:]*(?:;|:|\s[–—-])\s(?:and |so |but )?/, ''],
  [/, (?:and|but|yet|so) (?:\w+ )?(?:he|we|you|they|God|Jesus|it|others|thanking|grown people)\b[^;:,]*(?:,[^;:]*)?(?=[;.]|$)/, ''],
  [/,? (?:because|so that) [^;:]*$/, ''],
]

const spoken = (text: string) =>
  ended(
    typographic(
      text
        .replace(/\s+/g, ' ')
        .replace(/ ([,;:.])/g, '$1')
        .replace(/^[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/g, ''),
    ),
  )
const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const replaced = Object.entries({ ...easier }).map(([word, plain]) => [new RegExp(`\\b${word}\\b`, 'gi'), plain] as const)
/** In words that a child has, where there is one for what was said. */
const inEasyWords = (text: string): string =>
  replaced.reduce((said, [word, plain]) => said.replace(word, (one) => (/^\p{Lu}/u.test(one) ? large(plain) : plain)), text)

const small =
  /^(?:an?|the|this|that|these|those|i|you|he|she|it|we|they|me|him|her|us|them|my|your|his|its|our|their|is|are|was|were|be|been|being|am|do|does|did|has|have|had|will|would|can|could|may|might|shall|should|must|not|no|and|or|but|so|if|when|then|than|as|of|to|in|on|at|by|for|from|with|into|there|what|who|which|because|even|own|up|out|just|only|all|any|some|more|very|too|n't)$/
const keysOf = (text: string) => new Set(wordsOf(text).filter((word) => !small.test(word)))
const ofChurch = /^(?:god|jesus|christ|lord|bible|spirit|holy|disciples?|neighbou?rs?|forgiv\w*|pray\w*|grace|faith|amen)(?:['’]s)?$/
/** Told with its meaning among a book's new words. */
const known = new Set(faithWords.filter(({ newTo }) => newTo === 'children').map(({ word }) => word.toLowerCase()))
const strangeIn = (text: string) =>
  (text.match(/[\p{L}][\p{L}’'-]*/gu) ?? []).filter(
    (word, at) =>
      !(at > 0 && /^\p{Lu}/u.test(word)) && !ofChurch.test(word.toLowerCase()) && !known.has(word.toLowerCase()) && !isFamiliar(word),
  )

const leansBack =
  /^(?:and|but|so|because|which|who|that|this|these|those|it|its|he|his|she|they|him|them|not|there|then|such|for|like|in whether)\b/i
/** What is meant by them stood in a part that was left out. */
const unsaid = /\b(?:it|its|them|they)\b/i
const hangs = /\b(?:and|but|or|so|because|not|the|an?|of|to|with|from|at|by|for|who|which|that|says|all|those)[.]$|,[;:.]|, ?(?:and )?,/i
const onlyWhen = /^(?:When|If|While|Because|Whoever|Where|To|All|Whatever)\b[^,]*[.,]/
const isWhole = (said: string, told: string) =>
  hasVerb(said) &&
  !isFragment(said) &&
  !leansBack.test(said) &&
  (said === told || !hangs.test(said)) &&
  said.split(/[;:]/).every((part) => hasVerb(part)) &&
  (said === told || !onlyWhen.test(said) || hasVerb(said.replace(/^[^,]*,/, ''))) &&
  (said === told || !unsaid.test(said) || told.startsWith(said.slice(0, -1)))
/** A sentence that only says what is not so lost its other half. */
const denies = /\b(?:not|never|no|nobody|nothing|cannot)\b|n’t\b/

/** What is left when some of what may be left out is. */
function shorter(text: string): string[] {
  let all = new Set([text])
  for (const [part, instead] of leftOut) {
    for (const one of [...all].slice(0, 96)) {
      const left = spoken(large(one.replace(part, instead).trim()))
      if (left !== one) all.add(left)
    }
  }
  return [...all]
}

/** Why it is so, and what follows, is half of an idea. */
const otherHalf = /\b(?:because|so|that’s why)\b/
/** What is kept of the idea, and how easily it is said: a word more than so many costs a little, a lost half more. */
const worth = ({ said, kept }: { said: string; kept: number }, told: string) =>
  kept - 0.02 * Math.max(0, countWords(said) - 16) - (otherHalf.test(told) && !otherHalf.test(said) ? 0.15 : 0)

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
  [/(?<=\p{L}{2,})(?<!\b(?:one|ones|those|all|anyone|everyone|people|things?)),? (?:who|which|whom) [^,;]*$/u, ''],
  [/(?<=\b(?:someone|somebody|nothing|everything)(?: \p{L}+){0,3}) that [^,;]*$/u, ''],
  [/,? (?:until|even if|even when|whatever|however) [^,;]*$/, ''],
  [/ (?:when|while) (?:we|you|they|I) [^,;]*$/, ''],
  [/ there too\b/, ''],
  [/(?<=\bthe \p{L}+) (?:it|they|he) \p{L}+(?: \p{L}+)?$/u, ''],
  [/^(and |but |so )?(?:since|because|when|if|while|where) [^,]{5,60}, /i, '$1'],
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

/** What it costs to leave off what follows from a clause, or its reason. */
const ofLost: Record<string, number> = { so: 0.3, because: 0.15 }

/** Clauses that may be said together: as printed, where in the idea the first stands, and what it costs that the last is not followed on. */
type Run = { said: string; first: number; lost: number }

/** Runs of up to three clauses of an idea, and two that stand apart where neither hangs on the other; each also without what it says besides. */
function runsOf(told: string): Run[] {
  const clauses = clausesOf(told)
  const apart = ({ joint }: Clause) => !/^(?:because|so|for)$/.test(joint)
  return clauses.flatMap((clause, first) => {
    const together = [1, 2, 3].map((count) => ({
      run: clauses.slice(first, first + count),
      lost: ofLost[clauses[first + count]?.joint ?? ''] ?? 0,
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
    : (first?.alone.replace(/^(?:and since|and|but|so that|so|because|yet|for|that’s why)\s+/i, '') ?? '')
  // Behind a name "he" is said again, and "it's this" behind "it isn't that".
  const line = more.reduce(
    (said, { sep, text, named, alone }) => `${said}${sep}${divineIn(said) ? text : /^it(?:’s)? /i.test(text) ? named : alone}`,
    begins,
  )
  return spoken(large(line.replace(/,(?=[’”](?:$|\.))/, '')))
}

/**
 * What of the idea a class can say together: of its clauses the ones that say most of it in few words, what God does before the rest.
 * Undefined where none says enough of it by itself.
 */
export function shortIdea(idea: string, age: Younger): string | undefined {
  const told = spoken(inEasyWords(idea))
  const wanted = keysOf(told)
  const words = (said: string) => countWords(said)
  const [best] = runsOf(told)
    .filter(({ said, first }) => {
      const count = words(said)
      if (onlyDenies.test(said.replace(/^(?:When|If|While|Where|Because|Since)\b[^,]*, /, '')) && /[;:]|, (?:but|it)\b/.test(told))
        return false
      return (
        count >= 5 &&
        count <= mostTogether[age] &&
        strangeIn(said).length <= strange[age] &&
        !unfitWords[age].test(said) &&
        isWholeAlone(said) &&
        !pointsBack.test(said) &&
        (first <= 0 || !ofOther.test(withoutHim(said)))
      )
    })
    .map(({ said, lost }) => ({
      said,
      worth:
        [...keysOf(said)].filter((word) => wanted.has(word)).length / Math.max(1, wanted.size) +
        (actsOfGod.test(said) ? 0.25 : 0) -
        lost -
        0.05 * Math.max(0, words(said) - saidAtOnce[age]),
    }))
    .sort((a, b) => b.worth - a.worth || a.said.length - b.said.length)
  return best && best.worth >= leastWorth[age] ? best.said : undefined
}
const leastWorth = { children: 0.35, 'young-kids': 0.5 }
/** "It isn't your past that follows you; it's God's goodness." */
const setRight = /^It (?:isn’t|is not|wasn’t|was not) [^;]*; it(?:’s| is| was) /i
/** "Does not explain the grief", "as Christ.", "himself, asked": a piece of another sentence. */
const isPiece =
  /^(?:Does|Is|Has|Was|Will|Can|Are|Did|Had)\b| as \p{Lu}\p{L}+\.$|self, \p{Ll}+ed\b|\b(?:in|on|of|with|for|to) (?:his|hers|theirs|yours)\.$/u
/** "When he stops for somebody else he takes nothing from you": no comma parts the two. */
const saysAfterWhen =
  /^(?:When|If|While|Where|Whatever|Whoever)\b(?: \S+){3,9} (?:he|she|we|you|they|God|Jesus|Christ|the Lord) (?:still |also |always )?(?:\p{L}+n’t|is|are|has|have|will|can|\p{L}{3,}s)\b/iu
const isWholeAlone = (said: string) =>
  hasVerb(said) &&
  !isPiece.test(said) &&
  !isFragment(said) &&
  (!leansBack.test(said) || setRight.test(said)) &&
  !hangs.test(said) &&
  (!onlyWhen.test(said.replace(/, .*/, (rest) => (hasVerb(rest) ? '' : rest))) || saysAfterWhen.test(said))

/**
 * The idea that a leader confirmed, in as many of its own words as this age can say: short, in words that a child knows, whole in
 * itself. Undefined where the idea cannot be said so; what a lesson of the bank says then stands.
 */
export function ideaForYounger(idea: string, age: Younger): string | undefined {
  const told = spoken(inEasyWords(idea))
  const wanted = keysOf(told)
  const [best] = shorter(told)
    .map((said) => ({ said, kept: [...keysOf(said)].filter((word) => wanted.has(word)).length / Math.max(1, wanted.size) }))
    .filter(
      ({ said, kept }) =>
        kept >= leastKept[age] &&
        countWords(said) <= most[age] &&
        countWords(said) >= 4 &&
        strangeIn(said).length <= strange[age] &&
        !unfitWords[age].test(said) &&
        isWhole(said, told) &&
        (said === told || !denies.test(said) || !/[;:]|\bbut\b/.test(told) || /[;:]|\bbut\b|\bso\b|\bbecause\b/.test(said)),
    )
    .sort((a, b) => worth(b, told) - worth(a, told) || a.said.length - b.said.length)
  return best?.said
}

/** What a younger age is told of the idea that a leader confirmed: what can be said together, else as much of it as can be said at all. */
export const heardBy = ({ bigIdea, confirmed }: Pick<KeptPlan, 'bigIdea' | 'confirmed'>, age: Younger): string | undefined =>
  confirmed && bigIdea.text ? (shortIdea(bigIdea.text, age) ?? ideaForYounger(bigIdea.text, age)) : undefined
