import type { Activity, AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { isEasilySaid } from '#lesson/words/easily-said.ts'
import { type Ask, askAlone, asksOf } from './asks.ts'
import { type Block, type Kind, minutePlan, nameOfStep, ofTheSermon, type PartOf, sermonAtClose } from './minute-plan.ts'
import { lineAbove } from '#lesson/layout/said-once.ts'
import { namesOfRoom } from './names-of-room.ts'
import { idOf, placeOf } from './placed.ts'
import { lineTogether, saidOrDone } from './said-or-done.ts'

/** Whom a note is for: the leader before and in class, a group that is different, the safety of the room. */
export type KnowAbout = 'leader' | 'group' | 'care'
/** What a leader does with one piece of a step: says it, does it with the group, asks it, or knows it and says nothing. */
export type RunPart =
  | { type: 'say'; lines: string[] }
  | { type: 'do'; lines: string[]; from: number }
  | { type: 'ask'; asks: Ask[] }
  | { type: 'know'; about: KnowAbout; lines: string[] }
  | { type: 'verse'; text: string; reference: string; translation: string }
  | { type: 'song'; tune: string; lines: string[] }
/** One step of the class with everything that it takes. `from` is minutes after the beginning; `id` names its place on a page. */
export type RunStep = {
  id: string
  from: number
  minutes: number
  kind: Kind
  title: string
  /** Under which name own words for it are kept, and what the leader does. */
  name: string
  /** Under which name it is moved, and another step behind it. */
  place: string
  what: string
  part: PartOf
  /** Stays in the shortest class. */
  needed: boolean
  materials: string[]
  prepMinutes: number
  parts: RunPart[]
}

/**
 * The class as it is taught: the minute plan, each step with what is said, done and asked in it. Screen, teach mode and
 * paper start here, so that a minute or a line stands in one place.
 */
export function runSheet(book: LessonBook): RunStep[] {
  let from = 0
  const used = new Map<string, number>()
  return minutePlan(book, book.minutes).map((block) => {
    const base = block.part.of === 'filler' ? `filler-${wordsOf(block.title)}` : idOf(block.part)
    const count = (used.get(base) ?? 0) + 1
    used.set(base, count)
    const step = stepOf(book, block, { id: block.part.of === 'pause' || count > 1 ? `${base}-${count}` : base, from })
    from += block.minutes
    return step
  })
}

/** The steps in which there is something to say or do, and those that the leader added, whatever stands in them. */
export const shownSteps = (book: LessonBook): RunStep[] => runSheet(book).filter(({ part, parts }) => parts.length > 0 || part.of === 'own')

/** What fills the time keeps its address wherever it stands. */
const wordsOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

function stepOf(book: LessonBook, block: Block, at: { id: string; from: number }): RunStep {
  const { minutes, kind, part, needed } = block
  const activity = part.of === 'activity' ? book.activities[part.at] : undefined
  return {
    ...at,
    minutes,
    kind,
    part,
    needed,
    title: titleOf(book, block),
    name: nameOfStep(block),
    place: placeOf(block),
    what: block.what,
    materials: activity?.materials ?? [],
    prepMinutes: activity?.prepMinutes ?? 0,
    parts: partsOf(book, block, activity).filter(hasContent),
  }
}

function titleOf(book: LessonBook, { part, title }: Block): string {
  if (part.of === 'story') return (book.devotional ?? book.bibleStory)?.title || title
  if (part.of === 'song') return book.song?.title ?? title
  if (part.of === 'verse') return 'Memory verse'
  return title
}

const hasContent = (part: RunPart) => {
  if (part.type === 'ask') return part.asks.length > 0
  return part.type === 'verse' ? part.text !== '' : part.lines.length > 0
}
const lines = (...all: (string | undefined | false)[]): string[] => all.filter((one): one is string => Boolean(one))
const paragraphs = (text: string) => lines(...text.split(/\n+/).map((one) => one.trim()))

function partsOf(book: LessonBook, block: Block, activity: Activity | undefined): RunPart[] {
  const { what } = block
  switch (block.part.of) {
    case 'welcome':
      return [
        { type: 'do', lines: paragraphs(what), from: 1 },
        { type: 'say', lines: lines(isEasilySaid(book.bottomLine) && book.bottomLine) },
      ]
    case 'song':
      return [
        { type: 'do', lines: paragraphs(what), from: 1 },
        { type: 'song', tune: book.song?.tune ?? '', lines: book.song?.lyrics ?? [] },
      ]
    case 'story':
      return [
        ...toldParts(lines(lineAbove(book)).concat(paragraphs((book.devotional ?? book.bibleStory)?.content ?? ''))),
        { type: 'know', about: 'leader', lines: paragraphs(what) },
      ]
    case 'activity':
      return activity ? activityParts(activity, book.ageGroup) : []
    case 'verse':
      return [
        book.memoryVerse
          ? {
              type: 'verse',
              text: book.memoryVerse.text,
              reference: book.memoryVerse.reference,
              translation: book.memoryVerse.translation,
            }
          : { type: 'say', lines: [] },
        { type: 'do', lines: paragraphs(what), from: 1 },
        { type: 'say', lines: lines(book.memoryVerse?.explanation) },
      ]
    case 'questions':
      return [
        { type: 'know', about: 'leader', lines: paragraphs(what) },
        { type: 'ask', asks: asksOf(book) },
      ]
    case 'close':
      // The group stands before anything is said, and nothing comes after the Amen.
      return [
        { type: 'do', lines: paragraphs(what.replace(ofTheSermon(book), '')), from: 1 },
        ...whatWasPreached(book),
        { type: 'say', lines: lines(book.todayILearned?.summary ?? (isEasilySaid(book.bottomLine) && book.bottomLine), book.prayer) },
      ]
    case 'own': {
      const own = book.addedSteps[block.part.at]
      return [
        { type: 'say', lines: paragraphs(own?.say ?? '') },
        { type: 'do', lines: paragraphs(own?.what ?? ''), from: 1 },
      ]
    }
    default:
      return [{ type: 'do', lines: paragraphs(what), from: 1 }]
  }
}

/** What the leader says of the sermon where a younger book tells something else: never the adult's sentence, which he has before him. */
function whatWasPreached(book: LessonBook): RunPart[] {
  const sermon = sermonAtClose(book)
  if (!sermon) return []
  const { idea, say, ask } = sermon
  return [
    {
      type: 'know',
      about: 'leader',
      lines: [`Say ${say ? 'in words for this age' : 'in one sentence of your own'} what the sermon came down to. For you: “${idea}”`],
    },
    { type: 'say', lines: lines(say) },
    { type: 'ask', asks: ask ? [askAlone(ask)] : [] },
  ]
}

/** A telling: what is said, and where all say the lesson's line, that they do. */
function toldParts(all: string[]): RunPart[] {
  const parts: RunPart[] = []
  for (const paragraph of all) {
    const line = lineTogether(paragraph)
    const last = parts.at(-1)
    if (line) parts.push({ type: 'do', lines: [line], from: 1 })
    else if (last?.type === 'say') last.lines.push(paragraph)
    else parts.push({ type: 'say', lines: [paragraph] })
  }
  return parts
}

/** The steps of an activity in their order: what is said to the group, done with it, and asked. What is done is counted. */
function activityParts(activity: Activity, age: AgeGroup): RunPart[] {
  const steps = activity.steps.length ? activity.steps : lines(activity.description)
  const parts: RunPart[] = []
  let done = 0
  for (const step of steps) {
    const asked = askIn(step)
    const { how, text } = saidOrDone(step, age)
    const last = parts.at(-1)
    if (how === 'do' && !asked) done++
    if (asked) parts.push({ type: 'ask', asks: [askAlone(asked)] })
    else if (last?.type === how) last.lines.push(text)
    else parts.push(how === 'say' ? { type: 'say', lines: [text] } : { type: 'do', lines: [text], from: done })
  }
  return [
    ...parts,
    { type: 'know', about: 'care', lines: lines(activity.safety) },
    { type: 'know', about: 'group', lines: lines(namesOfRoom(steps, age), ...activity.adapt) },
  ]
}

/** The question of a step that does nothing but ask: 'Ask, "Did he stop?"'. */
const askIn = (step: string): string | undefined => /^Ask(?: [\w ]+)?[,:]\s*["“]([^"”]+\?)["”]$/.exec(step)?.[1]
