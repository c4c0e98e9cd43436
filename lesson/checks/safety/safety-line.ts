import { sentencesOf } from '#lesson/words/sentences.ts'
import { plainSentence, readSentence, type Entries } from './rules.ts'

/** Who answers for children: a helper may be a child, and "you" may be anybody. */
const grownUp =
  '(?:grown ups?|grownups?|adults?|(?:team )?leaders?|teachers?|parents?|mom|mommy|mum|dad|daddy|mother|father|grand(?:ma|pa|parent|mother|father)s?|somebody of the team|someone of the team)'
/** What one does with a danger, and how one stands by; the first keeps nobody from it unless it is the danger that is meant. */
const doing =
  '(?:(?:do|light|cut|slice|carve|pour|iron|saw|hammer|drill|glue|sew|stir|cook|bake|heat|melt|peel|chop|burn|strike|put|take|work|use|open|blow|lift|turn|start|prepare|pull|count|lead|make)s?|does|push(?:es)?|press(?:es)?|carry|carries|fry|fries)'
const near = '(?:by|beside|there|present|near|next|at|with|close)'
const standing = `(?:(?:hold|handle|keep|supervise|help|guide|tend)s?|watch(?:es)?|(?:(?:stand|sit|stay)s?|is|are) (?:\\w+ )?${near})`
const whoever = `${grownUp}(?: (?:who|alone|only|always|must|should|has|have|to|will|or|and|else|also|first|${grownUp})){0,6}`
/** "A grown-up does the cutting", "ask a leader to light it". */
const doesIt = new RegExp(` ${whoever} ${doing} `)
const standsBy = new RegExp(` ${whoever} ${standing} `)
/** "By a leader", "beside an adult", "a grown-up's hand on the hammer". */
const isBy = new RegExp(
  ` (?:(?:by|with|beside|under|next to) (?:(?:a|an|the|your|their|one|each|every) )?${grownUp}|${grownUp}(?:'s|s')? (?:hands?|eyes?|watch|supervision)|${grownUp} (?:beside|by|at|near|next to|with) )`,
)
const needless = new RegExp(` (?:no|not|don't|never|nor|neither|without|instead of)(?: \\w+){0,2} (?:(?:a|an|the|any|your) )?${grownUp} `)
/** "Nobody lights one without a leader". */
const neverWithout = new RegExp(` (?:never|no|nobody|none|not|don't|nothing) (?:\\w+ ){0,8}without (?:(?:a|an|the|your) )?${grownUp} `)

const isKept = (plain: string, names: (part: string) => boolean) =>
  neverWithout.test(plain) ||
  (!needless.test(plain) &&
    (standsBy.test(plain) ||
      plain.split(/(?= (?:, |: |and |but |while ))/).some((part) => names(part) && (doesIt.test(`${part} `) || isBy.test(`${part} `)))))

/** Words that stand in the place of a danger or say that it is not done; the danger stands close to them. */
const insteadBefore = /^(?:battery|batteries|led|electric|flameless|plastic|paper|cardboard|toy|pretend|unlit|blunt|play|foam|felt|dull)$/
const noneOf = /^(?:no|without|never)$/
const notDone =
  / (?:nothing|nobody|none|no one|no child|children never|children do not|kids never|never|do not|don't) (?:is |is ever |really |ever )?(?:lit|light|lights|cut|cuts|burn|burns|burned|use|uses|used|handle|handles|heat|heats|heated|hold|holds|touches|touch) /
/** "Never use the knife while you walk" forbids the walking. */
const onlyThen = / (?:while|when|until|after|before|unless|and run|too|alone|without|longer|at anybody|at each) /
const goesOn = /^(?:is|are|lit|used|needed|brought|allowed|in|at|for|on|near|here|today|please|or|and|,)?$/

const isPut = (words: string[], at: number) =>
  insteadBefore.test(words[at - 1] ?? '') ||
  (insteadBefore.test(words[at - 2] ?? '') && !/^(?:is|are|and|or|the|a|with|for|near|to|of|by|from|in|on|,)$/.test(words[at - 1] ?? '')) ||
  ((noneOf.test(words[at - 1] ?? '') ||
    (noneOf.test(words[at - 2] ?? '') && /^(?:real|open|live|hot|sharp|true)$/.test(words[at - 1] ?? ''))) &&
    goesOn.test(words[at + 1] ?? ''))

const within = (entries: Entries, plain: string) =>
  [...readSentence(plain).found].flatMap(([id, places]) => (entries.has(id) ? places : []))

const meansIt = / (?:it|them|this|that|one) /
/** Whether a line says of a danger, by the words that speak of it, that a grown-up does it or stands by, or that it is not done. */
export function guards(line: string, speaking: Entries): boolean {
  let before = false
  return line
    .split('\n')
    .flatMap(sentencesOf)
    .some((sentence) => {
      const plain = plainSentence(sentence)
      const named = within(speaking, plain)
      // "The oven is hot. A grown-up opens it."
      const speaks = named.length > 0 || (before && meansIt.test(plain))
      before = named.length > 0
      if (!speaks) return false
      if (isKept(plain, (part) => meansIt.test(`${part} `) || within(speaking, part).length > 0)) return true
      const words = plain.trim().split(' ')
      return named.some(({ from }) => isPut(words, from)) || (notDone.test(plain) && !onlyThen.test(plain))
    })
}
