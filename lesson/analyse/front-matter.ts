import { findReferences, normaliseReferences } from '#lesson/scripture/references.ts'
import { findDate } from './dates.ts'

type Line = { text: string; role: string }
export type FrontMatter = { title: string; speaker: string; date: string; scripture: string; theme: string; content: string }
type Field = Exclude<keyof FrontMatter, 'content'> | 'topic' | 'other'

const labels: [RegExp, Field][] = [
  [/^(?:(?:sermon|message|homily)\s+)?title$/i, 'title'],
  [/^(?:sermon|message|homily)$/i, 'title'],
  [/^(?:speaker|preacher|pastor|minister|author|homilist|preached by|delivered by|given by|by|teacher)$/i, 'speaker'],
  [/^(?:date|preached|preached on|delivered|delivered on|sunday|date preached|sermon date)$/i, 'date'],
  [
    /^(?:scripture|scriptures|text|texts|sermon text|bible text|passage|bible passage|main passage|scripture reading|reading|readings|bible reading|lesson|key verse|focal passage|scripture text|scripture passage|bible reference)$/i,
    'scripture',
  ],
  [/^(?:theme|main theme)$/i, 'theme'],
  [/^(?:topic|subject)$/i, 'topic'],
  [
    /^(?:series|sermon series|church|congregation|location|place|venue|service|occasion|time|week|season|hymns?|occasion|ministry|website|email|phone|copyright|part)$/i,
    'other',
  ],
]
const honorific =
  /^(?:the\s+)?(?:(?:rt\.?|right|most|very)\s+)?(?:rev(?:erend)?|dr|doctor|pastor|father|fr|bishop|archbishop|elder|deacon|canon|dean|saint|st|president|prof(?:essor)?|sister|brother|minister|evangelist|apostle|rabbi|mr|mrs|ms|captain|chaplain)\b\.?\s+/i
const degrees =
  /(?:,?\s+(?:D\.?\s?D\.?|Ph\.?\s?D\.?|M\.?\s?Div\.?|Th\.?\s?[DM]\.?|M\.?\s?A\.?|B\.?\s?[AD]\.?|Jr\.?|Sr\.?|S\.?\s?J\.?|O\.?\s?P\.?))+\.?$/i
const namePart =
  /^(?:[\p{Lu}][\p{Ll}’'-]+(?:[\p{Lu}][\p{Ll}]+)?|(?:\p{Lu}\.\s?)+|\p{Lu}\p{Lu}?|de|del|dos|das|du|van|von|der|la|le|of|da|di|bin|al|ten|y)\.?$/u
/** Lines of the head that are neither title nor person: the church, the service, a number, an address. */
const bystander =
  /\b(?:church|chapel|parish|cathedral|abbey|ministr(?:y|ies)|fellowship|tabernacle|congregation|assembly|worship|mass|liturgy|service)\b|^(?:sermon|message|homily|chapter|part|week|no\.?|number)\s+(?:no\.?\s*)?(?:\d+|[ivxlc]+)\.?$|@|\bwww\.|https?:|\(?\d{3}\)?[ -]\d{3}[ -]\d{4}/i
const headLines = 14

/** What a document says about itself in its first lines, and the text without those lines. Nothing is guessed: a field that is not stated is ''. */
export function readFrontMatter(lines: Line[]): FrontMatter {
  const found: Omit<FrontMatter, 'content'> = { title: '', speaker: '', date: '', scripture: '', theme: '' }
  const taken = new Set<number>()
  const bodyAt = bodyStart(lines)
  const head = lines.slice(0, bodyAt)
  let topic = ''
  const set = (field: Field, value: string) => {
    if (field === 'topic') topic ||= value
    else if (field !== 'other' && !found[field] && value) found[field] = value
  }
  head.forEach((line, at) => {
    const labelled = readLabel(line.text)
    if (!labelled) return
    set(labelled.field, valueFor(labelled.field, labelled.value))
    taken.add(at)
  })
  head.forEach((line, at) => {
    if (taken.has(at)) return
    const styled: [Field, string] | undefined =
      line.role === 'title' && !found.title && !isReference(line.text)
        ? ['title', titleCase(line.text)]
        : line.role === 'author'
          ? ['speaker', personName(line.text)]
          : undefined
    if (!styled) return
    set(...styled)
    taken.add(at)
  })
  const open = head.map((line, at) => ({ line, at })).filter(({ at }) => !taken.has(at))
  if (!found.theme) found.theme = topic
  else if (!found.title) found.title = topic
  const loose = new Set<number>()
  for (const { line, at } of open) if (readLoose(line.text, found, set, open.length > 1)) loose.add(at)
  // Lines before the text are front matter only when something in them says so: a date, a passage, a label, a style.
  const proved =
    taken.size > 0 ||
    Boolean(found.date || found.scripture) ||
    [...loose].some(
      (at) => /\bby\s|^(?:the\s+)?(?:rev|pastor|dr|father|bishop)\b/i.test(lines[at]?.text ?? '') || lines[at]?.role === 'title',
    ) ||
    titleAndName(
      open.map(({ line }) => line.text),
      found,
    )
  const bodyWords = lines.slice(bodyAt).reduce((sum, line) => sum + line.text.split(/\s+/).length, 0)
  if (!proved || bodyWords < 60)
    return {
      title: '',
      speaker: '',
      date: '',
      scripture: proved ? found.scripture : '',
      theme: '',
      content: lines.map((line) => line.text).join('\n\n'),
    }
  for (const at of loose) taken.add(at)
  if (!found.scripture) found.scripture = statedPassage(lines.slice(bodyAt, bodyAt + 3).map((line) => line.text))
  const content = lines.filter((_, at) => !taken.has(at)).map((line) => line.text)
  return { ...found, content: content.join('\n\n') }
}

/** The first line that is prose: long, or a whole sentence of some length. */
function bodyStart(lines: Line[]): number {
  const at = lines.slice(0, headLines).findIndex((line) => {
    const words = line.text.split(/\s+/).length
    if (readLabel(line.text)) return words > 60
    if (line.role === 'title' || line.role === 'author') return false
    return words > 24 || (words > 11 && /[.!?]["”’]?$/.test(line.text) && !referenceAtEnd(line.text))
  })
  return at < 0 ? Math.min(lines.length, headLines) : at
}

function readLabel(text: string): { field: Field; value: string } | undefined {
  const match = /^([A-Za-z][A-Za-z ]{1,24}?)\s*(?:[:\t–—]|\s-\s)\s*(\S[^]*)$/.exec(text)
  const name = match?.[1]?.trim() ?? ''
  const field = labels.find(([pattern]) => pattern.test(name))?.[1]
  return field && match?.[2] ? { field, value: match[2].trim() } : undefined
}

function valueFor(field: Field, value: string): string {
  if (field === 'date') return findDate(value).date
  if (field === 'speaker') return personName(value)
  if (field === 'scripture') return passageIn(value)
  return field === 'title' ? titleCase(value) : value.replace(/\s+/g, ' ')
}

type Found = Omit<FrontMatter, 'content'>
const dateWords =
  /\b(?:preached|delivered|given|on|sunday|monday|tuesday|wednesday|thursday|friday|saturday|morning|evening|the|lord's|day)\b/gi
const byline = /^(?:by|preached by|a sermon by|delivered by)\s+/i

/** What one part of a line is: a date, a passage, a person, else the title while there is none, else a place. Undefined when it is the text itself. */
function readPart(part: string, found: Found, several: boolean): { field: Field; value: string } | undefined {
  const { date, matched } = findDate(part)
  const words = part.split(/\s+/).length
  if (
    date &&
    (/^(?:preached|delivered|given)\b/i.test(part) ||
      part
        .replace(matched, '')
        .replace(dateWords, '')
        .replace(/[^a-z]/gi, '').length <= 12)
  )
    return { field: 'date', value: date }
  if (isReference(part) || referenceAtEnd(part)) return { field: 'scripture', value: passageIn(part) }
  if (byline.test(part)) return { field: 'speaker', value: personName(part.replace(byline, '')) }
  if (honorific.test(part) && words <= 7 && isPerson(part)) return { field: 'speaker', value: personName(part) }
  if (bystander.test(part) && words <= 9 && several) return { field: 'other', value: '' }
  if (!found.title && several && words <= 16) return { field: 'title', value: titleCase(part) }
  if (!found.speaker && isName(part)) return { field: 'speaker', value: personName(part) }
  return found.title && found.speaker && words <= 8 && !/[.!?:]$/.test(part) && part.includes(',')
    ? { field: 'other', value: '' }
    : undefined
}

/** Reads a line without a label: its parts may be several things at once. Answers whether the line is front matter. */
function readLoose(text: string, found: Found, set: (field: Field, value: string) => void, several: boolean): boolean {
  const parts = text
    .split(/\s*[|•·\t\n]\s*|\s{3,}|\s+[–—]\s+(?=(?:\p{L}+\s+)?\d)/u)
    .flatMap(apartFromDate)
    .flatMap(apartFromPassage)
    .filter(Boolean)
  let known = 0
  for (const part of parts) {
    const read = readPart(part, found, several)
    if (read?.field) set(read.field, read.value)
    if (read || parts.length > 1) known++
  }
  return known > 0
}

/** "February 12, 2017 John 15:12" holds two things. */
const apartFromDate = (part: string): string[] => {
  const { matched } = findDate(part)
  const rest = matched ? part.replace(matched, '').trim() : ''
  return rest && isReference(rest) ? [matched, rest] : [part]
}

/** "The Empty Jar (1 Kings 17:8-16)" and "Luke 15:11-32 – The Father Who Ran" hold a title and a passage. */
const apartFromPassage = (part: string): string[] => {
  const pair = /^(.+?)\s*(?:\(([^()]+)\)|\s[–—-]\s+(.+)|:\s+(.+))$/.exec(part)
  const [first = '', second = ''] = pair ? [pair[1] ?? '', pair[2] ?? pair[3] ?? pair[4] ?? ''] : []
  return pair && part.length < 120 && isReference(first) !== isReference(second) ? [first, second] : [part]
}

/** "1 KINGS XVII. 8-16" as a person would type it: a book's name with one capital, Roman numbers small. */
const spelled = (text: string): string =>
  text === text.toUpperCase()
    ? asTitle(text).replace(/\b[IVXLC][ivxlc]*\b(?=[.,:\s])/g, (number, at: number) =>
        at === 0 ? number.toUpperCase() : number.toLowerCase(),
      )
    : text

/** A short title with a person's name below it, and nothing else, is a head too. */
const titleAndName = (head: string[], found: Found): boolean =>
  head.length === 2 && Boolean(found.title && found.speaker) && isName(head[1] ?? '') && !/[.!?:]$/.test(head[0] ?? '')

const isReference = (text: string): boolean => {
  const normal = normaliseReferences(spelled(text))
  const covered = findReferences(spelled(text)).reduce((sum, one) => sum + one.end - one.start, 0)
  return covered > 0 && covered >= normal.replace(/\s*\(?(?:NIV|ESV|KJV|NKJV|NLT|NASB|NRSV|WEB|CSB|AMP|MSG)\)?/g, '').trim().length * 0.6
}
/** A quoted verse with its place behind it: "Let it be known…" 1 Kings 18:36. */
const referenceAtEnd = (text: string): boolean => {
  const normal = normaliseReferences(text)
  const last = findReferences(text).at(-1)
  return last !== undefined && last.end >= normal.replace(/[\s.)\]]+$/, '').length - 1 && normal.length < 400 && /[“"”]|--|—/.test(text)
}
/** The passage as the document writes it, with Roman and spoken numbers in figures. */
function passageIn(text: string): string {
  const normal = normaliseReferences(spelled(text))
  const found = findReferences(spelled(text))
  const first = found[0]
  const last = found.at(-1)
  if (!first || !last) return ''
  const together = last.end - first.start < 60 ? last.end : first.end
  return normal
    .slice(first.start, together)
    .replace(/\s+/g, ' ')
    .replace(/[.,;]$/, '')
}

const announces =
  /\b(?:our|my|the|today'?s|this morning'?s)\s+(?:text|passage|scripture|reading|lesson)\b[^.]{0,60}?\b(?:is|comes|from|in|taken)\b|\bturn (?:with me )?(?:in your bibles? )?to\b|\bopen your bibles? (?:with me )?to\b|\breading from\b/i
/** A passage that the preacher announces in the first paragraphs, with its verses. */
function statedPassage(paragraphs: string[]): string {
  for (const paragraph of paragraphs) {
    const said = announces.exec(normaliseReferences(paragraph))
    if (!said) continue
    const after = normaliseReferences(paragraph).slice(said.index, said.index + 200)
    const first = findReferences(after).find((one) => one.osis.split('.').length > 2)
    if (first) return after.slice(first.start, first.end)
  }
  return ''
}

/** "Pastor Anna Cole" is a person; "The Father Who Ran" is a title. */
const isPerson = (text: string): boolean => {
  const parts = personName(text).split(/\s+/)
  return (
    parts.length <= 5 &&
    parts.every((part) => namePart.test(part) && !/^(?:Who|Whom|That|Which|And|In|Of|The|Is|Was|Ran|Loves?)$/.test(part))
  )
}
const isName = (text: string): boolean => {
  const parts = asTitle(text).replace(honorific, '').replace(degrees, '').split(/\s+/)
  return (
    parts.length >= 2 &&
    parts.length <= 5 &&
    parts.every((part) => namePart.test(part.replace(/,$/, ''))) &&
    !/^(?:The|A|An|On|In|Of|And|For|Introduction|Conclusion)$/.test(parts[0] ?? '')
  )
}
/** A person's name without honorifics and degrees. */
const personName = (text: string): string => {
  let name =
    asTitle(text).split(
      /\s*[|•\n]\s*|,\s+(?=(?:lead|senior|associate|youth|pastor|minister|rector|vicar|preached|delivered|at\b|church))/i,
    )[0] ?? ''
  name = name.replace(/\s+/g, ' ').replace(degrees, '').trim()
  while (honorific.test(name)) name = name.replace(honorific, '').trim()
  return name
}
/** "THE FALL OF MAN" as "The Fall of Man"; other titles as they stand. */
const asTitle = (text: string): string =>
  text === text.toUpperCase() && /[A-Z]{3}/.test(text)
    ? text.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : text
const titleCase = (text: string): string => {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/^["“”']+|["“”']+$/g, (mark, at: number) => (/^["“].*["”]$/.test(text) || at > 0 ? '' : mark))
    .trim()
  if (clean !== clean.toUpperCase() || !/[A-Z]{4}/.test(clean)) return clean
  const small = new Set('a an and as at but by for from in into nor of on or the to with'.split(' '))
  return clean
    .toLowerCase()
    .replace(/[\p{L}’']+/gu, (word, at: number) => (at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
}
