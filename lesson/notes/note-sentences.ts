import { sermonText } from '#contract/limits.ts'
import type { LeaderNote, LessonBook } from '#contract/lesson-book.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { ended } from '#lesson/words/ended.ts'
import { faultSentence, notJudgedSentence, notMendedSentence } from './provider-faults.ts'

type Params = Record<string, string>
type Kind = {
  /** What it is about: how the sermon was heard, or the lesson of the bank; that one says nothing of a story that a model told. */
  of: 'sermon' | 'lesson' | 'care'
  /** How the book came about, and what can still be asked of the program: whoever holds the sheet in class can do nothing about it. */
  isOfMaking?: true
  says: (params: Params) => string
}

/** Words that are put in quotation marks, with what stands in such marks there in single ones. */
const within = (quote: string) =>
  typographic(quote)
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replace(/[.,;]$/, '')

const notMended = (fault: string | undefined) => (fault ? ` ${notMendedSentence(fault)}` : '')

/** What a leader is told of a book before Sunday, as codes: a sentence is made only where somebody reads it. */
const kinds: Record<LeaderNote['code'], Kind> = {
  'idea-unconfirmed': {
    of: 'sermon',
    isOfMaking: true,
    says: ({ idea = '' }) =>
      `Storyfold chose the main idea, and nobody has confirmed it yet: ${ended(idea)} Look at What We Heard before you teach.`,
  },
  captions: {
    of: 'sermon',
    isOfMaking: true,
    says: () =>
      'This sermon came as captions, without punctuation, so only short pieces of it are quoted. With periods and commas, more of it could be quoted.',
  },
  'passage-found': {
    of: 'sermon',
    isOfMaking: true,
    says: ({ passage }) => `The sermon does not state its passage. ${passage} was found from what it quotes; please check it.`,
  },
  'too-long': {
    of: 'sermon',
    isOfMaking: true,
    says: () =>
      `This sermon has more than ${sermonText.maxWords.toLocaleString('en')} words. Paragraphs spread evenly over all of it were read, not every word.`,
  },
  sensitive: {
    of: 'sermon',
    says: ({ topic = '', note, quote }) =>
      `${topic.charAt(0).toUpperCase()}${topic.slice(1)}${quote ? `, because the sermon says, “${within(quote)}”` : ''}: ${note}`,
  },
  'also-left-out': {
    of: 'sermon',
    says: ({ topics }) => `The sermon also touches on: ${topics}. A child may still have heard what this book leaves out.`,
  },
  'also-sensitive': { of: 'sermon', says: ({ topics }) => `The sermon also touches on: ${topics}.` },
  'came-down-to': {
    of: 'sermon',
    says: ({ idea = '' }) =>
      `The sermon came down to this: “${ended(idea)}” Where this book says less than that, say the rest in your own words.`,
  },
  'line-heard': {
    of: 'sermon',
    says: ({ idea = '', line, own }) =>
      own
        ? `The bottom line is your own. The sermon came down to this: “${ended(idea)}”`
        : ended(typographic(idea)) === line
          ? 'The bottom line is the sermon’s sentence as it was confirmed. Put it in fewer words if your group needs that.'
          : `The bottom line comes from the sermon, as much of it as this age can say. The whole sentence: “${ended(idea)}”`,
  },
  'usual-lesson': {
    of: 'lesson',
    says: ({ title, line = '', idea = '', say, own }) =>
      own
        ? `This book tells “${title}” with a bottom line of your own. The sermon came down to this: “${ended(idea)}” If your line does not say that, say it at the end in one sentence of your own.`
        : `This book tells “${title}” with its usual lesson, “${line}” The sermon came down to this: “${ended(idea)}” Say that at the end ${say ? `in words for this age, such as “${say}”` : 'in one sentence of your own.'}`,
  },
  'claim-beside-story': {
    of: 'lesson',
    says: ({ title, line = '' }) =>
      `No Storyfold lesson uses “${title}” to say what this sermon says. So the story is told as it is, and the rest of the book is about the sermon’s point: “${line}”`,
  },
  'story-nearest': {
    of: 'lesson',
    says: ({ passage, title }) =>
      `Storyfold has no lesson on ${passage}, and none that says the same thing. “${title}” is only the closest one: look at What We Heard for another story before you teach.`,
  },
  'story-retold': {
    of: 'lesson',
    says: ({ passage, title }) => `The sermon preaches ${passage} and also leans on the story “${title}”, which is told here.`,
  },
  'story-other': {
    of: 'lesson',
    says: ({ passage, title, read }) =>
      `The sermon preaches ${passage}. Storyfold has no telling of it that says the same thing, so “${title}” is told instead: its lesson is the closest. Say so at the beginning${read ? `, and read ${read} aloud` : ''}; you can choose another story under What We Heard.`,
  },
  'idea-led': {
    of: 'lesson',
    says: () =>
      'No Storyfold lesson says what this sermon says, so this book is built on the idea itself: the passage, the preacher’s sentences and open questions. If you have a story of your own that fits, it will make the book better.',
  },
  ours: {
    of: 'lesson',
    isOfMaking: true,
    says: () =>
      'The story, the questions, the activities and the prayer are Storyfold’s. What is in quotation marks under the preacher’s name is from the sermon.',
  },
  'lesson-replaced': {
    of: 'care',
    isOfMaking: true,
    says: ({ why = '', fault }) =>
      `This whole book is Storyfold’s own: the AI’s story could not be used as it was, and you cannot teach one story with the questions for another. What was wrong: ${ended(why)}${notMended(fault)} “Write again with AI” asks for another.`,
  },
  'sections-replaced': {
    of: 'care',
    isOfMaking: true,
    says: ({ sections = '', why = '', fault }) =>
      `Written by Storyfold, not the AI: ${sections}. What was wrong with the AI’s version: ${ended(why)}${notMended(fault)} “Write again” beside a section asks the AI for another.`,
  },
  'items-left-out': {
    of: 'care',
    isOfMaking: true,
    says: ({ items = '', why = '' }) =>
      `Left out of what the AI wrote: ${items}. What was wrong: ${ended(why)} The rest is as the AI wrote it; add one of your own if the class is too short.`,
  },
  'not-judged': {
    of: 'care',
    isOfMaking: true,
    says: ({ fault = '' }) => notJudgedSentence(fault),
  },
  'not-at-hand': {
    of: 'care',
    says: ({ activity, things = '' }) => `“${activity}” needs something that is not on your supply list: ${ended(things)}`,
  },
  'checks-changed': {
    of: 'care',
    isOfMaking: true,
    says: ({ sections = '', kept = '' }) =>
      `The checks changed what the AI first wrote here: ${sections}.${kept ? ` You can bring the AI’s first version back from the history: ${kept}.` : ''}`,
  },
  'without-ai': {
    of: 'care',
    isOfMaking: true,
    says: ({ fault = '' }) =>
      `${faultSentence(fault)} “Write again with AI” tries once more; whatever you change before then stays in the book’s history.`,
  },
  careful: { of: 'care', says: ({ text = '' }) => text },
}

export const noteSentence = ({ code, params }: LeaderNote): string => kinds[code].says(params)
/** Whether a note tells how the book came about, which is no matter of the class. */
export const isOfMaking = ({ code }: LeaderNote): boolean => kinds[code].isOfMaking ?? false
/** Whether a note is of the bank's lesson, so that it goes where a model told the story. */
export const isOfLesson = ({ code }: LeaderNote): boolean => kinds[code].of === 'lesson'

/** Books that stand in for one of the provider's, which it can be asked for once more. */
const standsIn = new Set<LeaderNote['code']>(['without-ai', 'lesson-replaced'])
/** Why a whole book is not the provider's, though one was asked for. */
export const whyNotByAi = (book: Pick<LessonBook, 'notes' | 'setAside'>): LeaderNote | undefined =>
  book.notes.find((one) => standsIn.has(one.code) && !book.setAside.includes(noteSentence(one)))

/** That another passage is told than the one that was preached, or toward another line. */
const toKnowFirst = new Set<LeaderNote['code']>(['came-down-to', 'story-other', 'story-nearest', 'idea-led', 'usual-lesson'])

/** Whether the book tells what was preached: at the top, where somebody reads it who opens the book in class. */
export const saidFirst = ({ notes, toCheck }: Pick<LessonBook, 'notes' | 'toCheck'>): string[] =>
  notes
    .filter(({ code }) => toKnowFirst.has(code))
    .map(noteSentence)
    .filter((text) => toCheck.includes(text))

/** A book with these notes, and with their sentences in the place of those that it had; what the checks said stays behind them. */
export function withNotes(book: LessonBook, notes: LeaderNote[]): LessonBook {
  const before = new Set(book.notes.map(noteSentence))
  const others = book.toCheck.filter((line) => !before.has(line))
  const said = notes.map(noteSentence).filter((line) => !book.setAside.includes(line))
  return { ...book, notes, toCheck: [...new Set([...said, ...others])] }
}

/** What says of the bottom line whose it is. */
const quotesLine = new Set<LeaderNote['code']>(['usual-lesson', 'line-heard'])
/** The note that says so, once the leader has another bottom line, or the first one again. */
export function withOwnLine(book: LessonBook): LessonBook {
  const notes = book.notes.map((note): LeaderNote => {
    if (!quotesLine.has(note.code)) return note
    const { own: _, ...params } = note.params
    return { ...note, params: book.bottomLine === params.line ? params : { ...params, own: 'yes' } }
  })
  const now = new Map(book.notes.map((note, at) => [noteSentence(note), noteSentence(notes[at] ?? note)]))
  const renamed = (lines: string[]) => lines.map((line) => now.get(line) ?? line)
  return { ...book, notes, toCheck: renamed(book.toCheck), setAside: renamed(book.setAside) }
}
