import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Block } from '#lesson/layout/blocks.ts'
import type { PrintedBook } from '#lesson/layout/printed-book.ts'
import type { Paper } from '#server/print/printer.ts'

type Look = { deep: string; soft: string; line: string; face: string; halfPoints: number }
const looks: Record<AgeGroup, Look> = {
  teens: { deep: '0F5D6A', soft: 'DDF1F4', line: '9CCDD4', face: 'Calibri', halfPoints: 22 },
  children: { deep: '8A5A00', soft: 'FDEFCF', line: 'EFCF8A', face: 'Verdana', halfPoints: 21 },
  'young-kids': { deep: 'B0412A', soft: 'FFE9E2', line: 'F4B9A8', face: 'Verdana', halfPoints: 25 },
}
/** The identity's faces are on no church's computer; these stand on every one. Verdana tells I, l and 1 apart for new readers. */
const display = 'Georgia'
/** Papers and one inch around, in twentieths of a point. */
const sizes = { a4: { width: 11906, height: 16838 }, 'us-letter': { width: 12240, height: 15840 } }
const margin = { top: 1440, bottom: 1440, left: 1440, right: 1440 }
/** The first column of a table; the second has the rest of the paper. */
const firstColumn = 1900

/** The book as a Word document: headings, real lists and tables, so that a church can make it its own. */
export async function writeDocx(book: PrintedBook, paper: Paper): Promise<Uint8Array> {
  const look = looks[book.ageGroup]
  const size = sizes[paper]
  const writer = blockWriter(look, size.width - margin.left - margin.right)
  const heading = { font: display, color: look.deep }
  const footer = new Paragraph({
    children: [
      new TextRun({ size: 16, color: '6B5A6C', children: [`${book.footer} Page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
    ],
  })
  const document = new Document({
    title: book.title,
    creator: book.product,
    description: book.heading,
    styles: {
      default: {
        document: {
          run: { font: look.face, size: look.halfPoints, color: '331C38', language: { value: 'en-US' } },
          paragraph: { spacing: { after: 120, line: 300 } },
        },
        title: { run: { ...heading, size: 52 }, paragraph: { spacing: { after: 60 } } },
        heading1: { run: { ...heading, size: 32 }, paragraph: { spacing: { before: 360, after: 120 }, keepNext: true } },
        heading2: { run: { font: display, size: 25, color: '331C38' }, paragraph: { spacing: { before: 200, after: 80 }, keepNext: true } },
      },
    },
    numbering: {
      config: [
        {
          reference: 'steps',
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 480, hanging: 480 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size, margin } },
        footers: { default: new Footer({ children: [footer] }) },
        children: [
          new Paragraph({ text: book.title, heading: HeadingLevel.TITLE }),
          new Paragraph({ children: [new TextRun({ text: [book.heading, book.date].filter(Boolean).join(' · '), bold: true })] }),
          new Paragraph({ children: [new TextRun({ text: book.byline, color: '6B5A6C' })] }),
          ...book.blocks.flatMap(writer),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

function blockWriter(look: Look, wide: number): (block: Block) => (Paragraph | Table)[] {
  let lists = 0
  const plain = (text: string, run: { bold?: boolean; color?: string; size?: number } = {}) =>
    new Paragraph({ children: [new TextRun({ text, ...run })] })
  const card = (...runs: TextRun[]) =>
    new Paragraph({
      shading: { type: ShadingType.CLEAR, fill: look.soft },
      border: { left: { style: BorderStyle.SINGLE, size: 24, color: look.deep, space: 8 } },
      spacing: { before: 120, after: 160 },
      keepLines: true,
      children: runs,
    })
  const large = (text: string) => new TextRun({ text, font: display, size: look.halfPoints + 5 })
  const bullets = (items: string[]) => items.map((text) => new Paragraph({ text, bullet: { level: 0 } }))
  const numbered = (items: string[]) => {
    lists++
    return items.map((text) => new Paragraph({ text, numbering: { reference: 'steps', level: 0, instance: lists } }))
  }
  const line = { style: BorderStyle.SINGLE, size: 4, color: look.line }
  const thick = { style: BorderStyle.SINGLE, size: 18, color: look.line }
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const table = (rows: [string, string][]) =>
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths: [firstColumn, wide - firstColumn],
      borders: { top: line, bottom: line, left: none, right: none, insideHorizontal: line, insideVertical: none },
      rows: rows.map(
        ([name, text]) =>
          new TableRow({
            cantSplit: true,
            children: [
              new TableCell({
                width: { size: firstColumn, type: WidthType.DXA },
                children: [plain(name, { bold: true, color: look.deep })],
              }),
              new TableCell({ width: { size: wide - firstColumn, type: WidthType.DXA }, children: [plain(text)] }),
            ],
          }),
      ),
    })
  const boxed = (children: Paragraph[]) =>
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths: [wide],
      borders: {
        ...Object.fromEntries(['top', 'bottom', 'right', 'insideHorizontal', 'insideVertical'].map((side) => [side, none])),
        left: thick,
      },
      rows: [
        new TableRow({
          cantSplit: true,
          children: [new TableCell({ width: { size: wide, type: WidthType.DXA }, margins: { left: 200 }, children })],
        }),
      ],
    })
  return (block) => {
    switch (block.type) {
      case 'heading':
        return [new Paragraph({ text: block.text, heading: block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2 })]
      case 'paragraph':
      case 'draw':
        return [plain(block.type === 'draw' ? block.prompt : block.text)]
      case 'lead':
        return [card(large(block.text))]
      case 'verse':
        return [card(large(`“${block.text}”`), new TextRun({ text: `${block.reference} (${block.translation})`, break: 1, size: 19 }))]
      case 'list':
        return bullets(block.items)
      case 'numbered':
        return numbered(block.items)
      case 'checklist':
        return bullets(block.items.map((item) => `☐ ${item}`))
      case 'activity':
        return [
          // One cell that may not split: an activity stays with its supplies.
          boxed([
            new Paragraph({ text: block.title, heading: HeadingLevel.HEADING_2, spacing: { before: 0, after: 60 } }),
            plain(block.facts, { color: '6B5A6C', size: 19 }),
            ...(block.materials
              ? [new Paragraph({ children: [new TextRun({ text: 'You need: ', bold: true }), new TextRun({ text: block.materials })] })]
              : []),
            ...numbered(block.steps),
            ...block.notes.map((note) => plain(note, { color: '6B5A6C', size: 19 })),
          ]),
          new Paragraph({ spacing: { after: 60, line: 160 } }),
        ]
      case 'plan':
        return [table(block.rows.map((row) => [row.time, `${row.title} ${row.what}`]))]
      case 'days':
        return [table(block.days.map((day) => [day.day, day.activity]))]
      case 'cards':
        return [table(block.cards.map((one) => [one.word, one.description]))]
      case 'terms':
        return block.terms.map(
          (one) => new Paragraph({ children: [new TextRun({ text: `${one.term}: `, bold: true }), new TextRun({ text: one.meaning })] }),
        )
      case 'song':
        return [
          card(
            new TextRun({ text: block.title, bold: true }),
            ...(block.tune ? [new TextRun({ text: `Tune: ${block.tune}`, break: 1, size: 19 })] : []),
            ...block.lines.map((text) => new TextRun({ text, break: 1 })),
          ),
        ]
      case 'write':
        return [plain(block.prompt), ...Array.from({ length: block.lines }, () => plain('_'.repeat(60), { color: look.line }))]
    }
  }
}
