import type { AgeGroup } from '#contract/lesson-book.ts'
import { isCommon } from '../common-supplies.ts'
import catalogue from './materials.json' with { type: 'json' }
import { plainSentence } from './rules.ts'
import { WordIndex } from './word-index.ts'

type Class = keyof typeof catalogue.hazards
const index = new WordIndex()
const listed = (words: string) => new Set(words.split(' ').map((entry) => index.idOf(entry)))
const classes = (Object.keys(catalogue.hazards) as Class[]).map((name) => ({ name, words: listed(catalogue.hazards[name].words) }))
const known = listed(catalogue.known)
/** Things whose name has that of a danger in it: a bean bag is no bean. */
const harmless = listed(catalogue.harmless)
/** A picture of a thing does nothing: paper coins choke nobody, a battery candle burns nobody. */
const likeness =
  / (?:paper(?! clip| cutter)|cardboard|picture|pictures|drawn|printed|pretend|poster|sticker|stickers|coloring|felt|led|electric|flameless) /
const flameless = / (?:battery|batteries) (?:\w+ )?(?:candle|candles|lantern|light|lights) /
/** What nobody swallows. */
const large = / (?:big|large|giant|jumbo|soft) (?!balloon|batter)/

/** The thing itself, without what it is for: "tape for a line" is tape. */
const thing = (supply: string) =>
  supply
    .replace(/\([^()]*\)/g, ' ')
    .replace(qualified, '')
    .replace(/\s(?:for|to|with|without|that|from|in|on|of|as|after|closed|wrapped|cut|made|set|held|marked|taped|folded|rolled) .*$/i, '')
/** "Wooden blocks, bigger than a fist": how it is or is kept, and no other thing. */
const qualified =
  /,\s(?:each|one|two|every|bigger|larger|no|labels?|set|kept|held|wiped|cut|empty|closed|served|after|once|when|in|on|with|without|so|if|all|\w+ed)\b.*$/i
/** What a thing is without, and the battery that is shut up in a light. */
const absent = /\bwithout [^,;]*|\bno (?=\w+(?:$|[,;.]))[^,;]*/gi
const shutIn = /\b((?:night ?|flash)?lights?|lanterns?|candles?)\b([^,;]{0,60})\bbatter(?:y|ies)\b/gi
const placesIn = (text: string) => index.placesIn(plainSentence(text).trim().split(' '))
/** Which entries a supply names, without those inside the name of something harmless. */
function entriesIn(supply: string): number[] {
  const all = placesIn(supply)
  const free = [...all].flatMap(([id, places]) => (harmless.has(id) ? places : []))
  return [...all].flatMap(([id, places]) =>
    places.every(({ from, to }) => free.some((one) => one.from <= from && to <= one.to)) ? [] : [id],
  )
}

/** What a material may do to the youngest: the class of its hazard, `unknown` when the catalogue has none of the kind, '' when it is safe. */
export function hazardOfMaterial(supply: string, age: AgeGroup): Class | 'unknown' | '' {
  if (age !== 'young-kids' || supply.trim() === '') return ''
  const plain = plainSentence(supply)
  const entries = entriesIn(supply.replace(absent, ' ').replace(shutIn, '$1$2'))
  const pictured = likeness.test(plain) || flameless.test(plain)
  const found = pictured ? undefined : classes.find(({ words }) => entries.some((id) => words.has(id)))
  if (found && !(found.name === 'choking' && large.test(plain))) return found.name
  const last = plainSentence(thing(supply)).trim().split(' ').length - 1
  const named = [...placesIn(thing(supply))].some(
    ([id, places]) => (known.has(id) || harmless.has(id)) && places.some(({ to }) => to === last),
  )
  return isCommon(supply) || named ? '' : 'unknown'
}
