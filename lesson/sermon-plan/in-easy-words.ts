import type { AgeGroup } from '#contract/lesson-book.ts'
import { unfitWords } from '#lesson/age-groups.ts'
import easier from '#lesson/bank/easier-words.json' with { type: 'json' }
import { ended } from '#lesson/words/ended.ts'
import { isFamiliar } from '#lesson/words/familiar-words.ts'
import { faithWords } from '#lesson/words/faith-words.ts'
import { typographic } from '#lesson/words/typographic.ts'

export type Younger = Exclude<AgeGroup, 'teens'>

/** A piece of a sentence as one that is printed: with single spaces, its marks, and a period. */
export const asSentence = (text: string): string =>
  ended(
    typographic(
      text
        .replace(/\s+/g, ' ')
        .replace(/ ([,;:.])/g, '$1')
        .replace(/^[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/g, ''),
    ),
  )
export const large = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const plainer = Object.entries(easier).map(([word, plain]) => [new RegExp(`\\b${word}\\b`, 'gi'), plain] as const)
/** A sentence in words that a child has, where there is one for what was said. */
export const inEasyWords = (text: string): string =>
  asSentence(plainer.reduce((said, [word, plain]) => said.replace(word, (one) => (/^\p{Lu}/u.test(one) ? large(plain) : plain)), text))

/** Words outside a school's list that may stand in it: a picture of the preacher's, which the class has heard on Sunday. */
const mostStrange = { children: 2, 'young-kids': 0 }
/** Said to every child in church, or told with its meaning among a book's new words. */
const known = new Set([
  'god',
  'jesus',
  'christ',
  'lord',
  'forgiven',
  'grace',
  ...faithWords.filter(({ newTo }) => newTo === 'children').map(({ word }) => word.toLowerCase()),
])
/** Whether a sentence is in words that an age knows, and has none that is not for it. */
export function isForAge(text: string, age: Younger): boolean {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const strange = words.filter((word, at) => {
    const isName = at > 0 && /^\p{Lu}/u.test(word)
    return !isName && !known.has(word.toLowerCase().replace(/[’']s$/, '')) && !isFamiliar(word)
  })
  return strange.length <= mostStrange[age] && !unfitWords[age].test(text)
}
