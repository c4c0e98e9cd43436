import type { Block } from './blocks.ts'
import type { PrintedBook } from './printed-book.ts'

/** The book as plain text, for copying and sharing. */
export function plainText(book: PrintedBook): string {
  const head = [book.title, [book.heading, book.date].filter(Boolean).join(', '), book.byline].filter(Boolean).join('\n')
  return [head, ...book.blocks.map(textOf), book.footer].join('\n\n')
}

function textOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? block.text.toUpperCase() : block.text
    case 'paragraph':
    case 'lead':
      return block.text
    case 'verse':
      return `“${block.text}”\n${block.reference} (${block.translation})`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'numbered':
      return block.items.map((item, at) => `${at + 1}. ${item}`).join('\n')
    case 'activity':
      return [
        `${block.title} (${block.facts})`,
        block.materials && `You need: ${block.materials}`,
        ...block.steps.map((step, at) => `${at + 1}. ${step}`),
        ...block.notes.map((note) => `- ${note}`),
      ]
        .filter(Boolean)
        .join('\n')
    case 'plan':
      return block.rows.map((row) => `${row.time}: ${row.title} ${row.what}`).join('\n')
    case 'terms':
      return block.terms.map((one) => `${one.term}: ${one.meaning}`).join('\n')
    case 'days':
      return block.days.map((day) => `${day.day}: ${day.activity}`).join('\n')
    case 'cards':
      return block.cards.map((card) => `${card.word}: ${card.description}`).join('\n')
    case 'checklist':
      return block.items.map((item) => `[ ] ${item}`).join('\n')
    case 'write':
      return [block.prompt, ...Array.from({ length: block.lines }, () => '_'.repeat(60))].join('\n')
    case 'draw':
      return block.prompt
    case 'song':
      return [`${block.title}${block.tune ? ` (tune: ${block.tune})` : ''}`, ...block.lines].join('\n')
  }
}
