import type { AgeGroup, MemoryVerse } from '#contract/lesson-book.ts'
import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { childVerses } from '#lesson/bank/bank.ts'
import { type Bible, labelOf, osisOf, textOf, type Verse } from '#lesson/scripture/bible.ts'

function fits(text: string, age: AgeGroup): boolean {
  const words = countWords(text)
  const [least, most] = ageProfiles[age].verseWords
  return (
    words >= least &&
    words <= most &&
    balanced(text) &&
    !/[,:]$/.test(text) &&
    !unfitWords[age].test(text) &&
    (age === 'teens' || !/^(?:He|She|They|Then|But he|And|For he|So)\b/.test(text)) &&
    !(age === 'young-kids' && text.includes(':'))
  )
}

const balanced = (text: string) => (text.match(/[“]/g)?.length ?? 0) === (text.match(/[”]/g)?.length ?? 0)
export const verseOf = (bible: Bible, verses: Verse[], explanation: string): MemoryVerse => ({
  text: textOf(verses),
  reference: labelOf(verses),
  translation: bible.name,
  explanation,
})
/** A whole clause of a longer verse, with an ellipsis where words are left out. The words stand as they do in the text. */
export function clauseOf(bible: Bible, { osis, clause }: { osis: string; clause: string }, explanation: string): MemoryVerse {
  const verses = bible.passage(osis)
  const whole = textOf(verses)
  const at = whole.indexOf(clause)
  if (at < 0) throw new Error(`"${clause}" does not stand in ${osis}`)
  const rest = whole.slice(at + clause.length)
  const ending = /^[.!?]/.test(rest) ? rest.charAt(0) : /[.!?][”’]?$/.test(clause) || rest.replace(/[”’]/g, '') === '' ? '' : '…'
  return { ...verseOf(bible, verses, explanation), text: unpaired(`${at > 1 ? '…' : ''}${clause}${ending}`) }
}

/** A part of a speech without the mark at its edge whose other half is not shown: "‘Call to me, and I will answer you…". */
const unpaired = (text: string): string => {
  const times = (mark: RegExp) => text.match(mark)?.length ?? 0
  const open = times(/[“‘]/g) - times(/[”’](?!\p{L})/gu)
  if (open > 0) return text.replace(/^(…?)[“‘]/, '$1')
  return open < 0 ? text.replace(/^(…?)[”’]\s*/, '$1').replace(/(?<=[.!?])[”’]$/, '') : text
}

/** The verse as it stands when its length fits the age; of a longer one, the whole clauses that fit, marked as a part. */
export function verseForAge(bible: Bible, verses: Verse[], explanation: string, age: AgeGroup): MemoryVerse {
  const whole = verseOf(bible, verses, explanation)
  const edged = (text: string): MemoryVerse => ({ ...whole, text: unpaired(text) })
  const [least, most] = ageProfiles[age].verseWords
  if (countWords(whole.text) <= most) return edged(whole.text)
  const known = childVerses.find(
    ({ osis, clause }) => verses.some((verse) => osisOf(verse) === osis) && fits(clause, age) && whole.text.includes(clause),
  )
  if (known && verses.length === 1) return clauseOf(bible, known, explanation)
  const clauses = [...whole.text.matchAll(/[^,;:.!?]+[,;:.!?]*[”’"]*/g)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }))
  for (const { from } of clauses)
    for (const { to } of clauses.toReversed()) {
      const text = whole.text.slice(from, to).trim()
      if (to > from && countWords(text) >= least && countWords(text) <= most && balanced(text))
        return edged(`${from > 0 ? '…' : ''}${text.replace(/[,;:]$/, '')}${/[.!?][”’"]*$/.test(text) ? '' : '…'}`)
    }
  return edged(whole.text)
}
