import type { AgeGroup } from '#contract/lesson-book.ts'
import { plainSentence } from './rules.ts'

const near = 7
/** Stand-ins of which a group makes the places of a story: the blanket is the river, tape is the road. */
const standIn =
  /^(?:tape|taped|paper|papers|page|pages|sheet|sheets|cloth|blanket|blankets|towel|towels|scarf|rug|mat|carpet|chalk|draw|drawn|draws|drawing|picture|map|cardboard|cushions?|pillows?|chairs?|block|blocks|box|boxes|strips?|yarn|crayons?|model|pretend|imagine|imaginary|unseen|invisible|doll|dolls|puppets?|figures?|banner|poster|string|circles?|dough|lines?)$/
/** Places of the Bible's stories, and streets, of which a room has only a stand-in. */
const staged =
  /^(?:road|roads|street|river|rivers|sea|lake|stream|streams|shore|gate|gates|roof|tower|towers|tree|trees|branches|mountain|mountains|hill|hills|cliff|ladder|boat|boats|ship|desert|well|cave|tents?|prison|jail|dungeon|cell|pit|bridge|donkey|donkeys|camel|camels|horse|lions?|den|storm|rain)$/
/** What the youngest play with hands and feet where they stand. */
const mimable =
  /^(?:road|river|sea|lake|stream|gate|roof|tower|tree|trees|mountain|hill|boat|desert|well|cave|tent|tents|sand|donkey|camel|lion|lions|storm|rain)$/
/** "The roof of the shed", "the frozen lake", "the tree in your yard": there it is. */
const isReal = (words: string[], at: number) =>
  /^(?:frozen|deep|busy|nearest|real|tall|tallest|highest)$/.test(words[at - 1] ?? '') ||
  (/^(?:of|in|by|behind|near)$/.test(words[at + 1] ?? '') && /^(?:the|your|our)$/.test(words[at + 2] ?? ''))
const hasStandIn = (words: string[], at: number) => words.slice(Math.max(0, at - near), at + near + 1).some((one) => standIn.test(one))
const isMade = (words: string[], at: number) => !isReal(words, at) && hasStandIn(words, at)
/** "Step, step, step", "Munch, munch!", "on the spot". */
function isMimed(words: string[], at: number): boolean {
  const around = words.slice(Math.max(0, at - 2 * near), at + 2 * near + 1).filter((word) => word !== ',')
  return (
    !isReal(words, at) &&
    (hasStandIn(words, at) || around.some((word, n) => word === around[n + 1] || /^(?:pretend|swish|spot)$/.test(word)))
  )
}
const outside = /\b(?:outside|outdoors|real|go out of the (?:church|building))\b/i

let lastText = ''
let lastAge: AgeGroup | undefined
let lastFound: ReadonlySet<string> = new Set()
/** What of a story is only played or made of something in a text, as words: sentences about it ask for nothing dangerous. */
export function stagedIn(text: string, age: AgeGroup): ReadonlySet<string> {
  // The lines of an activity are asked about one after the other, and all lean on the whole of it.
  if (text === lastText && age === lastAge) return lastFound
  const found = new Set<string>()
  if (!outside.test(text)) {
    const words = plainSentence(text).trim().split(' ')
    if (age === 'young-kids') words.forEach((word, at) => mimable.test(word) && isMimed(words, at) && found.add(word))
    for (const line of text.split(/(?<=[.!?”])\s+|\n/)) {
      const own = plainSentence(line).trim().split(' ')
      own.forEach((word, at) => staged.test(word) && isMade(own, at) && found.add(word))
    }
  }
  lastText = text
  lastAge = age
  lastFound = found
  return found
}
/** A plain sentence in which what is only played is "it". */
export const asPlayed = (plain: string, played: ReadonlySet<string>): string =>
  played.size === 0 ? plain : plain.replace(/\b[a-z]+\b/g, (word) => (played.has(word) ? 'it' : word))

/** Whom "them" can mean, and what. */
const people =
  /^(?:children|kids|boys|girls|students|volunteers|toddlers|teens|players|partners|friends|brothers|sisters|persons|people|each|everyone|everybody|anyone|whoever|they|team|teams|group|neighbors|classmates|teammates|helpers|prisoners|pair|pairs|leaders|others|ones|parents|class|soldiers|two|three)$/
const things =
  /^(?:blocks|papers|pages|cards|toys|pictures|sticks|stones|hearts|bricks|crayons|strips|chairs|feathers|leaves|seeds|coins|cups|hands|lines|signs|links|boxes|bags|books|words|shoes|towels|pieces|notes|signs|fish|loaves|names|letters|spots|cushions|pillows|mats|sheets)$/
const somebody = /^(?:child|boy|girl|volunteer|friend|person|teen|kid|student|one|somebody|someone|player|partner)$/
/** What is done to people only: "frighten them" is never things. */
const toPeople =
  /^(?:frighten|scare|terrify|startle|tell|ask|make|let|have|convince|trick|shame|force|leave|lock|chase|teach|order|film|hit|slap|kick|spank|dare|whip|beat)$/
/** What is held, laid down and pushed instead of somebody. */
const doll = /^(?:dolls?|puppets?|figures?|lambs?|sheep|toys?|pictures?)$/
const wordsIn = (plain: string) => plain.trim().split(' ').filter(Boolean)

/** A plain sentence in which "them" that means things, and "him" that means a doll, is "it". `before` is the sentence before, `whole` what it is a part of. */
export function withThingsNamed(plain: string, before: string, whole: string): string {
  if (!/ (?:them|him|her) /.test(plain)) return plain
  const words = wordsIn(plain)
  const earlier = wordsIn(before)
  const hasDoll =
    whole !== '' &&
    plainSentence(whole)
      .split(' ')
      .some((word) => doll.test(word))
  const named = (word: string, at: number) => {
    const context = [...earlier, ...words.slice(0, at)].reverse()
    if (toPeople.test(words[at - 1] ?? '')) return word
    if (word === 'them') {
      const nearest = context.find((one) => people.test(one) || things.test(one))
      if (nearest) return things.test(nearest) ? 'it' : word
      return earlier.length > 0 ? 'it' : word
    }
    const nearest = context.find((one) => somebody.test(one) || doll.test(one))
    if (nearest) return doll.test(nearest) ? 'it' : word
    return hasDoll ? 'it' : word
  }
  return ` ${words.map((word, at) => (/^(?:them|him|her)$/.test(word) ? named(word, at) : word)).join(' ')} `
}
