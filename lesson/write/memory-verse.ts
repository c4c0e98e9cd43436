import type { AgeGroup, MemoryVerse } from '#contract/lesson-book.ts'
import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import type { Analysis } from '#lesson/analyse/analyse-sermon.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { childVerses, type Theme } from '#lesson/bank/bank.ts'
import { type Bible, keyStems, labelOf, osisOf, stem, textOf, type Verse } from '#lesson/scripture/bible.ts'

/** A verse of fitting length: from the sermon's passage first, from its other citations next, from the theme last. */
export function chooseMemoryVerse(analysis: Analysis, theme: Theme, bible: Bible, age: AgeGroup): MemoryVerse {
  const main = analysis.scriptures.main
  // The passage was read in one translation and is learned in another.
  const verses = main ? bible.passage(main.osis) : []
  const inMain = new Set(verses.map(osisOf))
  const cited = new Map(analysis.scriptures.cited.map(({ osis, count }) => [osis, count]))
  const wanted = new Set(
    analysis.sentences
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, 12)
      .flatMap((one) => one.stems),
  )
  const marked = childVerses.map(({ osis, clause, themes }) => ({ osis, text: clause, themes })).filter((one) => isPart(bible, one))
  const learned = new Set(marked.map((one) => one.text))
  // A verse of the passage that has nothing to do with the lesson is not the one to learn.
  const near = new Set([
    ...Object.keys(theme.words).map((word) => stem(word.toLowerCase())),
    ...keyStems(`${theme.truth.teens} ${analysis.sermon.title}`).filter((word) => !/^(?:god|lord|jesus)$/.test(word)),
  ])
  const ofItsTheme = ({ osis }: Candidate) =>
    osis === theme.kidsVerse.osis || marked.some((one) => one.osis === osis && one.themes.includes(theme.id))
  const score = ({ osis, text }: Candidate) =>
    (learned.has(text) ? 2 : 0) +
    (ofItsTheme({ osis, text }) ? 1.5 : keyStems(text).some((word) => near.has(word)) ? 0 : -3) +
    new Set(keyStems(text).filter((word) => wanted.has(word))).size +
    (cited.get(osis) ?? 0) * 0.6 +
    (/\b(?:God|love|Lord|trust|faith|joy)\b/i.test(text) ? 1 : 0) -
    (/^(?:and|but|then|he|she|they|for(?! (?:God|by grace|the Son|Yahweh|he is|this, my son))|not|nor|neither|whoever|if|so)\b/i.test(text)
      ? 1.5
      : 0) -
    (/^(?!for\b)\p{Ll}/u.test(text) ? 0.5 : 0) -
    (bleak.test(text) ? (age === 'teens' ? 2 : 4) : 0) +
    (lasting.test(text) ? 1 : 0) -
    (narrated.test(text) ? 3 : 0)
  const best = (candidates: Candidate[]) => candidates.filter((one) => fits(one.text, age)).sort((a, b) => score(b) - score(a))[0]
  const whole = (verses: Verse[]): Candidate[] => verses.map((verse) => ({ osis: osisOf(verse), text: verse.text.replace(/[,;:]$/, '') }))
  const least = 1.5

  const own =
    verses.length <= 60
      ? best(
          [...whole(verses), ...marked.filter((one) => inMain.has(one.osis))].filter((one) => learned.has(one.text) || worthKeeping(one)),
        )
      : undefined
  const help = (one: Candidate) => (age === 'young-kids' && !ofItsTheme(one) ? anyMotions : helpFor(age, theme, main?.label))
  // The youngest learn a verse of the theme, unless the sermon's own is plainly one to keep.
  if (own && score(own) >= (age === 'young-kids' && !ofItsTheme(own) ? least + 2 : least)) return shown(bible, own, help(own))
  const citedToo = best(marked.filter((one) => cited.has(one.osis) && one.themes.includes(theme.id)))
  if (citedToo && age !== 'young-kids') return shown(bible, citedToo, theme.verseMeaning[age])
  const kept = best(marked.filter((one) => one.themes.includes(theme.id)))
  const ofTheme = {
    teens: () => theme.verses.flatMap((osis) => whole(bible.passage(osis))).find((one) => fits(one.text, age)) ?? kept,
    children: () => kept,
    'young-kids': () => best([{ osis: theme.kidsVerse.osis, text: theme.kidsVerse.clause }].filter((one) => isPart(bible, one))) ?? kept,
  }[age]()
  if (ofTheme) return shown(bible, ofTheme, theme.verseMeaning[age])
  if (own) return shown(bible, own, help(own))
  // Another translation may have none of these clauses: then the first verse of the theme, or of any, that has one of fitting length.
  const others = [theme.kidsVerse, ...childVerses.filter((one) => one.themes.includes(theme.id)), ...childVerses]
  const shortened = others.map((one) => verseForAge(bible, bible.passage(one.osis), theme.verseMeaning[age], age))
  return (
    shortened.find((one) => fits(one.text, age)) ?? verseForAge(bible, bible.passage(theme.kidsVerse.osis), theme.verseMeaning[age], age)
  )
}

/** A promise, a prayer or a word to live by; what somebody did one day is no verse to keep for life. */
export const lasting =
  /\b(?:will|shall|love|loves|(?:so|has|have) loved|bless\w*|trust|is my|are my|be strong|forever|always|don[’']t be|let us|let[’']s|give thanks|come to)\b/i
/** Words that a verse to live by does not dwell on. */
export const bleak =
  /\b(?:vomit\w*|drunk\w*|adulter\w*|harlots?|prostitut\w*|evil|poison|curs\w+|kill\w*|slaughter\w*|ang(?:ry|er)|destroy\w*|cast|furnace|calamity|sword|hates?|beasts?|brass|nobody|no one|wicked|condemn\w*|judge[sd]?|judgment|boast\w*|enem\w+|overthrown|perish\w*)\b/i
export const narrated =
  /\b(?:said|went|came|took|died|answered|sent|saw|heard|called|left|returned|arose|told|asked|brought|departed|happened|lived|stood|ran|fell|beat|put|cried|spoke|entered|sat|rose|name of)\b/
/** Books whose sentences teach; in the others a verse has to promise or ask something to be kept. */
const teaching =
  /^(?:Ps|Prov|Eccl|Isa|Jer|Lam|Hos|Joel|Amos|Mic|Hab|Zeph|Zech|Mal|Rom|1Cor|2Cor|Gal|Eph|Phil|Col|1Thess|2Thess|1Tim|2Tim|Titus|Heb|Jas|1Pet|2Pet|1John|2John|3John|Jude)\./
/** A person's name inside the sentence: it is told of somebody. */
const ofSomebody = /(?<=\p{L},? )(?!(?:God|Lord|LORD|Yahweh|Jesus|Christ|Father|Son|Spirit|Holy|Scripture|I)\b)\p{Lu}\p{Ll}+/u
const worthKeeping = ({ osis, text }: Candidate): boolean => {
  if (text.includes('?') || (!teaching.test(osis) && ofSomebody.test(text.replace(/[“”]/g, '')))) return false
  return narrated.test(text) ? lasting.test(text) && /[“”]/.test(text) : lasting.test(text) || teaching.test(osis)
}

/** A verse, or a whole clause of one, as it stands in the text. */
type Candidate = { osis: string; text: string }
const isPart = (bible: Bible, { osis, text }: Candidate) => textOf(bible.passage(osis)).includes(text)

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

/** Motions for a verse that the theme has none for. */
const anyMotions = 'Point up for God. Open your hands. Then cross your arms like a hug.'
/** What is said about a verse of the sermon's own passage; the motions of the youngest go with any verse of the theme. */
function helpFor(age: AgeGroup, theme: Theme, passage = 'its passage'): string {
  if (age === 'young-kids') return theme.verseMeaning[age]
  return age === 'children'
    ? `This verse stands in ${passage}, the part of the Bible that the sermon was about. It helps us to remember: ${theme.truth.children}`
    : `This verse stands in ${passage}, the passage of the sermon. Read what comes before and after it, and say in your own words what it shows about God. Then ask how it fits with this: ${theme.truth.teens}`
}

const balanced = (text: string) => (text.match(/[“]/g)?.length ?? 0) === (text.match(/[”]/g)?.length ?? 0)
export const verseOf = (bible: Bible, verses: Verse[], explanation: string): MemoryVerse => ({
  text: textOf(verses),
  reference: labelOf(verses),
  translation: bible.name,
  explanation,
})
const shown = (bible: Bible, { osis, text }: Candidate, explanation: string): MemoryVerse =>
  clauseOf(bible, { osis, clause: text }, explanation)

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
