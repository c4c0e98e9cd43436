import { ended } from '#lesson/words/ended.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import type { Block } from './blocks.ts'
import type { PrintedBook } from './printed-book.ts'
import { sections } from '#lesson/sections/registry.ts'
import type { Section } from '#lesson/sections/section.ts'

/** A book as it is read aloud, one paragraph each. Starts from the same blocks as paper and preview; the rest of a book is for the leader's eyes. */
export function spokenText(book: PrintedBook): string[] {
  let spoken: Section['spoken']
  const said = book.blocks.flatMap((block) => {
    if (block.type === 'heading' && block.level === 2) {
      spoken = sections.find(({ id }) => id === block.of)?.spoken
      if (spoken === 'without its heading') return []
    }
    return spoken ? spokenBlock(block) : []
  })
  return [ended(book.title), ...said].map(sayable).filter(Boolean)
}

function spokenBlock(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'lead':
      return [ended(block.text)]
    case 'verse':
      return [`${ended(block.text)} ${ended(block.reference)}`]
    case 'list':
      return [block.items.map(ended).join(' ')]
    case 'song':
      return [ended(block.title), block.lines.map(ended).join(' ')]
    default:
      return []
  }
}

/** What a voice would spell out, as it is said: references in words, no marks of omission, no symbols. */
export const sayable = (text: string): string =>
  findReferences(text)
    .toReversed()
    .reduce((before, { start, end }) => before.slice(0, start) + spokenReference(before.slice(start, end)) + before.slice(end), text)
    .replace(/…+/g, ' ')
    .replace(/\s+[–—]\s+|—/g, ', ')
    .replace(/[*_#<>{}[\]|\\^~`]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:]+/, '')
    .trim()

/** "Psalm 56:3-4" is said as "Psalm 56, verses 3 to 4". */
const spokenReference = (reference: string): string =>
  reference.replace(
    /(?<!\d)(\d+)\s*[:.]\s*(\d+)(?:\s*[-–—]\s*(\d+))?(?!\d|\s*[-–—:]\s*\d)/g,
    (_, chapter: string, from: string, to?: string) => (to ? `${chapter}, verses ${from} to ${to}` : `${chapter}, verse ${from}`),
  )
