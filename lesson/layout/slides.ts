import type { AgeGroup } from '#contract/lesson-book.ts'
import { sectionOf as registered } from '#lesson/sections/registry.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import type { Block, PartOfBook } from './blocks.ts'
import type { PrintedBook } from './printed-book.ts'
import { vanishing, type VanishingWord } from './vanishing-words.ts'

/** One slide: what the group sees, and what the leader reads in the notes. */
export type Slide = { notes: string } & (
  | { type: 'title'; title: string; subtitle: string }
  | { type: 'big'; label: string; text: string; small: string }
  /** The verse, some of its words gone: only their lines are left. */
  | { type: 'verse'; label: string; words: VanishingWord[]; small: string }
  /** A question, and a bar that runs out in so many seconds. */
  | { type: 'question'; label: string; text: string; seconds: number }
  /** A line to sing, and the one after it, so that nobody waits for the wall. */
  | { type: 'sung'; label: string; text: string; next: string }
  | { type: 'list'; title: string; items: string[] }
)

/** Younger children have said what they have to say sooner. */
const secondsToTalk: Record<AgeGroup, number> = { teens: 120, children: 60, 'young-kids': 60 }
/** Letters of a prayer that a room reads at a glance. */
const readAtOnce = 150
/** Of what is no section, the leader's own and the words to know stand on no wall. */
const isSeen = (of: PartOfBook | undefined): boolean =>
  of === undefined || (of !== 'leader' && of !== 'newWords' && !registered(of).offTheWall)

/** The slides of a lesson for teens or children: only what the group looks at together. The story is told, so it stands in the notes. */
export function slidesOf(book: PrintedBook): Slide[] {
  const told = sectionsOf(book.blocks)
    .filter(({ of }) => isSeen(of))
    .flatMap((section) => slidesOfSection(withPoints(section, book), secondsToTalk[book.ageGroup]))
  const [story] = told
  // A story that is called as the lesson is has no slide of its own; its words stand in the notes of the title.
  const unnamed = story?.type === 'big' && !story.text
  return [
    {
      type: 'title',
      title: book.title,
      subtitle: book.byline,
      notes: [[book.heading, book.date].filter(Boolean).join(', '), unnamed ? story.notes : ''].filter(Boolean).join('\n\n'),
    },
    ...told.slice(unnamed ? 1 : 0),
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

/** A wall shows every point: what the page tells in its story is only heard here. */
function withPoints(section: Section, { points }: PrintedBook): Section {
  if (section.of !== 'keyPoints') return section
  const blocks = section.blocks.filter(({ type }) => type !== 'list')
  return { ...section, blocks: points.length > 0 ? [...blocks, { type: 'list', items: points }] : blocks }
}

function slidesOfSection({ heading, blocks }: Section, seconds: number): Slide[] {
  const told = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : [])).join('\n\n')
  const title = blocks.find((block) => block.type === 'heading')?.text ?? ''
  const slides = blocks.flatMap((block) => slidesOfBlock(heading, block, { notes: told, seconds }))
  // A section of paragraphs alone is a story: its title is shown and the words are the leader's.
  if (slides.length === 0) return told ? [{ type: 'big', label: heading, text: title, small: '', notes: told }] : []
  return slides
}

function slidesOfBlock(heading: string, block: Block, { notes, seconds }: { notes: string; seconds: number }): Slide[] {
  switch (block.type) {
    case 'lead':
      return atAGlance(block.text).map((text, at) => ({ type: 'big', label: heading, text, small: '', notes: at === 0 ? notes : '' }))
    case 'verse':
      return vanishing(block.text).map((words, at) => ({
        type: 'verse',
        label: heading,
        words,
        small: `${block.reference} (${block.translation})`,
        notes: at === 0 ? notes : 'Say it together, and say the missing words too.',
      }))
    case 'list':
      return [{ type: 'list', title: heading, items: block.items, notes: '' }]
    case 'numbered':
      return block.items.map((text) => ({
        type: 'question',
        label: 'Talk about it',
        text,
        seconds,
        notes: 'Click once: the bar shrinks as time runs out.',
      }))
    case 'song':
      return block.lines.map((text, at) => ({
        type: 'sung',
        label: block.title,
        text,
        next: block.lines[at + 1] ?? '',
        notes: at === 0 && block.tune ? `Tune: ${block.tune}` : '',
      }))
    default:
      return []
  }
}

/** A text in pieces of whole sentences, each read at a glance. */
function atAGlance(text: string): string[] {
  const pieces: string[] = []
  for (const sentence of sentencesOf(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + sentence.length < readAtOnce) pieces[pieces.length - 1] = `${last} ${sentence}`
    else pieces.push(sentence)
  }
  return pieces
}
