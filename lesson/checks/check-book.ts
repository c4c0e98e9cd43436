import type { LessonBook, SectionId } from '#contract/lesson-book.ts'
import type { Bible } from '#lesson/scripture/bible.ts'
import { activityChecks } from './activities.ts'
import { bottomLineChecks } from './bottom-line.ts'
import { dangerChecks } from './dangers.ts'
import { faithfulChecks } from './faithful.ts'
import { inventedQuotationChecks } from './invented-quotations.ts'
import { judgedChecks } from './judged.ts'
import { keyPointChecks } from './key-points.ts'
import { languageChecks } from './language.ts'
import { planChecks } from './plan.ts'
import { questionChecks } from './questions.ts'
import { scriptureChecks } from './scripture.ts'
import { sectionChecks } from './sections.ts'
import { type Code, sentenceOf } from './sentences.ts'
import { storyChecks } from './story.ts'
import { verseChecks } from './verse.ts'
import { weekChecks } from './week.ts'
import { wordChecks } from './words.ts'

export type Section = SectionId
export type CheckContext = { bible: Bible; sermonText: string; sermonTitle: string; speaker: string }
/** `hard` is never shown broken; `advice` stands beside the place for the leader. */
export type Severity = 'hard' | 'advice'
/** What is wrong, as a code with its parameters; sentences.ts makes a sentence of it. `section` and `severity` where they are not the line's own. */
export type Finding = { code: Code; params?: Record<string, string | number>; section?: Section; severity?: Severity; path?: string }
/** One line of docs/lessons.md as a function. */
export type Check = {
  /** The line: its number in docs/lessons.md and what it holds. */
  line: string
  /** Set in bold in docs/lessons.md. */
  bold?: true
  severity?: 'hard'
  section: Section
  find: (book: LessonBook, context: CheckContext) => Finding[]
}
/** Something in a book that is not as it must be. `bold` says the same as a severity of `hard`. */
export type Problem = {
  code: Code
  params: Record<string, string>
  severity: Severity
  section: Section
  /** Where in the section, such as "activities.1.steps.2"; '' for the whole. */
  path: string
  line: string
  bold: boolean
  says: string
}

export const checks: Check[] = [
  ...sectionChecks,
  ...bottomLineChecks,
  ...keyPointChecks,
  ...storyChecks,
  ...planChecks,
  ...wordChecks,
  ...verseChecks,
  ...activityChecks,
  ...dangerChecks,
  ...questionChecks,
  ...weekChecks,
  ...faithfulChecks,
  ...scriptureChecks,
  ...inventedQuotationChecks,
  ...languageChecks,
  ...judgedChecks,
]

function problemOf(check: Check, { code, params: given = {}, section, severity: own, path = '' }: Finding): Problem {
  const severity = own ?? check.severity ?? 'advice'
  const params = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
  return {
    code,
    params,
    severity,
    section: section ?? check.section,
    path,
    line: check.line,
    bold: severity === 'hard',
    says: sentenceOf(code, params),
  }
}

/** Every problem of a book. The same checks run whoever wrote it. */
export const checkBook = (book: LessonBook, context: CheckContext): Problem[] =>
  checks.flatMap((check) => check.find(book, context).map((found) => problemOf(check, found)))
