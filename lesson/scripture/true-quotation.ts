import { type Bible, keyStems, textOf, type Verse, wordsOf } from './bible.ts'
import { findReferences } from './references.ts'

const besideReference = /[“"]([^“”"]{20,600})[”"][.,]? *[([]? *((?:[1-3] )?\p{Lu}[\p{L} ]{2,20}? \d{1,3}:\d{1,3}(?:[-–]\d{1,3})?)/gu
/** What a text puts in quotation marks right before a reference. */
export const quotationsBeside = (text: string): { quote: string; reference: string }[] =>
  [...text.matchAll(besideReference)].map(([, quote = '', reference = '']) => ({ quote, reference }))

/** As much as the telling words of a quotation and of the clauses that it means have in common, of both together. */
const leastShared = 0.5

/** How much of two sets of words is in both: 1 where they are the same, 0 where they share none. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length
  return one.size + other.size === 0 ? 0 : (2 * both) / (one.size + other.size)
}

const isWordForWord = (quote: string, text: string): boolean => ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(quote).join(' ')} `)

/**
 * The words that stand at a place, for a quotation that has them as another translation does: those whole clauses that it means, with
 * its own first letter and last mark. Undefined where it is word for word already, or means something that does not stand there.
 */
export function trueQuotation(quote: string, verses: readonly Verse[]): string | undefined {
  const text = textOf([...verses])
  const wanted = new Set(keyStems(quote))
  if (wanted.size < 3 || isWordForWord(quote, text)) return undefined
  const clauses = text.match(/[^,;:.!?—]+(?:[,;:.!?—]+[”’"]*|$)/g) ?? []
  const runs = clauses.flatMap((_, from) => clauses.slice(from).map((__, more) => clauses.slice(from, from + more + 1).join('')))
  const [best] = runs
    .map((run) => ({ run, like: likeness(wanted, new Set(keyStems(run))) }))
    .sort((a, b) => b.like - a.like || a.run.length - b.run.length)
  if (!best || best.like < leastShared) return undefined
  const bare = best.run.replace(/[“”"‘]|’(?!\p{L})/gu, '').replace(/^\s+|(?<![\s,;:.!?—])[\s,;:.!?—]+$/g, '')
  const first = /^\p{Lu}/u.test(quote) ? bare.charAt(0).toUpperCase() : bare.charAt(0)
  const whole = `${first}${bare.slice(1)}${/[.,;:!?]$/.exec(quote)?.[0] ?? ''}`
  return isWordForWord(whole, text) ? whole : undefined
}

/** A text whose quotations beside a reference have the words of the Bible that the church reads. */
export const withTrueQuotations = (text: string, bible: Bible): string =>
  quotationsBeside(text).reduce((told, { quote, reference }) => {
    const place = findReferences(reference)[0]
    const ours = place && trueQuotation(quote, bible.passage(place.osis))
    return ours ? told.replace(quote, () => ours) : told
  }, text)
