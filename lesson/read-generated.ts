import type { Activity, AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from './empty-book.ts'

type Fields = Record<string, unknown>
const plainKey = (key: string) => key.toLowerCase().replace(/[^a-z]/g, '')
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const has = (value: unknown) => value !== undefined && value !== null && value !== ''

/** An object with its keys in plain small letters, so that MemoryVerse, memory_verse and memoryVerse are one. */
function fieldsOf(value: unknown): Fields {
  const fields: Fields = Object.create(null) as Fields
  if (isObject(value)) for (const [key, inner] of Object.entries(value)) if (!has(fields[plainKey(key)])) fields[plainKey(key)] = inner
  return fields
}
const first = (fields: Fields, ...keys: string[]): unknown => keys.map((key) => fields[key]).find(has)

/** Text out of whatever stands there: a string, a number, a list of lines, or an object that carries its text under some name. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n')
  if (!isObject(value)) return ''
  return textOf(
    first(fieldsOf(value), 'text', 'content', 'story', 'summary', 'description', 'question', 'point', 'value', 'message', 'title'),
  )
}
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value === 'string')
    return value
      .split(/\n+|(?<=\S)\s*;\s+/)
      .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
      .filter(Boolean)
  return isObject(value) ? Object.values(value) : []
}
const textsOf = (value: unknown): string[] => listOf(value).map(textOf).filter(Boolean)
const numberOf = (value: unknown, otherwise: number): number => {
  const found = typeof value === 'number' ? value : Number.parseInt(textOf(value))
  return Number.isFinite(found) && found >= 0 && found <= 240 ? Math.round(found) : otherwise
}

/**
 * Reads a lesson in any shape that a provider, an older version or the specification may give it.
 * Never throws; what is not there stays empty. The text of the memory verse is not trusted: whoever calls puts the true text in.
 */
export function readGenerated(raw: unknown, ageGroup: AgeGroup): LessonBook {
  const fields = unwrap(raw, ageGroup)
  const story = first(fields, 'devotional', 'biblestory', 'story')
  const storyFields = fieldsOf(story)
  const told = {
    title: textOf(storyFields.title),
    content: typeof story === 'string' ? story.trim() : textOf(first(storyFields, 'content', 'story', 'text')),
  }
  const content = told.content || textOf(fields.fulltext)
  const keyPoints = [...new Set([...textsOf(fields.keymessage), ...textsOf(first(fields, 'keypoints', 'keypoint'))])]
  return {
    ...emptyBook(ageGroup),
    title: textOf(first(fields, 'title', 'lessontitle')) || told.title,
    bottomLine: textOf(first(fields, 'bottomline', 'keymessage', 'bigidea')) || textOf(storyFields.focus),
    passage: textOf(first(fields, 'passage', 'scripture')),
    devotional: ageGroup === 'teens' && content ? { title: told.title, focus: textOf(storyFields.focus), content } : null,
    bibleStory: ageGroup !== 'teens' && content ? { title: told.title, content } : null,
    keyPoints,
    evidence: listOf(fields.evidence)
      .map((one) => ({
        point: textOf(first(fieldsOf(one), 'point', 'keypoint')),
        quote: textOf(first(fieldsOf(one), 'quote', 'evidence', 'sermonquote')),
      }))
      .filter((one) => one.quote),
    memoryVerse: readVerse(first(fields, 'memoryverse', 'verse')),
    activities: listOf(first(fields, 'activities', 'interactiveactivities'))
      .map(readActivity)
      .filter((one) => one.title || one.description),
    discussionQuestions: textsOf(first(fields, 'discussionquestions', 'questions')),
    weeklyChallenge: readChallenge(first(fields, 'weeklychallenge', 'challenge')),
    prayer: textOf(fields.prayer),
    flashcards: listOf(fields.flashcards)
      .map((card) =>
        typeof card === 'string'
          ? { word: card, description: '' }
          : {
              word: textOf(first(fieldsOf(card), 'word', 'front', 'title')),
              description: textOf(first(fieldsOf(card), 'description', 'back', 'text')),
            },
      )
      .filter((card) => card.word),
    song: readSong(fields.song),
    todayILearned: has(fields.todayilearned) ? { summary: textOf(fields.todayilearned) } : null,
    leftOut: textsOf(fields.leftout),
  }
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

function readVerse(value: unknown): LessonBook['memoryVerse'] {
  if (typeof value === 'string') {
    const parts = /^([^]*?)(?:(?<!\s)\s*[-–—(]\s*((?:[1-3] )?[A-Z][A-Za-z ]+ \d+:\d+(?:-\d+)?)\)?)?$/.exec(value.trim())
    return { text: (parts?.[1] ?? '').replace(/^["“]|["”]$/g, ''), reference: parts?.[2] ?? value.trim(), translation: '', explanation: '' }
  }
  if (!isObject(value)) return null
  const fields = fieldsOf(value)
  return {
    text: textOf(first(fields, 'text', 'verse')),
    reference: textOf(first(fields, 'reference', 'ref')),
    translation: '',
    explanation: textOf(first(fields, 'explanation', 'meaning', 'help')),
  }
}

function readActivity(value: unknown): Activity {
  const fields = fieldsOf(value)
  const steps = textsOf(fields.steps)
  const description =
    typeof value === 'string' ? value : textOf(first(fields, 'description', 'instructions', 'activity', 'text')) || steps.join(' ')
  const kind = textOf(fields.kind).toLowerCase()
  return {
    title: textOf(first(fields, 'title', 'type', 'name')),
    description,
    materials: textsOf(first(fields, 'materials', 'supplies')),
    goal: textOf(fields.goal),
    steps: steps.length ? steps : description.split(/(?<=[.!?])\s+(?=[A-Z])/).filter(Boolean),
    minutes: numberOf(fields.minutes, 10),
    prepMinutes: numberOf(first(fields, 'prepminutes', 'preparationminutes'), 5),
    kind: kind === 'move' || kind === 'make' ? kind : 'sit',
    safety: textOf(fields.safety),
    adapt: textsOf(first(fields, 'adapt', 'adaptations')),
  }
}

function readChallenge(value: unknown): LessonBook['weeklyChallenge'] {
  if (!has(value)) return null
  if (typeof value === 'string') return { title: '', description: value.trim(), days: [] }
  const fields = fieldsOf(value)
  const days = listOf(Array.isArray(value) ? value : first(fields, 'days', 'activities')).map((day, at) =>
    typeof day === 'string'
      ? { day: `Day ${at + 1}`, activity: day }
      : {
          day: textOf(first(fieldsOf(day), 'day', 'title')) || `Day ${at + 1}`,
          activity: textOf(first(fieldsOf(day), 'activity', 'description', 'text')),
        },
  )
  return { title: textOf(fields.title), description: textOf(fields.description), days: days.filter((day) => day.activity) }
}

function readSong(value: unknown): LessonBook['song'] {
  if (!has(value)) return null
  const fields = fieldsOf(value)
  const lyrics = typeof value === 'string' || Array.isArray(value) ? textsOf(value) : textsOf(first(fields, 'lyrics', 'lines'))
  return { title: textOf(fields.title), tune: textOf(fields.tune), lyrics }
}
