import type { AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from './empty-book.ts'
import { sections } from './sections/registry.ts'
import { type Fields, fieldsOf, first, isObject, plainKey } from './sections/tolerant.ts'

/**
 * Reads a lesson in any shape that a provider, an older version or the specification may give it.
 * Never throws; what is not there stays empty. The text of the memory verse is not trusted: whoever calls puts the true text in.
 */
export function readGenerated(raw: unknown, ageGroup: AgeGroup): LessonBook {
  const fields = unwrap(raw, ageGroup)
  return sections.reduce<LessonBook>((book, section) => ({ ...book, ...section.read?.(fields, ageGroup) }), emptyBook(ageGroup))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses JSON in strings and steps into { lesson: … }, { teens: … } or { content: … }. */
function unwrap(raw: unknown, ageGroup: AgeGroup): Fields {
  let value = raw
  for (let depth = 0; depth < 3 && typeof value === 'string'; depth++) {
    try {
      value = JSON.parse(value)
    } catch {
      value = { fullText: value }
    }
  }
  let fields = fieldsOf(value)
  const found = first(fields, 'lesson', 'generatedcontent', plainKey(ageGroup), 'arguments', 'input', 'parameters')
  // A model that thinks it calls a tool hands its lesson over as the tool's arguments, often as a string.
  const inner = typeof found === 'string' && found.startsWith('{') ? fieldsOf(parsed(found)) : found
  if (isObject(inner) && Object.keys(fields).length <= 3) fields = fieldsOf(inner)
  return isObject(fields.content)
    ? { ...fieldsOf(fields.content), ...Object.fromEntries(Object.entries(fields).filter(([key]) => key !== 'content')) }
    : fields
}
