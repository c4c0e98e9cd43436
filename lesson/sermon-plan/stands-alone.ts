import { tokensOf } from '#lesson/reading/tagger.ts'

const persons = new Set('he she they him her them his hers their theirs himself herself themselves'.split(' '))
const pointers = new Set('this that these those'.split(' '))
/** What the sermon is read from: "this verse" is another for whoever has not heard it. */
const ofText = new Set('verse passage text chapter letter story parable psalm gospel line word phrase question picture'.split(' '))
const joins = /^["“'‘]?(?:and|but|nor|or|yet|so|for|because|then|also|instead|rather|either|neither|otherwise)\b/i

/** "We do not forgive because the debt is small": without what follows it may be heard as if nobody forgave, or as if the debt were small. */
export const deniesItsReason = (text: string): boolean =>
  /(?:\bnot|n['’]t|\bnever)\b[^.;:,]{1,60}\bbecause\b(?!.*(?:;|\bbut\b))/iu.test(text)

/**
 * Whether a sentence is understood by somebody who did not hear the one before it: it does not go on from it ("Nor does he …"), and
 * whoever or whatever it points at is named in it first. Weaker than the mark `dangles`, which looks at the beginning alone.
 */
export function standsAlone(text: string): boolean {
  if (joins.test(text.trim())) return false
  let named = false
  const tokens = tokensOf(text)
  return tokens.every(({ word, pos }, at) => {
    const next = tokens[at + 1]
    if (persons.has(word) && !named) return false
    if (pointers.has(word) && next) {
      const determines = next.pos === 'noun' || (next.pos === 'adj' && tokens[at + 2]?.pos === 'noun')
      if (determines && (ofText.has(next.lemma) || !named)) return false
      if ((word === 'those' || word === 'these') && !named && next.word !== 'who') return false
    }
    if (pos === 'noun' || pos === 'name') named = true
    return true
  })
}
