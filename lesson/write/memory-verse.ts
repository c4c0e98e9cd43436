import type { AgeGroup, MemoryVerse } from '#contract/lesson-book.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { countWords } from '#lesson/analyse/sentences.ts'
import type { Theme } from '#lesson/bank/bank.ts'
import { type Bible, keyStems, labelOf, osisOf, textOf, TRANSLATION, type Verse } from '#lesson/scripture/bible.ts'

/** A verse of fitting length: from the sermon's passage first, from its other citations next, from the theme last. */
export function chooseMemoryVerse(analysis: Analysis, theme: Theme, bible: Bible, age: AgeGroup): MemoryVerse {
  const explanation = theme.verseMeaning[age]
  const wanted = new Set(
    analysis.sentences
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, 12)
      .flatMap((one) => one.stems),
  )
  const cited = new Map(analysis.scriptures.cited.map(({ osis, count }) => [osis, count]))
  const fits = (verse: Verse) => {
    const words = countWords(verse.text)
    const [least, most] = ageProfiles[age].verseWords
    return (
      words >= least &&
      words <= most &&
      /[.!]["”’']*$/.test(verse.text) &&
      balanced(verse.text) &&
      (age === 'teens' || !/^(?:He|She|They|Then|But he|And|For he|So)\b/.test(verse.text)) &&
      !(age === 'young-kids' && /Yahweh|[;:]/.test(verse.text))
    )
  }
  const score = (verse: Verse) =>
    new Set(keyStems(verse.text).filter((word) => wanted.has(word))).size +
    (cited.get(osisOf(verse)) ?? 0) * 0.6 +
    (/\b(?:God|love|Lord|trust|faith|joy)\b/i.test(verse.text) ? 1 : 0) -
    (/^(?:And|But|Then|He|She|They|For)\b/.test(verse.text) ? 1.5 : 0)
  const best = (verses: Verse[]) => verses.filter(fits).sort((a, b) => score(b) - score(a))[0]
  const main = analysis.scriptures.main?.verses ?? []
  const fromSermon = main.length <= 60 ? best(main) : undefined
  if (fromSermon && score(fromSermon) >= (age === 'teens' ? 0 : 1)) return verseOf([fromSermon], explanation)
  if (age === 'young-kids') return clauseOf(bible, theme.kidsVerse, explanation)
  const ofTheme = theme.verses.flatMap((osis) => bible.passage(osis)).find(fits)
  const verse = ofTheme ?? fromSermon ?? bible.passage('1John.4.19')[0]
  return verse ? verseOf([verse], explanation) : clauseOf(bible, theme.kidsVerse, explanation)
}

const balanced = (text: string) => (text.match(/[“]/g)?.length ?? 0) === (text.match(/[”]/g)?.length ?? 0)
export const verseOf = (verses: Verse[], explanation: string): MemoryVerse => ({
  text: textOf(verses),
  reference: labelOf(verses),
  translation: TRANSLATION,
  explanation,
})

/** A whole clause of a longer verse, with an ellipsis where words are left out. The words stand as they do in the text. */
export function clauseOf(bible: Bible, { osis, clause }: { osis: string; clause: string }, explanation: string): MemoryVerse {
  const verses = bible.passage(osis)
  const whole = textOf(verses)
  const at = whole.indexOf(clause)
  if (at < 0) throw new Error(`"${clause}" does not stand in ${osis}`)
  const rest = whole.slice(at + clause.length)
  const ends = /^[.!?]/.test(rest)
  return {
    text: `${at > 0 ? '…' : ''}${clause}${ends ? rest.charAt(0) : '…'}`,
    reference: labelOf(verses),
    translation: TRANSLATION,
    explanation,
  }
}

/** The verse as it stands when its length fits the age; of a longer one, the whole clauses that fit, marked as a part. */
export function verseForAge(verses: Verse[], explanation: string, age: AgeGroup): MemoryVerse {
  const whole = verseOf(verses, explanation)
  const [least, most] = ageProfiles[age].verseWords
  if (countWords(whole.text) <= most) return whole
  const clauses = [...whole.text.matchAll(/[^,;:.!?]+[,;:.!?]*[”’"]*/g)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }))
  for (const { from } of clauses)
    for (const { to } of clauses.toReversed()) {
      const text = whole.text.slice(from, to).trim()
      if (to > from && countWords(text) >= Math.max(least, 5) && countWords(text) <= most && balanced(text))
        return { ...whole, text: `${from > 0 ? '…' : ''}${text.replace(/[,;:]$/, '')}${/[.!?][”’"]*$/.test(text) ? '' : '…'}` }
    }
  return whole
}
