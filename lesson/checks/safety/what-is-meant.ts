import type { AgeGroup } from '#contract/lesson-book.ts'
import { plainSentence } from './rules.ts'

const near = 7
/** Stand-ins of which a group makes the places of a story: the blanket is the river, tape is the road. */
const standIn =
  /^(?:tape|taped|paper|papers|page|pages|sheet|sheets|cloth|blanket|blankets|towel|towels|scarf|rug|mat|carpet|chalk|draw|drawn|draws|drawing|picture|map|cardboard|cushions?|pillows?|chairs?|block|blocks|box|boxes|strips?|yarn|crayons?|model|pretend|imagine|imaginary|unseen|invisible|doll|dolls|puppets?|figures?|banner|poster|string|circles?|dough|lines?)$/
/** Places of the Bible's stories, and streets, of which a room has only a stand-in. */
const staged =
  /^(?:road|roads|street|river|rivers|sea|lake|stream|streams|shore|gate|gates|roof|tower|towers|tree|trees|branches|mountain|mountains|hill|hills|cliff|ladder|boat|boats|ship|desert|well|cave|tents?|prison|jail|dungeon|cell|pit|bridge|donkey|donkeys|camel|camels|horse|lions?|den|storm|rain|lamps?)$/
/** What the youngest play with hands and feet where they stand. */
const mimable =
  /^(?:road|river|sea|lake|stream|gate|roof|tower|tree|trees|mountain|hill|boat|desert|well|cave|tent|tents|sand|donkey|camel|horse|lion|lions|storm|rain)$/
/** A wall is played where it is climbed; elsewhere it is the room's. */
const isPlayedWith = (words: string[], at: number) =>
  mimable.test(words[at] ?? '') || (/^walls?$/.test(words[at] ?? '') && words[at - 2]?.startsWith('climb') === true)
/** "The roof of the shed", "the frozen lake", "the tree in your yard": there it is. */
const isReal = (words: string[], at: number) =>
  /^(?:frozen|deep|busy|nearest|real|tall|tallest|highest)$/.test(words[at - 1] ?? '') ||
  (/^(?:of|in|by|behind|near)$/.test(words[at + 1] ?? '') && /^(?:the|your|our)$/.test(words[at + 2] ?? ''))
const hasStandIn = (words: string[], at: number) => words.slice(Math.max(0, at - near), at + near + 1).some((one) => standIn.test(one))
const isMade = (words: string[], at: number) => !isReal(words, at) && hasStandIn(words, at)
/** "Step, step, step", "Clip, clop, clip, clop", "on the spot". */
function isMimed(words: string[], at: number): boolean {
  const around = words.slice(Math.max(0, at - 2 * near), at + 2 * near + 1).filter((word) => word !== ',')
  return (
    !isReal(words, at) &&
    (hasStandIn(words, at) ||
      around.some(
        (word, n) =>
          word === around[n + 1] ||
          (word === around[n + 2] && around[n + 1] === around[n + 3]) ||
          /^(?:pretend|swish|spot)$/.test(word) ||
          (word === 'in' && around[n + 1] === 'place'),
      ))
  )
}
/** "These are the lamps", "The pillow is Eutychus": a thing is said to be what it is not. */
const isCalled = (words: string[], at: number) =>
  /^(?:the|our)$/.test(words[at - 1] ?? '') &&
  /^(?:is|are)$/.test(words[at - 2] ?? '') &&
  /^(?:this|these|it|they)$/.test(words[at - 3] ?? '')
/** A cloth that is laid "as the Jordan" is the river of the whole game. */
const namedWater = /^(?:jordan|nile|jabbok|kishon|euphrates|galilee)$/
/** Faces that are drawn on a sheet. */
const drawnParts = /^(?:faces?|heads?|mouths?|eyes)$/
const isDrawn = (words: string[], at: number) =>
  words.slice(Math.max(0, at - 2 * near), at).some((word) => /^(?:draw|draws|print|trace|paint)$/.test(word))
/** "Leave the room light on": a dark of which the activity speaks is none. */
const staysLight = /\b(?:keep|leave) the (?:\w+ )?lights? on\b|\blights? stays? on\b/i
/** Hammers that are fists. */
const hammersAreFists = (text: string) => /\bfists?\b/i.test(text) && !/\b(?:nails?|hammers)\b/i.test(text)
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
    if (age === 'young-kids') words.forEach((word, at) => isPlayedWith(words, at) && isMimed(words, at) && found.add(word))
    if (staysLight.test(text)) found.add('dark').add('darkness')
    if (hammersAreFists(text)) found.add('hammer').add('hammers')
    for (const line of text.split(/(?<=[.!?”])\s+|\n/)) {
      const own = plainSentence(line).trim().split(' ')
      own.forEach((word, at) => staged.test(word) && (isMade(own, at) || isCalled(own, at)) && found.add(word))
      own.forEach(
        (word, at) =>
          drawnParts.test(word) &&
          !/\b(?:(?:your|their|his|her|own) (?:face|head|mouth|eyes)|(?:faces|heads|mouths|eyes) of)/i.test(text) &&
          isDrawn(own, at) &&
          found.add(word),
      )
      if (own.some((word, at) => namedWater.test(word) && hasStandIn(own, at))) found.add('river').add('water')
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

/** What is read out in a game of right and wrong, to be sorted under two signs: "Then: Lie about your friend. Laugh at him." */
export function sortedIn(activity: string): string[] {
  if (!/\b(?:signs?|piles?|sorts?)\b/i.test(activity) || !/\b(?:NO|NOT|WRONG|FALSE|LIES?)\b/.test(activity)) return []
  return activity.split('\n').filter((line) => /^(?:then|start|add|write|read|mix in|more)\b[^:.]{0,24}: /i.test(line))
}
/** Whom "them" can mean, and what. */
const people =
  /^(?:children|kids|boys|girls|students|volunteers|toddlers|teens|players|partners|friends|brothers|sisters|persons|people|each|everyone|everybody|anyone|whoever|they|team|teams|group|neighbors|classmates|teammates|helpers|prisoners|pair|pairs|leaders|others|ones|parents|class|soldiers|two|three)$/
const things =
  /^(?:blocks|papers|pages|cards|toys|pictures|sticks|stones|hearts|bricks|crayons|strips|chairs|feathers|leaves|seeds|coins|cups|hands|lines|signs|links|boxes|bags|books|words|shoes|towels|pieces|notes|signs|fish|loaves|names|letters|spots|cushions|pillows|mats|sheets)$/
const somebody = /^(?:child|boy|girl|volunteer|friend|person|teen|kid|student|one|somebody|someone|player|partner)$/
/** What is done to people only: "frighten them" is never things. */
const toPeople =
  /^(?:frighten|scare|terrify|startle|tell|ask|make|let|have|convince|trick|shame|force|leave|lock|chase|teach|order|film|hit|slap|kick|spank|dare|whip|beat)$/
/** Beasts of a game, which are thought of or soft. */
const beasts = /^(?:animals?|cows?|mouse|birds?|rabbits?|cats?|lambs?|sheep|chicks?)$/
const chosen = /^(?:child|boy|girl|volunteer|student|player|teen)$/
/** Whom the dolls of an activity are: "carry a small friend to Jesus". */
const played =
  /( (?:carry|carries|lower|wrap|rock|lay)) (?:a|the|their|two) (?:small |sick |sleeping |hurt )?(?:friends?|brothers?|man|son) /
/** "The pillow is Eutychus." */
const calledSomebody =
  /\b(?:[Ll]ay|[Pp]ut|[Ss]et) (?:a|the) (?:pillow|cushion|towel|bundle|scarf|figure)\b[^.]{0,40}\. ["“]?This is |\b(?:pillow|cushion|towel|bundle|scarf|block|cup|figure|doll|toy|puppet|paper) (?:is|stands for) [A-Z][a-z]/
/** What is held, laid down and pushed instead of somebody. */
const doll = /^(?:dolls?|puppets?|figures?|lambs?|sheep|toys?|pictures?)$/
const wordsIn = (plain: string) => plain.trim().split(' ').filter(Boolean)

const nearestOf = (words: string[], kinds: RegExp[]) => words.findLast((word) => kinds.some((kind) => kind.test(word)))
/** What stands before a sentence in its activity, as words. */
function wordsBefore(plain: string, activity: string): string[] {
  const all = plainSentence(activity)
  const at = all.indexOf(plain)
  return at < 0 ? [] : wordsIn(all.slice(0, at))
}
/** A carried "friend" of an activity with a doll, "the others" of some strips, "the little ones" of the animals: none of them is a person. */
function withPartsNamed(plain: string, activity: string, hasDoll: () => boolean): string {
  let said = plain
  if (/ the others? /.test(said) && nearestOf(wordsBefore(plain, activity), [people, things])?.match(things))
    said = said.replace(/ the others? /, ' it ')
  if (/ the (?:little|small|young) ones /.test(said) && nearestOf(wordsBefore(plain, activity), [people, somebody, beasts])?.match(beasts))
    said = said.replace(/ the (?:little|small|young) ones /, ' it ')
  // Who was chosen last is the friend.
  if (played.test(said) && hasDoll() && !nearestOf(wordsBefore(plain, activity), [chosen, doll])?.match(chosen))
    said = said.replace(played, '$1 it ')
  return said
}

/** A plain sentence in which "them" that means things, and "him" that means a doll, is "it". `before` is the sentence before, `activity` what it is a part of. */
export function withThingsNamed(plain: string, before: string, activity: string): string {
  const hasDoll = () =>
    activity !== '' && (calledSomebody.test(activity) || wordsIn(plainSentence(activity)).some((word) => doll.test(word)))
  const said = activity === '' ? plain : withPartsNamed(plain, activity, hasDoll)
  if (!/ (?:them|him|her) /.test(said)) return said
  const words = wordsIn(said)
  const earlier = wordsIn(before)
  const named = (word: string, at: number) => {
    const context = [...earlier, ...words.slice(0, at)]
    if (toPeople.test(words[at - 1] ?? '')) return word
    if (word === 'them') {
      const nearest = nearestOf(context, [people, things])
      if (nearest) return things.test(nearest) ? 'it' : word
      return earlier.length > 0 ? 'it' : word
    }
    if (calledSomebody.test(activity) && !nearestOf(words.slice(0, at), [somebody])) return 'it'
    const nearest = nearestOf(context, [somebody, doll])
    if (nearest) return doll.test(nearest) ? 'it' : word
    return hasDoll() ? 'it' : word
  }
  return ` ${words.map((word, at) => (/^(?:them|him|her)$/.test(word) ? named(word, at) : word)).join(' ')} `
}
