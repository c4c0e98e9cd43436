import type { LessonBook } from '#contract/lesson-book.ts'
import { ageProfiles, unfitWords } from '#lesson/age-groups.ts'
import { textHeard } from '#lesson/book-text.ts'
import { sections } from '#lesson/sections/registry.ts'
import { newWordsIn } from '#lesson/words/faith-words.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import type { Check, Finding, Section } from './check-book.ts'
import { placeOf } from './place-of.ts'

/** Every text of a book under the section that it stands in: what is named is what gets replaced. */
export const textsOf = (book: LessonBook): [Section, string][] =>
  sections.flatMap(({ id, words }): [Section, string][] => (words ? [[id, words(book)]] : []))

/** Faith words that the book does not explain among its new words, or too many of them at once. */
function newWords(book: LessonBook): Finding[] {
  const heard = textHeard(book)
  const found = newWordsIn(heard, book.ageGroup)
  const explained = new Set(book.newWords.map((one) => one.word.toLowerCase()))
  const most = ageProfiles[book.ageGroup].newWords
  const missing = found.filter((one) => !explained.has(one.word.toLowerCase()))
  return [
    ...(found.length > most
      ? [{ code: 'new-words-count' as const, params: { count: found.length, words: found.map((one) => one.word).join(', '), most } }]
      : []),
    ...missing.map((one) => ({ path: placeOf(book, 'story', one.word), code: 'word-not-explained' as const, params: { word: one.word } })),
  ]
}

function noAbstractions(book: LessonBook): Finding[] {
  if (book.ageGroup !== 'young-kids') return []
  return textsOf(book).flatMap(([section, text]) => {
    const found = newWordsIn(text, book.ageGroup).filter((one) => one.abstract)
    return found.map((one) => ({
      section,
      path: placeOf(book, section, one.word),
      code: 'abstract-word' as const,
      params: { word: one.word },
    }))
  })
}

/** What no child meets in a lesson, in whatever sense. */
const never =
  /\b(?:sex\w*|rape\w*|porn\w*|fornicat\w*|harlots?|whores?|suicid\w*|tortur\w*|murder\w*|slaughter\w*|corpses?|damn\w*|gore)\b/i
function nothingUnfit(book: LessonBook): Finding[] {
  return textsOf(book).flatMap(([section, text]) => {
    const worst = book.ageGroup === 'teens' ? null : never.exec(text)
    const unfit = worst ?? unfitWords[book.ageGroup].exec(text)
    const severity = worst ? 'hard' : 'advice'
    return unfit
      ? [
          {
            section,
            severity,
            path: placeOf(book, section, unfit[0]),
            code: 'unfit-word' as const,
            params: { word: unfit[0] },
          },
        ]
      : []
  })
}

const conditional =
  /\bGod (?:will not|won['’]t|cannot|can['’]t|does not|doesn['’]t|will stop|stops) lov(?:e|ing) (?:you|us|me|them)\b|\bso that God will (?:love|accept)\b|\bto earn God['’]s love\b(?! is not)/i
/** Whether a text makes God's love a reward. "Faith is not a work that we do so that God will love us" says that it is none. */
export const makesLoveAReward = (text: string): boolean =>
  sentencesOf(text).some(
    (one) =>
      conditional.test(one) && !/\b(?:not|never|no|isn['’]t|don['’]t|lie|instead of|rather than)\b.{0,300}\bso that God\b/i.test(one),
  )
const graceFirst = (book: LessonBook): Finding[] =>
  textsOf(book).flatMap(([section, text]) => {
    const line = text.split('\n').find(makesLoveAReward)
    const sentence = line && sentencesOf(line).find(makesLoveAReward)
    return sentence ? [{ section, path: placeOf(book, section, line), code: 'love-a-reward' as const, params: { sentence } }] : []
  })

const families =
  /\b(?:your|with|to|ask|tell|hug|thank|help) (?:your )?(?:mom|mommy|mum|mummy|dad|daddy|mother|father|parents)(?: and (?:mom|dad|mother|father|daddy))?\b/i
const inStoryToo = /^(?:story)$/
const everyFamily = (book: LessonBook): Finding[] =>
  book.ageGroup === 'teens'
    ? []
    : textsOf(book)
        .filter(([section, text]) => !inStoryToo.test(section) && families.test(text))
        .map(([section, text]) => ({
          section,
          path: placeOf(book, section, families.exec(text)?.[0] ?? ''),
          code: 'one-kind-of-family' as const,
        }))

const elsewhere =
  /https?:\/\/|www\.|\b(?:youtube|netflix|tiktok|instagram|spotify|disney|pixar|minecraft|pok[eé]mon|veggietales|nintendo)\b|\b(?:[Ll]ego|LEGO) (?:sets?|bricks?|blocks?)\b|\b[Mm]arvel (?:movies?|heroes|superheroes|films?|comics?)\b|\b(?:watch|show|play) (?:a|the|this|that) (?:video|movie|film|clip)\b|\bhillsong\b/i
const nothingElsewhere = (book: LessonBook): Finding[] =>
  textsOf(book)
    .filter(([, text]) => elsewhere.test(text))
    .map(([section, text]) => ({
      section,
      path: placeOf(book, section, elsewhere.exec(text)?.[0] ?? ''),
      code: 'from-elsewhere' as const,
    }))

export const wordChecks: Check[] = [
  { line: '12 new words explained', section: 'story', find: newWords },
  { line: '14 abstract words', section: 'story', find: noAbstractions },
  { line: '24 nothing from elsewhere', section: 'story', find: nothingElsewhere },
  { line: '29 nothing unfit', bold: true, section: 'story', find: nothingUnfit },
  { line: '30 grace before demand', bold: true, severity: 'hard', section: 'story', find: graceFirst },
  { line: '31 every family', bold: true, section: 'weeklyChallenge', find: everyFamily },
]
