import type { Block, PartOfBook } from './blocks.ts'
import type { PrintedBook } from './printed-book.ts'

/** One slide: what the group sees, and what the leader reads in the notes. */
export type Slide =
  | { type: 'title'; title: string; subtitle: string; notes: string }
  | { type: 'big'; label: string; text: string; small: string; notes: string }
  | { type: 'list'; title: string; items: string[]; numbered: boolean; from: number; notes: string }

/** Lines that people in the last row can still read. */
const itemsOnSlide = 5
/** Parts that are the leader's own. */
const unseen = new Set<PartOfBook | undefined>(['leader', 'newWords'])

/**
 * The slides of a lesson for teens or children: what the group reads, and one question at a time. The story is told, not
 * read off a wall, so it stands in the notes.
 */
export function slidesOf(book: PrintedBook): Slide[] {
  return [
    { type: 'title', title: book.title, subtitle: [book.heading, book.date].filter(Boolean).join(', '), notes: book.byline },
    ...sectionsOf(book.blocks)
      .filter(({ of }) => !unseen.has(of))
      .flatMap(slidesOfSection),
  ]
}

type Section = { of: PartOfBook | undefined; heading: string; blocks: Block[] }
function sectionsOf(blocks: Block[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) sections.push({ of: block.of, heading: block.text, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

function slidesOfSection({ heading, blocks }: Section): Slide[] {
  const told = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : [])).join('\n\n')
  const title = blocks.find((block) => block.type === 'heading')?.text ?? ''
  const slides = blocks.flatMap((block) => slidesOfBlock(heading, block, told))
  // A section of paragraphs alone is a story: its title is shown and the words are the leader's.
  if (slides.length === 0) return told ? [{ type: 'big', label: heading, text: title || heading, small: '', notes: told }] : []
  return slides
}

function slidesOfBlock(heading: string, block: Block, notes: string): Slide[] {
  const list = (title: string, items: string[], numbered: boolean, said = ''): Slide[] => {
    const count = Math.ceil(items.length / itemsOnSlide)
    const each = Math.ceil(items.length / count)
    return Array.from({ length: count }, (_, at) => {
      const shown = items.slice(at * each, (at + 1) * each)
      return { type: 'list', title, items: shown, numbered, from: at * each + 1, notes: said }
    })
  }
  switch (block.type) {
    case 'lead':
      return [{ type: 'big', label: heading, text: block.text, small: '', notes }]
    case 'verse':
      return [{ type: 'big', label: heading, text: `“${block.text}”`, small: `${block.reference} (${block.translation})`, notes }]
    case 'list':
      return list(heading, block.items, false)
    case 'numbered':
      return block.items.map((text) => ({ type: 'big', label: heading, text, small: '', notes: '' }))
    case 'activity':
      return list(
        block.title,
        block.steps,
        true,
        [block.facts, block.materials && `You need: ${block.materials}`, ...block.notes].filter(Boolean).join('\n'),
      )
    case 'days':
      return list(
        heading,
        block.days.map((day) => `${day.day}: ${day.activity}`),
        false,
        notes,
      )
    case 'checklist':
      return list(heading, block.items, false)
    default:
      return []
  }
}
