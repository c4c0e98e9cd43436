import type { LessonBook } from '#contract/lesson-book.ts'
import { PRODUCT } from '#contract/product.ts'
import { ageProfiles } from '#lesson/age-groups.ts'
import type { Ask } from '#lesson/plan/asks.ts'
import { type RunPart, runSheet } from '#lesson/plan/run-sheet.ts'

type Action = { id: string; sort: number; actionType: 'say' | 'do' | 'note'; content: string }
type Section = { id: string; sort: number; name: string; materials: string; actions: Action[] }
/** A lesson as the Open Lesson Format has one: a venue feed with its sections, each of actions that a leader says, does or notes. */
export type OpenLesson = {
  id: string
  name: string
  lessonId: string
  lessonName: string
  lessonDescription: string
  lessonImage: string
  studyName: string
  studySlug: string
  programName: string
  programSlug: string
  programAbout: string
  downloads: never[]
  sections: Section[]
}

/** Signs that Markdown would take for its own stand as they are. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>#]/g, '\\$&')
const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'lesson'
const listed = (lines: string[], mark: (at: number) => string) => lines.map((line, at) => `${mark(at)} ${plain(line)}`).join('\n')
const asked = ({ text, listenFor }: Ask) => `**${plain(text)}**${listenFor ? `\n\n*Listen for: ${plain(listenFor)}*` : ''}`

function actionsOf(part: RunPart): Omit<Action, 'id' | 'sort'>[] {
  switch (part.type) {
    case 'say':
      return [{ actionType: 'say', content: part.lines.map(plain).join('\n\n') }]
    case 'do':
      return [{ actionType: 'do', content: listed(part.lines, (at) => `${part.from + at}.`) }]
    case 'ask':
      return part.asks.map((one) => ({ actionType: 'say', content: asked(one) }))
    case 'know':
      return [{ actionType: 'note', content: listed(part.lines, () => '-') }]
    case 'verse':
      return [{ actionType: 'say', content: `> ${plain(part.text)}\n\n${plain(part.reference)} (${plain(part.translation)})` }]
    case 'song':
      return [
        ...(part.tune ? [{ actionType: 'note' as const, content: `To the tune of ${plain(part.tune)}` }] : []),
        { actionType: 'say', content: part.lines.map(plain).join('  \n') },
      ]
  }
}

/**
 * A book in the Open Lesson Format: the class minute by minute, what is said, done and known in it. Questions are said, as the format has
 * no kind for them. Nothing in it needs this installation: it names no address.
 */
export function openLesson(
  book: LessonBook,
  { id, sermonId, sermonTitle, series }: Record<'id' | 'sermonId' | 'sermonTitle' | 'series', string>,
): OpenLesson {
  const { short, ages } = ageProfiles[book.ageGroup]
  const study = series || sermonTitle
  return {
    id,
    name: `${short} ${ages}`,
    lessonId: sermonId,
    lessonName: book.title,
    lessonDescription: [book.bottomLine, book.passage].filter(Boolean).join(' '),
    lessonImage: '',
    studyName: study,
    studySlug: slug(study),
    programName: PRODUCT,
    programSlug: slug(PRODUCT),
    programAbout: `Written from the sermon “${sermonTitle}”.`,
    downloads: [],
    sections: runSheet(book).map((step, at) => ({
      id: step.id,
      sort: at + 1,
      name: `${step.title} (${step.minutes} min)`,
      materials: step.materials.join(', '),
      actions: step.parts.flatMap(actionsOf).map((action, n) => ({ id: `${step.id}-${n + 1}`, sort: n + 1, ...action })),
    })),
  }
}
