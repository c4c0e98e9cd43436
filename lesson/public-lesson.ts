import type { PublicLesson } from '#contract/community.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { sections } from './sections/registry.ts'

const honours =
  'Pastor|Pr\\.|Rev\\.?|Reverend|The Rev\\.?|The Reverend|Dr\\.?|Bishop|Archbishop|Canon|Deacon|Elder|Father|Fr\\.?|Brother|Sister|Minister|Vicar|Evangelist|Preacher|Mr\\.?|Mrs\\.?|Ms\\.?'
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** How a text names somebody. One name alone may be an apostle's too: it counts with an honour before it, or where the devotional names who preached, in the words of today's version or of the first. */
function waysToCall(name: string): string[] {
  const words = name.split(' ').map(escaped)
  const last = words.at(-1) ?? ''
  const honoured = `(?:(?:${honours})\\s+)+${last}`
  return words.length > 1
    ? [`(?:(?:${honours})\\s+)*${words.join('\\s+')}`, honoured]
    : [honoured, `(?<=”,? )${last}(?= (?:opened|drew on) )`, `(?<=” by )${last}`]
}

/** What stays with the leader: what the registry does not name as public, and how the book reads. */
const kept = new Set<string>([
  'reading',
  ...sections.flatMap(({ fields, isPublic }) => fields.filter((field) => !isPublic.includes(field))),
])

/**
 * What of a book becomes public: the lesson, without the sermon's words that it rests on and without what is for the
 * leader alone. Whoever preached is "the preacher" in it: nobody asked him whether his name may stand there.
 */
export function publicLesson(book: LessonBook, { speaker }: { speaker: string }): PublicLesson {
  const lesson = Object.fromEntries(Object.entries(book).filter(([field]) => !kept.has(field))) as PublicLesson
  const name = speaker
    .trim()
    .replace(new RegExp(`^(?:(?:${honours})\\s+)+`, 'i'), '')
    .replace(/\s+/g, ' ')
  if (name.length < 2) return lesson
  const called = new RegExp(`(?<![\\p{L}\\p{N}])(?:${waysToCall(name).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const nameless = (text: string) =>
    text.replace(called, (_whole, at: number) => (/(?:^|[.!?]["”’]?\s+|\n)$/.test(text.slice(0, at)) ? 'The preacher' : 'the preacher'))
  return JSON.parse(JSON.stringify(lesson), (key, value: unknown) =>
    // What Scripture says is never touched: a preacher may be called Ruth or Samuel.
    typeof value === 'string' && !unchanged.has(key) ? nameless(value) : value,
  ) as PublicLesson
}
const unchanged = new Set(['ageGroup', 'reference', 'translation', 'passage', 'readAloud', 'writtenBy', 'kind', 'text'])
