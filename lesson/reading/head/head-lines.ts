import { findReferences } from '#lesson/scripture/references.ts'
import { referenceAtEnd } from './stated-passages.ts'

export type Line = { text: string; role: string; raw?: string }
export type Field = 'title' | 'speaker' | 'date' | 'scripture' | 'theme' | 'topic' | 'reading' | 'other'

const labels: [RegExp, Field][] = [
  [/^(?:(?:sermon|message|homily)\s+)?title$/i, 'title'],
  [/^(?:sermon|message|homily)$/i, 'title'],
  [
    /^(?:speakers?|leader|preacher|pastor|minister|author|homilist|preached by|delivered by|given by|by|who|teacher|posted by)$/i,
    'speaker',
  ],
  [/^(?:date|preached|preached on|delivered|delivered on|sunday|date preached|sermon date)$/i, 'date'],
  [
    /^(?:scriptures?|texts?|sermon text|bible text|passage|bible passage|main passage|scripture readings?|readings?|bible reading|lesson|key verse|focal passage|scripture text|scripture passage|bible reference)$/i,
    'scripture',
  ],
  // The homily of a service with several readings is on its Gospel.
  [/^(?:gospel|gospel reading|holy gospel)$/i, 'scripture'],
  [
    /^(?:(?:first|second|third|1st|2nd|3rd) reading|old testament(?: reading)?|new testament(?: reading)?|(?:responsorial )?psalm|epistle)$/i,
    'reading',
  ],
  [/^(?:theme|main theme)$/i, 'theme'],
  [/^(?:topic|subject)$/i, 'topic'],
  [
    /^(?:series|sermon series|church|congregation|location|place|venue|service|occasion|time|where|when|talk|week|season|hymns?|ministry|website|email|phone|copyright|part|status|tags|from|to|file|length|terp|interpreter|cc)$/i,
    'other',
  ],
]

/** A line without the signs of Markdown and messengers, the comments of whoever read it over, and without the blanks that a listener fills in: "NAME: ____". */
export const unmarked = (text: string): string =>
  text
    .replace(/(?<!\s)\s*\[(?:comment|note)\b[^\]]*\]/gi, '')
    .replace(/\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D/gu, '')
    // What a mail forwards, and letters set apart: "> > Luke 15", "C E N T R A L".
    .replace(/^(?:>\s?){1,6}/, '')
    .replace(/(?<!\S)(?:\p{Lu} ){3,}\p{Lu}(?!\S)/gu, (word) => word.replaceAll(' ', ''))
    .replace(/^#{1,5}\s+/, '')
    .replace(/(?<![\p{L}\p{N}])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\p{L}\p{N}_])/gu, '')
    .replace(/(?<!\s)\s*\b(?:name|date|group):?\s*_{3,}\s*$/i, '')
    .replace(/(?<!\s)\s{2,}$/, '')
    .trim()

export function readLabel(text: string): { field: Field; value: string } | undefined {
  const match = /^([A-Za-z][A-Za-z ]{1,24}?)\s{0,3}(?:[:\t–—]|\s-\s)\s{0,3}(\S[^]*)$/.exec(text)
  const name = match?.[1]?.trim() ?? ''
  const field = labels.find(([pattern]) => pattern.test(name))?.[1]
  return field && match?.[2] ? { field, value: match[2].trim() } : undefined
}

/** How far down a head may reach. */
export const headLines = 16
/** "I. INTRODUCTION", "Introduction", "- Big idea": the text has begun. "4. The Ladder" is the fourth of a series. */
const section =
  /^[IVX]+\.\s+(?:[A-Z]{3,}|(?:\S+\s+){2,}\S)|^1[.)]\s|^[-•]\s|^(?:[IVX]+\.\s+)?(?:introduction|intro|opening|welcome|announcements?|admin)\b[^a-z]{0,3}$|^(?:welcome|opening|announcements?|big question|show of hands)\b.{0,40}:/i
const greeting =
  /^(?:good (?:morning|evening|afternoon)|hi\b|hello|g['’]?day|brothers and sisters|dear |beloved|praise (?:the|be)|grace (?:and peace )?to you|morning\b|okay\b|ok\b|um\b|uh\b|all right|alright|so\b|well\b|amen\b|hallelujah|let us pray|in the name of|halito|church[,!])/i
/** Words of others in a service, or a cue: the head is over. */
const spoken = /^(?:\p{Lu}[\p{Lu}.'’-]{1,20} ?){1,4}(?:\([^)]{1,40}\))?: \S|^\[(?:music|applause|laughter|\d)|^\d{1,2}:\d\d/iu

const ends = (text: string) => /[.!?]["”’)\]]*$/.test(text) && !referenceAtEnd(text)

/** The first line that is prose: long, spoken to the people, a whole sentence of some length, or the head of a first section. */
export function bodyStart(lines: readonly Line[]): number {
  const at = lines.slice(0, headLines).findIndex(({ text, role }, place) => {
    if (role === 'title' || role === 'author') return false
    const words = text.split(/\s+/).length
    if (readLabel(text)) return words > 60
    if (place > 0 && section.test(text)) return true
    if (greeting.test(text) || (/^\p{Ll}/u.test(text) && words > 8 && place > 0 && !/^[^:]{2,24}:/.test(text) && !/\bby\b|\|/i.test(text)))
      return true
    if (spoken.test(text) && words > 14 && /^[^:]*\p{Lu}{3}/u.test(text)) return true
    if (words > 30) return true
    return (
      (words > 11 && ends(text) && !/^[([]/.test(text)) ||
      (words > 7 &&
        ends(text) &&
        /\b(?:is|are|was|were|I|we|you)\b/.test(text) &&
        /[.?!]["”’]?$/.test(text) &&
        findReferences(text).length === 0)
    )
  })
  // A Markdown title below an introduction in small print still heads the text.
  const heading = lines.slice(0, headLines).findIndex(({ raw }) => raw !== undefined && /^#\s/.test(raw))
  return at < 0 ? Math.min(lines.length, headLines) : Math.max(at, heading + 1)
}

/** What somebody else wrote, in an answer to his mail, and the line above it. */
export const ofQuotedMail = /^>|\bwrote:\s*$/i
