import { isCommon } from '../common-supplies.ts'
import { entriesFrom, plainSentence, readSentence } from './rules.ts'
import { asksOfStory, isAsked } from './spoken-to.ts'

// Fire, heat and blades stand in many stories, and so do stones that are thrown and what is eaten. In a room they are mostly paper,
// fingers or told; this tells those from real ones.

const fabric =
  '(?:paper|papers|newspapers?|tissue|cardboard|cardstock|foil|yarn|felt|foam|cloth|clay|dough|crayons?|chalk|tape|plastic|battery|batteries|led|flameless|toy|pretend|imaginary|invisible)'
const standIn = `(?:${fabric}|cards?|scarf|scarves|ribbons?|streamers?|blankets?|towels?|pillows?|cushions?|chairs?|blocks?|box|boxes|bricks|strips?|cups?|tubes?|cloths|socks?|pom ?poms?|sponges?|balls?|bean ?bags?|flakes|dots?|circles?)`
const body = '(?:fingers?|fingertips?|thumbs?|hands?|fists?|palms?|arms?|knuckles)'
const somebody =
  '(?:you|we|they|i|(?:one|two|three|four|some|half|the rest) of (?:you|us|them)|half|(?:the )?others|child|children|kids|groups?|everyone|everybody|boys|girls|row|ring|circle|class|your arms?|your hands?|your fingers?|your fists?)'
const article =
  '(?:(?:a|an|the|your|our|their|his|her|its|all|now|only|little|small|big|low|bright|yellow|red|orange|golden|long|short|ten|smoking|flaming|fiery|burning|rolled|crumpled|torn|balled|empty|white|gray|brown|green|tongues? of) )*'
/** What of a story burns, is hot or cuts. */
const ofStory =
  '(?:fires?|flames?|coals?|embers?|ovens?|furnaces?|lamps?|torch|torches|bonfires?|campfires?|sand|swords?|spears?|ax|axe|axes|hammers?|chisels?|daggers?|arrows?)'
/** What of a story is thrown or eaten: played only where that is said. */
const inHands =
  '(?:stones?|rocks?|pebbles?|bricks?|boulders?|snowballs?|hailstones?|coins?|seeds?|leaf|leaves|grass|pearls?|scrolls?|locusts?)'
/** Those, and what a household has of the kind. */
const thing = `(${ofStory}|${inHands}|candles?|wicks?|lanterns?|kn(?:ife|ives)|saws?|blades?|stoves?|pots?|needles?|nails?|thorns?|sparklers?)`
/** A word between two that belong together, none that joins or begins anything. */
const word =
  "(?:(?!of |and |or |with |on |in |the |a |an |over |to |for |by |near |from |at |around |as |into |under |beside |then |while |light )[\\w']+ )"
const draws = '(?:draw|draws|sketch|sketches|trace|traces)'

/** How a text says that a thing is made of something harmless, drawn, or played by somebody; the group is the thing. */
const made = [
  ` ${fabric} ${word}?${thing} `,
  ` ${thing} (?:out )?of ${word}{0,2}${standIn} `,
  ` ${thing} (?:is |are )?(?:cut|made|rolled|torn|built|twisted|folded) (?:out )?(?:of|from|with) ${word}{0,2}${standIn} `,
  ` ${standIn} (?:[\\w']+ ){0,7}(?:is|are|becomes?|stands? for|turns? into|as (?=a |an |your |our )) ?${article}${thing} `,
  ` (?:lay|put|set|spread|use|crumple|roll|hang|hold|tape|drape) ${article}${word}{0,2}${standIn} (?:[\\w']+ ){0,5}for ${article}${thing} `,
  ` ${thing} (?:is|are) (?:of )?${article}(?:${standIn}|${body}) `,
  ` ${standIn} [^:]{0,60}: (?:(?:it|this|that|they|these|those) (?:is|are) ${article}${thing}|${thing} (?:falls?|comes?|rises?|grows?)) `,
  ` make ${article}${thing} : (?:crumple|rub|wave|shake|wiggle|lift|hold) `,
  ` (?:${draws}|(?<=^ )(?:color|paint|outline|tear out)) (?!near |with )(?:${word}|(?:the|a|an|of|and|on) |, ){0,6}?${thing} `,
  ` (?:cut|cuts|fold|folds|roll|rolls|tear|tears|twist|twists|shape|form) ${word}{0,2}${thing} (?:out )?(?:of|from) ${word}{0,2}${standIn} `,
  ` ${thing} (?:shapes?|shaped|pictures?|drawings?|posters?|stickers?|puppets?|costumes?|hats?|masks?|cards?|crafts?) `,
  ` (?:pound|tap|knock|rub|wiggle|flutter) [^:]{0,20}${body} [^:]{0,30}: (?:the )?${thing} (?:falls?|comes?|rises?|grows?|goes|go) `,
  ` (?:shapes?|outline|pictures?|drawings?|cutouts?) of ${article}${thing} `,
  ` (?:fingers?|thumbs?|flat hand|fist|hands together|hands apart) (?:, \\w+ , )?(?:of the other (?:hand )?|of the other )?(?:up |, low , )?(?:is|are|for|be) ${article}${thing} `,
  ` ${thing} (?:that |which )?(?:i|you|we|they|the leader) pretends? `,
  ` ${thing} (?:that |which )?(?:nobody|no one) can see `,
  ` ${standIn} (?:[\\w']+ ){0,3}into (?:[\\w']+ ){0,2}${thing} `,
  ` pretend (?:that )?(?:[\\w']+ ){0,4}(?:holds?|is|are|have|has) ${article}${thing} `,
  ` ${thing} with (?:your |their |the |both |ten |empty )*${body} `,
  ` ${somebody} (?:am|is|are) (?:now )?${article}(?:(?:a |the )?\\w+ (?:in|on|of|by) the )?${thing} `,
  ` (?<!will |would |should |can |may |must |to )(?:be|play|act|become) (?:a|an|the|like|your) ${word}?${thing} (?!and |in |on |with |until )`,
].map((one) => new RegExp(one, 'g'))
/** "Crumple orange paper into a heap. It is the campfire." */
const calledNext = new RegExp(` ${standIn} [^.]{0,80}\\. (?:it|this|that|they|these) (?:is|are) (?:now )?${article}${thing} `, 'g')
/** Things of one kind: where the flame is a finger, so is the fire, and a hammer of paper drives no nail. */
const families = [
  /^(?:fires?|flames?|bonfires?|campfires?|embers?|coals?)$/,
  /^(?:hammers?|nails?)$/,
  /^(?:ovens?|furnaces?)$/,
  /^(?:ax|axe|axes)$/,
  /^kni(?:fe|ves)$/,
  /^candles?$/,
  /^torch(?:es)?$/,
  /^(?:stones?|rocks?|pebbles?|boulders?)$/,
  /^(?:leaf|leaves)$/,
]
const isThing = new RegExp(`^${thing}$`)
const isOfStory = new RegExp(`^${ofStory}$`)
const isInHands = new RegExp(`^${inHands}$`)
/** "Smash the pots with a hammer": what something is done with is there. */
const isTool = / with (?:a|an|the|your|their|his) (?:\w+ )?$/

/** Whether an activity is acted in the room: "You are the lamps", "One corner is the cave", hands that are empty. */
const acted =
  /\b(?:[Yy]ou are (?:(?:all|now) )*(?:a|an|the|big|bent)\b|(?:[Hh]alf|[Ss]ome|[Oo]ne|[Tt]wo|[Tt]hree) of you (?:are|is)\b|[Yy]ou have just come|[Bb]e (?:the |a )?[A-Z][a-z]+[:,]|[Bb]e (?:the|a) \w+:|(?:wall|corner|middle|room|ring|circle|row|chair|line|rug|floor) is (?:a|an|the|where|his|her|now|[A-Z])|[Ee]mpty hands|in the air|nobody can see|think up|[Pp]retend)/
export const isActed = (text: string): boolean => acted.test(text)
/** Only hands play: then a knife is none either. */
const emptyHands = /\bempty hands\b/i
/** Where all that there is are pictures and books, each thing that is laid out is one of them. */
const isPicture = /\b(?:cards?|pictures?|photos?|Bibles?|posters?|stickers?|felt board|flannelgraph)$/i
/** Something is real, or it burns. */
const burns =
  /\b(?:(?<!no |not |never )real\b(?! flames? (?:stay|are not)| \w+ out of (?:a sheet|paper|cardboard|clay|dough))|live flames?|lighters?|matches\b(?! the| each| your)|matchbox|a match\b|gasoline|set fire|(?:set|catch)\b[^.]* on fire|(?:burning|lit) (?:torch(?:es)?|candles?|sticks?|logs?|coals?|branch(?:es)?|match)|(?:burn|light|ignite|kindle) (?:the|an?|your|it|them|one|each|every|all|this|these|those|their|his|her|some|paper|wood|sticks)\b(?! of the world| of| (?:small |big )?(?:battery|flameless|electric|LED|led|paper|pretend|cardboard)))/i
/** What is cooked, lit or cut with at home, and where that is done. */
const household =
  /\b(?:(?<!battery |paper |pretend |flameless |led )candles?|stoves?|kettles?|kitchen|oven (?:doors?|mitts?|racks?)|preheat|degrees|glue guns?|hot plates?|outdoors?|(?:go|goes|walk|step|meet|play|run|stand|take \w+|bowl) outside|yard|campsite|grill|barbecue|roasts?|toasts?|sparklers?|firewood|charcoal|tongs|twigs|logs|boil\w*|strike (?:a|the|your)|sharpen\w*)\b/i
const sources = entriesFrom('@fire/@hot/@blade/log/twig/skewer/tongs')
const likeness = new RegExp(` (?:${fabric}|card|electric) `)
const isSource = (supply: string) => {
  const plain = plainSentence(supply)
  return !likeness.test(plain) && [...readSentence(plain).found.keys()].some((id) => sources.has(id))
}
const isItself = (supply: string, one: string) => {
  const plain = plainSentence(supply)
  return !likeness.test(plain) && plain.includes(` ${one}`)
}

/** A tea light is a candle in two words. */
const plainWithCandles = (text: string) => plainSentence(text).replace(/ tea ?light(s?) /g, ' candle$1 ')
/** What of fire, heat and blades is only played in an activity: `made` is said in it, `staged` follows from how it is done and of what. */
export type Played = { made: ReadonlySet<string>; staged: boolean; emptyHanded: boolean }

let lastText = ''
let lastMaterials: readonly string[] | undefined
let lastFound: Played = { made: new Set(), staged: false, emptyHanded: false }
export function playedIn(text: string, materials?: readonly string[]): Played {
  // The lines of an activity are asked about one after the other, and all lean on the whole of it.
  if (text === lastText && materials === lastMaterials) return lastFound
  const found = new Set<string>()
  if (!burns.test(text)) {
    const sentences = [...text.split(/(?<=[.!?”])\s+|\n/), ...(materials ?? [])].map(plainWithCandles)
    const joined = `${sentences.map((one) => one.trimEnd()).join(' .')} `
    for (const [where, ways] of [...sentences.map((one) => [one, made] as const), [joined, [calledNext]] as const])
      for (const way of ways)
        for (const [, ...groups] of where.matchAll(way)) for (const one of groups) if (one && isThing.test(one)) found.add(one)
  }
  // What lies on the table as it is, is there.
  for (const one of found) if (isInHands.test(one) && materials?.some((supply) => isItself(supply, one))) found.delete(one)
  const isThere = burns.test(text) || household.test(text) || materials?.some(isSource)
  const staged = !isThere && (acted.test(text) || (materials !== undefined && materials.length > 0 && materials.every(isCommon)))
  lastText = text
  lastMaterials = materials
  const noThings =
    emptyHands.test(text) || (materials !== undefined && materials.length > 0 && materials.every((one) => isPicture.test(one)))
  lastFound = { made: found, staged, emptyHanded: staged && noThings }
  return lastFound
}

/** "Draw a lamp: each child lights a candle first." */
const whoDoes =
  /^ (?:(?:each|every|all|some|one|two|the|your|a|an|older|younger) )*(?:of you|child|children|kids?|you|everyone|everybody|groups?|teams?|pairs?|boys|girls|teens?) /
const asksAnew = (rest: string) => isAsked(rest) || whoDoes.test(rest)
/** A plain sentence in its clauses: where another thing to do begins, another clause does. */
function clausesOf(plain: string): string[] {
  const clauses: string[] = []
  let from = 0
  for (const { index, 0: joint } of plain.matchAll(/ (?:, (?:and |then |but )?|: |and (?:then )?|then |or |but |while |until )/g))
    if (asksAnew(` ${plain.slice(index + joint.length)}`)) {
      clauses.push(plain.slice(from, index))
      from = index
    }
  return [...clauses, plain.slice(from)]
}
const opens = '(?<=^ (?:, )?(?:: )?(?:and |then |but ){0,4}(?:each child |everyone |all )?)'
/** Parts of a clause that ask for nothing: what is drawn, read or told of. */
const told = [
  ` ${draws} (?!near |with ).*$`,
  `${opens}(?:color|paint|mark|underline|circle|list|name|compare|write|match|point to|look up) (?!with ).*$`,
  ` (?:read|tell|tells|hear|say|ask|write|guess|find|explain|remember|discuss|settle|imagine|think|describe|decides?) (?:(?!light )[\\w']+ ){0,4}(?:how|what|who|that|why|where|when|whether|about|of) (?!long|much|many|can|dares?|you can).*$`,
  ' , as (?:\\w+ ){1,4}(?:did|had|was|were|\\w{3,}ed) [^,:]*',
  ' (?:pretends?|mimes?|shows? how (?:you|he|she|they|we)) .*$',
].map((one) => new RegExp(one, 'g'))
const isSaid = /( (?:act|mime|play|say|says|shout|call|sing|whisper|answer)(?: \w+){0,3}) : (.*)$/
const onPage = new RegExp(
  `(?<= )${thing}(?= (?:\\w+ ){0,2}(?:on|in) (?:the|your|each|every) (?:\\w+ )?(?:poster|picture|page|screen|story|text|psalm|verse) )`,
  'g',
)
/** A question to the group and what is read to it, unless it dares somebody. */
const quoted = /\b(?:[Aa]sks?|[Rr]eads?)\b[^“".!?]{0,40}[,:]\s[“"]([^”"]*)(?:[”"]|$)/g
const dares = /\b(?:can you|who can|who dares?|will you|would you|could you|who wants|let’s|let's)\b/i

function withoutTold(sentence: string, plain: string): string {
  if (sentence.includes('?') && asksOfStory(plain)) return ' it '
  let said = plain
  for (const [, quote = ''] of sentence.matchAll(quoted))
    if (!dares.test(quote) && !isAsked(plainSentence(quote))) said = said.replace(plainSentence(quote), ' it ')
  said = said.replace(isSaid, (all: string, saying: string, what: string) => (isAsked(` ${what}`) ? all : `${saying} it `))
  return clausesOf(said)
    .map((clause) => told.reduce((rest, one) => rest.replace(one, ' it '), `${clause} `).trimEnd())
    .join('')
}

/** A plain sentence in which what is played, made of something, drawn or told of are "it". Only what is said outright frees a `firm` rule. */
export function withoutPlayed(sentence: string, plain: string, played: Played, firm: boolean): string {
  const { made: things, staged, emptyHanded } = played
  const isPlayed = (one: string, used: boolean) =>
    things.has(one) ||
    (isInHands.test(one) && (things.has(`${one}s`) || things.has(one.replace(/s$/, '')))) ||
    families.some((family) => family.test(one) && [...things].some((other) => family.test(other))) ||
    (!firm && ((staged && !used && isOfStory.test(one)) || emptyHanded))
  return `${withoutTold(sentence, plain).trimEnd()} `
    .replace(/ tea lights? /g, ' candle ')
    .replace(onPage, 'it')
    .replace(/\b(?:(?:flaming|fiery|burning|battery|flameless|led) )?([a-z]+)\b/g, (phrase, one: string, at: number, all: string) =>
      isThing.test(one) && isPlayed(one, isTool.test(all.slice(0, at))) ? 'it' : phrase,
    )
}
