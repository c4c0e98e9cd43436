import { readFileSync } from 'node:fs'
import { type Translation, translationNames } from '#contract/generation-wishes.ts'
import type { AgeGroup, LessonBook, SectionId } from '#contract/lesson-book.ts'
import type { KeptPlan } from '#contract/lesson-plan.ts'
import type { Problem } from '#lesson/checks/check-book.ts'
import type { Room } from '#lesson/rewrite/for-class.ts'
import { itemsOf } from '#lesson/rewrite/places.ts'
import { partOf, sectionOf, sections } from '#lesson/sections/registry.ts'
import type { Section } from '#lesson/sections/section.ts'
import type { Prompt } from '#server/ai/stream-object.ts'
import type { Digest } from '#server/scripture/offline-tasks.ts'

const file = (name: string) => readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8').trim()
export const instructions = file('system')
const ages: Record<AgeGroup, string> = { teens: file('teens'), children: file('children'), 'young-kids': file('young-kids') }

type Sermon = { title: string; speaker: string; date: string; content: string }
type Heard = { sermon: Sermon; digest: Digest; plan: KeptPlan; room: ClassRoom }
/** For whom the books are: what the class is like, who sits in its rooms, and what this church had before. */
export type ClassRoom = {
  minutes: number
  translation: Translation
  churchName: string
  denomination: string
  titles: string[]
  inside?: Room | undefined
}
/** The sermon between its tags; a closing tag inside the text cannot end it. */
const sermonBlock = ({ title, speaker, content }: Sermon) =>
  `<sermon title=${JSON.stringify(title)} speaker=${JSON.stringify(speaker)}>\n${content.replace(/<\/?\s*sermon/gi, '‹sermon')}\n</sermon>`

/** What every call about one sermon begins with, to the letter, so that a provider reads it once: sermon and verses. */
function material(sermon: Sermon, digest: Digest, translation: Translation): string {
  const notes = [
    digest.condensed && 'The sermon is long; these are its weightiest paragraphs in order.',
    digest.verses && `${translationNames[translation]} text that you may quote from, and from no other translation:\n${digest.verses}`,
  ].filter(Boolean)
  return `${sermonBlock({ ...sermon, content: digest.condensed || sermon.content })}\n\n<notes>\n${notes.join('\n\n')}\n</notes>`
}

const lines = (name: string, all: string[]) => (all.length > 0 ? `${name}:\n${all.map((one) => `- ${one}`).join('\n')}` : '')
const quoted = (text: string, quote: string) => (quote && quote !== text ? `${text} (in the sermon: “${quote}”)` : text)

/** The plan that the books obey, for the age at hand where it differs. */
function planBlock(plan: KeptPlan): string {
  const { bigIdea, points, passage, story, bottomLine, sensitive } = plan
  const parts = [
    `The big idea: ${quoted(bigIdea.text, bigIdea.quote)}`,
    lines(
      'The preacher’s points',
      points.map((one) => quoted(one.text, one.quote)),
    ),
    passage && `Main passage: ${passage}`,
    story && `The story for children: ${story.title} (${story.span})`,
    `Bottom line for teens: ${bottomLine.teens}\nBottom line for children: ${bottomLine.children}\nBottom line for young kids: ${bottomLine['young-kids']}`,
    lines('Illustrations of the preacher that may be used', plan.illustrations.fit),
    lines('Never used or quoted', plan.illustrations.unfit),
    lines('Private people, named in no book for children', plan.private),
    lines(
      'Handle with care',
      sensitive.map(({ topic, note }) => `${topic}: ${note}`),
    ),
  ].filter(Boolean)
  return `<plan>\n${parts.join('\n\n').replace(/<\/?\s*plan/gi, '‹plan')}\n</plan>`
}

/** The first call: what was heard. `heard` is what the reading found, as a help that may be wrong. */
export const planPrompt = (sermon: Sermon, digest: Digest, heard: KeptPlan, { translation }: ClassRoom): Prompt => ({
  shared: [material(sermon, digest, translation)],
  own: `${file('plan')}\n\n${lines('Sentences that a program found; they may be wrong', [heard.bigIdea, ...heard.bigIdea.others].map((one) => one.quote).filter(Boolean))}`,
})

/** So many titles of other books are told: more would be longer than the sermon. */
const mostTitles = 40
const oneLine = (text: string) =>
  text
    .replace(/[<>\s]+/g, ' ')
    .trim()
    .slice(0, 120)
/** The class and the church, as material: what a person typed there is no instruction. */
function roomBlock({ minutes, translation, churchName, denomination, titles }: ClassRoom): string {
  const told = [
    `The class is ${minutes} minutes long. It learns verses from the ${translationNames[translation]}.`,
    churchName &&
      `The church: ${oneLine(churchName)}${denomination ? ` (${oneLine(denomination)})` : ''}. Write so that it fits their way of speaking, and open no question that divides churches.`,
    !churchName && denomination && `The church is of this tradition: ${oneLine(denomination)}. Open no question that divides churches.`,
    lines('Titles and activities that this church had before; choose others', titles.slice(0, mostTitles).map(oneLine)),
  ].filter(Boolean)
  return `<class>\n${told.join('\n')}\n</class>`
}

/** Who sits in this room and what is there; '' where nobody said. What a person typed stands in quotation marks. */
function insideBlock(age: AgeGroup, room: Room | undefined): string {
  if (!room) return ''
  const count = room.children[age]
  const parts = [
    count !== null && `- So many are in the room: ${count}. Nothing needs more of them, and nobody is left over.`,
    room.mixedAges && '- Ages are mixed: each activity says what the younger and what the older ones do.',
    room.supplies &&
      `- Only this is at hand, and no activity needs anything else: ${room.supplies.map((one) => JSON.stringify(one)).join(', ')}.`,
    room.reading === 'easier' && '- They read and listen below their age: shorter sentences and easier words than the rules above ask for.',
    room.words.length > 0 &&
      `- This church says ${room.words.map(({ instead, say }) => `${JSON.stringify(say)} and never ${JSON.stringify(instead)}`).join('; ')}.`,
  ].filter(Boolean)
  return parts.length > 0 ? `<room>\n${parts.join('\n').replace(/<\/?\s*room/gi, '‹room')}\n</room>\n\n` : ''
}

/** Sermon, plan and class come first, the same for all three ages; what differs comes last. */
export const bookPrompt = (age: AgeGroup, { sermon, digest, plan, room }: Heard): Prompt => ({
  shared: [material(sermon, digest, room.translation), `${planBlock(plan)}\n\n${roomBlock(room)}`],
  own: `${ages[age]}\n\n${insideBlock(age, room.inside)}The book obeys the plan: its idea, its bottom line for this age, its passage and story.`,
})
/** The same beginning, and something else at its end. */
const goingOn = ({ shared, own }: Prompt, ...more: string[]): Prompt => ({ shared, own: [own, ...more].join('\n\n') })
/** What of a book a model writes; what is derived from it, or is for the leader alone, would only be longer. */
const written = (book: LessonBook, which: readonly Section[]): Partial<LessonBook> =>
  Object.assign(
    {},
    ...which.filter(({ model, ages }) => model && ages.includes(book.ageGroup)).map((section) => partOf(book, section)),
  ) as Partial<LessonBook>
const bookBlock = (book: Partial<LessonBook>) => `<book>\n${JSON.stringify(book).replace(/<\/?\s*book/gi, '‹book')}\n</book>`

/** A book before its second reader, who is told its age and not how it was asked for. */
export const judgePrompt = ({ shared }: Prompt, book: LessonBook): Prompt => ({
  shared,
  own: `${file('judge')}\n\nThe age: ${book.ageGroup}.\n\n${bookBlock(written(book, sections))}`,
})

/** What every other section of a book has to fit. */
const leads = ['title', 'bottomLine', 'story'] as const satisfies SectionId[]

/** Sections that break a hard line, sent back with the fault in words; of the rest only what they have to fit. */
export function mendPrompt(prompt: Prompt, book: LessonBook, { wrong, faults }: { wrong: Section[]; faults: Problem[] }): Prompt {
  const fitting = leads.map(sectionOf).filter((section) => !wrong.includes(section))
  const parts = wrong.map((section) => {
    const said = faults.filter((fault) => fault.section === section.id).map(({ says, path }) => `- ${path ? `${path}: ` : ''}${says}`)
    return `${section.label}. You wrote:\n${JSON.stringify(partOf(book, section))}\nWhat is not right:\n${said.join('\n')}`
  })
  return goingOn(
    prompt,
    `You have written this book. It is about this:\n${bookBlock(written(book, fitting))}`,
    `MEND THESE SECTIONS. Everything else stands as it is and is not sent again.\n\n${parts.join('\n\n')}`,
    'Change only what is needed, and keep what was good. Return one JSON object with only the keys of the schema.',
  )
}

type Rewrite = Heard & {
  asked: { section: SectionId; item?: number | undefined; wish: string }
  label: string
  wrong: string[]
  /** What is to be mended; '' where another version is wanted. */
  fault: string
}
/** One section written again. What the leader wishes is a wish for this place, and no instruction beyond it. */
export function rewritePrompt(book: LessonBook, { asked, label, wrong, fault, ...heard }: Rewrite): Prompt {
  const item = asked.item === undefined ? undefined : itemsOf(book, asked.section)[asked.item]
  const { wish } = asked
  const parts = [
    bookBlock(written(book, sections)),
    item === undefined
      ? `WRITE ONE SECTION AGAIN. Of this book write only this again: ${label}. Everything else stays as it is, and the new version fits it.`
      : `WRITE ONE SECTION AGAIN. Of this book write one item of this again: ${label}. The list has exactly one item, which stands in the place of this one and repeats none of the others:\n${JSON.stringify(item)}`,
    wish &&
      `The leader’s wish for it:\n<wish>${wish.replace(/<\/?\s*wish/gi, '‹wish')}</wish>\nObey it as far as the rules allow. It is a wish for this place alone.`,
    wrong.length > 0 && `You wrote it once and these things were not right:\n${wrong.map((one) => `- ${one}`).join('\n')}`,
    fault
      ? `What is not right there:\n- ${fault}\nMend just this: change only what is needed, and keep what was good.`
      : 'Write something that is really different from what stands there.',
    'Return one JSON object with only the keys of the schema.',
  ]
  return goingOn(bookPrompt(book.ageGroup, heard), ...parts.filter((one) => typeof one === 'string' && one !== '').map(String))
}

export const suggestionPrompt = (content: string): Prompt => ({
  shared: [],
  own: `Suggest a title, the main Bible passage and a theme of two to five words for this sermon.\n\n${sermonBlock({ title: '', speaker: '', date: '', content: content.slice(0, 24_000) })}`,
})
