// Where no scene is drawn: one thing that the passage or the lesson speaks of, in an arch. Never another story.
import { isProp, type PropName } from './props/props.ts'

const table = (rows: string): ReadonlyMap<string, PropName> =>
  new Map(
    rows.split(' ').flatMap((row): [string, PropName][] => {
      const [word = '', thing = word] = row.split('=')
      return isProp(thing) ? [[word, thing]] : []
    }),
  )
/** Words and the thing that they name as the Bible means it. Words that are as often no noun ("saw", "ring", "well") are not here. */
const named = table(
  'altar baby basin basket=basketFull bed bird=dove birds=sparrow boat bread=loaf calf camel camels=camel cave chain ' +
    'chains=chain chariot clothes coat=robe coin coins cow cross crown cup dog donkey door dove drum eagle elephant fire ' +
    'fish flock flower=flowers flowers flute fruit=fruitTree gate gift gifts=gift goat grapes hammer harp horse house jar ' +
    'jars=waterJars ladder lamb lamp letter lilies=flowers lion lions=lion loaves=bread manger manna mat money=moneyBag ' +
    'moon mountain needle net nets=net oil=oilJar olive ox pearl perfume pig pigs=pig pit potter=pottersWheel rain=cloud ' +
    'rainbow ram raven ravens=raven robe rooster sandals=sandal scroll seed=sprout seeds sheep shepherd=staff shield ' +
    'ship=boat sling snake soup=stewPot sparrow sparrows=sparrow spear staff star stars stew=stewPot stone=stones stones ' +
    'sword table=tableLaid tablets temple=templeHouse tent throne tomb towel tower treasure tree trumpet trumpets=trumpet ' +
    'vine vineyard=vine wall walls=wall wheat window wine=waterJars yoke',
)
/** Words that a thing stands for, good for a cover and wrong for a card: a lamp for light. */
const stoodFor = table(
  'anchor=boat angel=star armor=shield army=shield bible=scroll branch=vine bush=burningBush clay=pottersWheel cloud ' +
    'garden=fruitTree gold=coins grain=sheaf harvest=sheaf helmet=shield horn inn=house king=crown kingdom=crown ' +
    'leaves=palmBranch light=lampstand nest=sparrow path=sandal praise=harp psalm=harp rock sand=camel scripture=scroll ' +
    'sea=boat sing=harp song=harp storm=boat sun truth=scroll water=waterJars wind=cloud word=scroll',
)
const find = (words: ReadonlyMap<string, PropName>, word: string): PropName | undefined => {
  const lower = word.toLowerCase().trim()
  return words.get(lower) ?? words.get(lower.replace(/s$/, '')) ?? words.get(lower.replace(/es$/, ''))
}
/** The thing that a word names; undefined for a word that nothing here shows. */
export const thingNamed = (word: string): PropName | undefined => find(named, word)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
/** Every thing that a text names, each once, in its order. */
export const thingsIn = (text: string): { word: string; thing: PropName }[] => {
  const seen = new Set<PropName>()
  return wordsOf(text).flatMap((word) => {
    const thing = thingNamed(word)
    if (!thing || seen.has(thing)) return []
    seen.add(thing)
    return [{ word, thing }]
  })
}
const firstIn = (text: string): PropName | undefined => {
  for (const word of wordsOf(text)) {
    const thing = find(named, word) ?? find(stoodFor, word)
    if (thing) return thing
  }
  return undefined
}
/** The thing of a text that has no scene: what it names first; an open scroll, the Bible itself, where it names none. */
export const thingOf = (...texts: string[]): PropName => texts.map(firstIn).find(Boolean) ?? 'scroll'
