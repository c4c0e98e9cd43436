import type { LessonBook } from '#contract/lesson-book.ts'
import { sectionOf } from '#lesson/sections/registry.ts'
import { archaic } from '#lesson/words/archaic.ts'
import { storyOf } from '#lesson/book-text.ts'
import { partInOtherLanguage } from '#lesson/words/language-of.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import { countWords } from '#lesson/words/count-words.ts'
import { isFragment } from '#lesson/words/fragment.ts'
import type { Check, CheckContext, Finding } from './check-book.ts'
import { preachersOwn } from './preachers-own.ts'
import { textsOf } from './words.ts'
import { placeOf, placeOfStory } from './place-of.ts'

/** A statement has a verb and ends. */
function whole(book: LessonBook, context: CheckContext): Finding[] {
  const own = preachersOwn(book, context)
  return [book.bottomLine, ...book.keyPoints]
    .filter((one) => one && !own(one) && (isFragment(one) || !/[.!?]["”’]?$/.test(one)))
    .map((one) => ({
      path: one === book.bottomLine ? 'bottomLine' : placeOf(book, 'keyPoints', one),
      code: 'no-whole-sentence' as const,
      params: { line: one },
    }))
}

const fromPassage = /^From [^.!?]{4,40}\d$/

/** The first sentence of a paragraph names who it is about. */
function paragraphsThatStand(book: LessonBook): Finding[] {
  if (book.ageGroup !== 'teens') return []
  return (
    storyOf(book)
      .split(/\n+/)
      // Under a line that only names its passage a retelling may begin in the middle of things.
      .filter((_, at, all) => !fromPassage.test(all[at - 1] ?? ''))
      .map((paragraph) => sentencesOf(paragraph)[0] ?? '')
      .filter((first) => /^(?:he|she|they|him|her|his|their|its)\b(?! names? (?:is|was|are|were)\b)/i.test(first))
      .map((first) => ({
        path: placeOfStory(book),
        code: 'paragraph-about-nobody' as const,
        params: { begins: first.slice(0, 50) },
      }))
  )
}

/** No sentence of some length stands in one section twice. */
function once(book: LessonBook, context: CheckContext): Finding[] {
  const own = preachersOwn(book, context)
  const seen = new Set<string>()
  const twice: string[] = []
  for (const one of storyOf(book).split(/\n+/).flatMap(sentencesOf)) {
    if (countWords(one) < 9 || own(one)) continue
    if (seen.has(one.toLowerCase())) twice.push(one)
    seen.add(one.toLowerCase())
  }
  return twice.map((one) => ({ path: placeOfStory(book), code: 'sentence-twice', params: { sentence: one } }))
}

const clean = (book: LessonBook): Finding[] =>
  textsOf(book)
    .filter(([, text]) => /\*\*|__|^#+\s|<\/?[a-z]+>|\{\w+\}|\[\d+\]|\bundefined\b|\[(?:insert|name|your)/im.test(text))
    .map(([section]) => ({ section, code: 'markup' }))

const todaysEnglish = (book: LessonBook, context: CheckContext): Finding[] =>
  textsOf(book).flatMap(([section, text]) => {
    const own = preachersOwn(book, context)
    // What is quoted from the Bible or the preacher keeps its English.
    const ours = text.replace(/“[^“”]{20,}”\s*\([^()]*\d\)/g, '').replace(/“[^“”]+”/g, (quote) => (own(quote) ? '' : quote))
    const found = archaic.exec(
      ours
        .split('\n')
        .filter((line) => !own(line))
        .join('\n'),
    )?.[0]
    return found ? [{ section, path: placeOf(book, section, found), code: 'archaic' as const, params: { word: found } }] : []
  })

/** Fewer words than these are names and cries, which every language shares. */
const enoughWords = 20
/** A model that changes its tongue in the middle of a book has written a part that nobody here can teach. */
const inEnglish = (book: LessonBook): Finding[] =>
  textsOf(book).flatMap(([section, text]) => {
    const language = countWords(text) < enoughWords ? undefined : partInOtherLanguage(text)
    return language ? [{ section, code: 'other-language' as const, params: { label: sectionOf(section).label, language } }] : []
  })

export const languageChecks: Check[] = [
  { line: 'Language whole sentences', section: 'keyPoints', find: whole },
  { line: 'Language paragraphs that stand', section: 'story', find: paragraphsThatStand },
  { line: 'Language nothing twice', section: 'story', find: once },
  { line: 'Language no markup', section: 'story', find: clean },
  { line: 'Language English', bold: true, severity: 'hard', section: 'story', find: inEnglish },
  { line: 'Language of today', section: 'story', find: todaysEnglish },
]
