import type { LessonBook } from '#contract/lesson-book.ts'
import { sections } from '#lesson/sections/registry.ts'
import type { Check, Finding } from './check-book.ts'

function everySection(book: LessonBook): Finding[] {
  return sections
    .filter(({ needed, isThere }) => needed?.includes(book.ageGroup) && !isThere?.(book))
    .map(({ id, label }) => ({ section: id, code: 'section-missing', params: { label } }))
}

export const sectionChecks: Check[] = [{ line: '1 every section', bold: true, severity: 'hard', section: 'story', find: everySection }]
