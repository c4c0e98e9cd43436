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
/** What is wrong: a sentence for a person or a model that mends it, or a code with its parameters that sentences.ts makes into one. `section` and `severity` where they are not the line's own. */
export type Finding =
  | string
  | { section?: Section; says: string; severity?: Severity; path?: string }
  | { section?: Section; code: Code; params: Record<string, string>; severity?: Severity; path?: string }
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
  code: string
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

/** "20 choking hazards" as a code: "choking-hazards". */
const codeOf = (line: string) => line.replace(/^\d+ /, '').toLowerCase().replace(/\W+/g, '-')

function problemOf({ line, section, severity: usual }: Check, found: Finding): Problem {
  const given = typeof found === 'string' ? { says: found } : found
  const severity = ('severity' in given && given.severity) || usual || 'advice'
  const coded = 'code' in given ? { code: given.code, params: given.params } : { code: codeOf(line), params: {} }
  return {
    ...coded,
    severity,
    section: ('section' in given && given.section) || section,
    path: ('path' in given && given.path) || '',
    line,
    bold: severity === 'hard',
    says: 'code' in given ? sentenceOf(given.code, given.params) : given.says,
  }
}

/** Every problem of a book. The same checks run whoever wrote it. */
export const checkBook = (book: LessonBook, context: CheckContext): Problem[] =>
  checks.flatMap((check) => check.find(book, context).map((found) => problemOf(check, found)))
