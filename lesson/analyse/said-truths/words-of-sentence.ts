import { baseOf } from '#lesson/words/base-form.ts'
import { partsBy } from './word-kinds.ts'

/** A word of the sermon. */
export type Word = {
  text: string
  /** What its forms have in common: "give" for gave and given. */
  base: string
  /** Whether it means God, and whether as "him" or "himself". */
  god: boolean
  him: boolean
  /** Whether it is the name of somebody else, whom a "he" after it may mean. */
  person: boolean
  /** Whether it ends in "'s". */
  owns: boolean
  /** Counts the parts between full stops, semicolons and colons. */
  clause: number
  afterComma: boolean
  /** Where it begins in the sentence, in characters. */
  at: number
  /** How far it parts the words on both sides of it. */
  parts: number
}

const godNames = /^(?:God|GOD|Jesus|Christ|Lord|LORD|Yahweh|Savio[u]?r|Redeemer|Almighty|Creator|Spirit|Father|Shepherd|Master)$/

/** Words with a capital in the midst of a sentence that are nobody whom "he" could mean. */
const noPerson =
  /^(?:I|He|Him|His|You|Your|Thy|Thee|Thou|My|Me|Son|Holy|Spirit|Ghost|Word|Bible|Scriptures?|Gospel|Testament|Psalms?|Law|Israel|Zion|Sion|Jerusalem|Egypt|Canaan|Babylon|Church|Christians?|Jews?|Gentiles?|Heaven|Hell|Earth|Sabbath|Sunday|Easter|Christmas|Lamb|King|Kings?|Host|Hosts|Most|High|Head|Light|Rock|Name|Maker|Judge|Trinity|Providence|Cross|Calvary|Bethlehem|Galilee|Nazareth)$/
const isPerson = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word) && !noPerson.test(word)

/** The words of a sentence. "He" is God where the sentence before speaks of God and names nobody else, and where this one named him. */
export function wordsIn(text: string, heIsGod: boolean): Word[] {
  let clause = 0
  let afterComma = false
  let named = heIsGod
  const words: Word[] = []
  for (const { 0: part, index } of text.matchAll(/\p{L}+(?:['’]\p{L}+)*|[.,;:!?]/gu)) {
    if (!/\p{L}/u.test(part)) {
      if (part === ',') afterComma = true
      else clause++
      continue
    }
    const bare = part.replace(/['’]s$/, '')
    const small = bare.toLowerCase().replace(/['’]/g, '')
    const before = words.at(-1)?.text ?? ''
    // "The father of many children" and "our father Abraham" are men.
    const inParable =
      /^(?:father|shepherd)$/.test(bare) && /^(?:the|our)$/.test(before) && !/^\p{Ll}+,? (?:of|\p{Lu})/u.test(text.slice(index))
    // "Lord Bacon" is a man.
    const aLord = bare === 'Lord' && /^Lord \p{Lu}(?!esus|od|hrist)/u.test(text.slice(index))
    const isNamed = inParable || (godNames.test(bare) && !aLord)
    named ||= isNamed
    const person = !isNamed && words.length > 0 && isPerson(bare)
    if (person) named = false
    const he = /^(?:he|him|himself)$/.test(small) && (named || (bare.startsWith('H') && words.length > 0))
    words.push({
      text: small,
      base: baseOf(small),
      god: isNamed || he,
      him: he && small !== 'he',
      person,
      owns: bare !== part,
      clause,
      afterComma,
      at: index,
      parts: partsBy(small, isNamed || he),
    })
    afterComma = false
  }
  return words
}
