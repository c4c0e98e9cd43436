// Kinds of words, as far as it takes to tell who does what in a sentence.

/** Words that stand beside a noun or a verb and leave it where it is: "God has always loved us". */
export const light = new Set(
  'the a an this that these those my your our his her its their us we you i he she they it me him them himself yourself itself themselves all both each every any some so too very also always ever even still just only now then here there today again indeed truly surely really already once first last one has have had having do does did will would shall should can could may might must is are was were be been being am as more most much many such own'.split(
    ' ',
  ),
)
const qualifiers = new Set(
  'good great new old dear holy blessed precious perfect rich free full true pure sweet tender strong mighty high deep wide long little small big best better great eternal own same whole poor lost weak dark hard right wrong kind gentle living loving dying risen only daily early late near far fellow'.split(
    ' ',
  ),
)
export const isQualifier = (word: string) => qualifiers.has(word) || /(?:ly|ful|less|ous|ish|able|ible|al|ent|ant|ive|ic|est)$/.test(word)
/** Words that begin a phrase or a clause of their own. */
const linking = new Set(
  'of to in on at by with from for into unto upon through over under between among against about before after behind beyond without within toward towards and or but nor yet if when while though although because since until till whether lest than who whom whose which what where how why except'.split(
    ' ',
  ),
)
/** Before these "God" is not who acts: "the earnest service of the Lord is a joy". */
export const governing = new Set('of to in on at by with from into unto upon through over under against about toward towards'.split(' '))

/** How far a word between two others parts them, 0 to 0.6: "God so greatly loves us" is nearer to "God loves us" than "God, whom the angels love". */
export function partsBy(word: string, isGod: boolean): number {
  if (isGod) return 0
  if (light.has(word)) return 0.1
  if (linking.has(word)) return 0.6
  return isQualifier(word) ? 0.2 : 0.45
}

export const being = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being'])
/** Forms after which "was" says what happened to somebody, and no more what he did: but "Christ is risen" says what he did. */
export const isParticiple = (word: string) =>
  /(?:ed|en|wn|ght|ld)$|^(?:made|sent|known|seen|done|put|set|felt|told)$/.test(word) && !/^(?:risen|raised)$/.test(word)
