import { findDate } from './dates.ts'
import { honorific, isName, isPerson, personName } from './person-names.ts'
import { isTitleLine, titleCase } from './titles.ts'
import { isReference, passageIn, referenceAtEnd, statedPassage } from './stated-passages.ts'

type Line = { text: string; role: string }
export type FrontMatter = { title: string; speaker: string; date: string; scripture: string; theme: string; content: string }
type Field = Exclude<keyof FrontMatter, 'content'> | 'topic' | 'reading' | 'other'

const labels: [RegExp, Field][] = [
  [/^(?:(?:sermon|message|homily)\s+)?title$/i, 'title'],
  [/^(?:sermon|message|homily)$/i, 'title'],
  [/^(?:speaker|leader|preacher|pastor|minister|author|homilist|preached by|delivered by|given by|by|teacher)$/i, 'speaker'],
  [/^(?:date|preached|preached on|delivered|delivered on|sunday|date preached|sermon date)$/i, 'date'],
  [
    /^(?:scripture|scriptures|text|texts|sermon text|bible text|passage|bible passage|main passage|scripture reading|reading|readings|bible reading|lesson|key verse|focal passage|scripture text|scripture passage|bible reference)$/i,
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
    /^(?:series|sermon series|church|congregation|location|place|venue|service|occasion|time|week|season|hymns?|occasion|ministry|website|email|phone|copyright|part)$/i,
    'other',
  ],
]
/** A day of the church's year or of the service, which is the title of a text that has no other. */
const occasion =
  /^(?:christmas|easter|graduation|confirmation|reformation|advent|lent|palm sunday|good friday|maundy thursday|ash wednesday|epiphany|pentecost|trinity|thanksgiving|all saints|new year|mother[’']s day|father[’']s day|youth night)\b(?:[’']s)?(?:,?\s+(?:eve|day|morning|evening|sunday|service|night|meditation|reflection|homily|sermon|message|\d+|[ivx]+))*$/i
/** Lines of the head that are neither title nor person: the church, the service, a number, an address. */
const bystander =
  /\b(?:church|chapel|parish|cathedral|abbey|ministr(?:y|ies)|fellowship|tabernacle|congregation|assembly|worship|mass|liturgy|service)\b|^(?:sermon|message|homily|teaching|study)(?:\s+(?:outline|notes|manuscript|transcript|text))?$|^(?:sermon|message|homily|chapter|part|week|no\.?|number)\s+(?:no\.?\s*)?(?:\d+|[ivxlc]+)\.?$|\bseries\s*(?:#|no\.?|part|week)?\s*\d+$|@|\bwww\.|https?:|\(?\d{3}\)?[ -]\d{3}[ -]\d{4}/i
/** "The Lame Man Who Danced in Church" names no church. */
const ofChurch =
  /\b(?:in|to|for|from|an?|our|your|my|is|the|why|what) (?:church|chapel|parish|worship|service|mass|fellowship|congregation|assembly)\b/i
const headLines = 14

/** A line without the signs of Markdown, and without the blanks that a listener fills in: "NAME: ____". */
const unmarked = (text: string): string =>
  text
    .replace(/^#{1,3}\s+/, '')
    .replace(/^(\*{1,2}|_)(?=\S)(.+?)\1$/, '$2')
    .replace(/(?<!\s)\s*\b(?:name|date|group):?\s*_{3,}\s*$/i, '')

/** What a document says about itself in its first lines, and the text without those lines. Nothing is guessed: a field that is not stated is ''. */
export function readFrontMatter(given: Line[]): FrontMatter {
  const lines = given.map((line, at) => (at < headLines ? { ...line, text: unmarked(line.text) } : line))
  const found: Omit<FrontMatter, 'content'> = { title: '', speaker: '', date: '', scripture: '', theme: '' }
  const taken = new Set<number>()
  const bodyAt = bodyStart(lines)
  const head = lines.slice(0, bodyAt)
  let topic = ''
  let reading = ''
  const set = (field: Field, value: string) => {
    if (field === 'topic') topic ||= value
    else if (field === 'reading') reading ||= passageIn(value)
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
  found.scripture ||= reading
  const open = head.map((line, at) => ({ line, at })).filter(({ at }) => !taken.has(at))
  if (!found.theme) found.theme = topic
  else if (!found.title) found.title = topic
  const loose = new Set<number>()
  // One line above the head of a first section is the title.
  const sectioned = bodyAt > 0 && section.test(lines[bodyAt]?.text ?? '')
  for (const { line, at } of open)
    if (readLoose(line.text, found, set, open.length > 1 || sectioned || isTitleLine(line.text))) loose.add(at)
  // Lines before the text are front matter only when something in them says so: a date, a passage, a label, a style.
  const proved =
    taken.size > 0 ||
    Boolean(found.date || found.scripture) ||
    (sectioned && Boolean(found.title)) ||
    [...loose].some(
      (at) => /\bby\s|^(?:the\s+)?(?:rev|pastor|dr|father|bishop)\b/i.test(lines[at]?.text ?? '') || lines[at]?.role === 'title',
    ) ||
    titleAndName(
      open.map(({ line }) => line.text),
      found,
    ) ||
    titleAlone(head, found)
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
  found.title ||= titleCase(head.find(({ text }) => occasion.test(text))?.text ?? '')
  if (!found.scripture) found.scripture = statedPassage(lines.slice(bodyAt, bodyAt + 3).map((line) => line.text))
  const content = lines.filter((_, at) => !taken.has(at)).map((line) => line.text)
  return { ...found, content: content.join('\n\n') }
}

/** "I. INTRODUCTION", "Introduction", "- Big idea": the text has begun. */
const section =
  /^[IVX]+\.\s+(?:[A-Z]{3,}|(?:\S+\s+){2,}\S)|^\d{1,2}[.)]\s|^[-•*]\s|^(?:[IVX]+\.\s+)?(?:introduction|opening|welcome)[:.]?$/i

/** The first line that is prose: long, a whole sentence of some length, or the head of a first section. */
function bodyStart(lines: Line[]): number {
  const at = lines.slice(0, headLines).findIndex((line, place) => {
    if (place > 0 && line.role !== 'title' && section.test(line.text)) return true
    const words = line.text.split(/\s+/).length
    if (readLabel(line.text)) return words > 60
    if (line.role === 'title' || line.role === 'author') return false
    const ends = /[.!?]["”’)\]]*$/.test(line.text) && !referenceAtEnd(line.text)
    // "Our text today is First Samuel three, one through ten."
    return (
      words > 24 ||
      (words > 11 && ends) ||
      (words > 7 && ends && /\b(?:is|are|was|were|I|we)\b/.test(line.text) && /\.["”’]?$/.test(line.text))
    )
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
const kinds = 'sermon|message|homily|meditation|exposition|reflection|address|talk'
const kindBy = new RegExp(`^(?:[\\p{L}’'-]+\\s+){0,3}(?:${kinds}|preached|delivered|given)\\b.*?\\bby\\s+(.+?)(?:\\s*\\(\\d+\\))?$`, 'iu')
const byline = new RegExp(`^(?:(?:an?\\s+)?(?:${kinds})\\s+)?(?:preached\\s+|delivered\\s+|given\\s+)?by\\s+`, 'i')
/** "A sermon on", "Preached from": what stands before the passage when a line names it in a phrase. */
const onPassage = new RegExp(`^(?:(?:an?|the)\\s+)?(?:${kinds}|preached|delivered|based)\\s+(?:preached\\s+)?(?:on|from|upon)\\s+`, 'i')

/** "Preached at Harbor Light Church by Rev. Samuel Osei", "Youth Sunday message by Caleb Ansah (17)": whom it names, or ''. */
function preachedBy(part: string): string {
  const name = kindBy.exec(part)?.[1] ?? ''
  return isPerson(name) ? personName(name) : ''
}

/** "The Rev. Dr. Susan Park, Lent III": the person with a title at the beginning, or ''. */
function titledPerson(part: string): string {
  const [named = ''] = part.split(/,\s+(?!(?:jr|sr|d|ph|m)\b)|(?<!\s)\s+\(/i)
  return honorific.test(named) && named.split(/\s+/).length <= 7 && isPerson(named) ? personName(named) : ''
}

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
        .replace(/[^a-z]/gi, '').length <= 12 ||
      /^(?:wedding|funeral|memorial|baptism|burial|ordination|confirmation)\b/i.test(part))
  )
    return { field: 'date', value: date }
  if (isReference(part) || referenceAtEnd(part)) return { field: 'scripture', value: passageIn(part) }
  if (byline.test(part)) return { field: 'speaker', value: personName(part.replace(byline, '')) }
  if (preachedBy(part)) return { field: 'speaker', value: preachedBy(part) }
  if (subtitle.test(part) && found.title && words <= 12) return { field: 'other', value: '' }
  if (titledPerson(part)) return { field: 'speaker', value: titledPerson(part) }
  if (occasion.test(part) && several) return { field: 'other', value: '' }
  if (bystander.test(part) && !ofChurch.test(part) && words <= 9 && several) return { field: 'other', value: '' }
  if (!found.title && several && words <= 16) return { field: 'title', value: titleCase(part) }
  if (!found.speaker && isName(part)) return { field: 'speaker', value: personName(part) }
  return found.title && found.speaker && words <= 8 && !/[.!?:]$/.test(part) && part.includes(',')
    ? { field: 'other', value: '' }
    : undefined
}

/** Reads a line without a label: its parts may be several things at once. Answers whether the line is front matter. */
function readLoose(text: string, found: Found, set: (field: Field, value: string) => void, several: boolean): boolean {
  const parts = text
    .split(/\s*[|•·\t\n]\s*|\s{3,}|\s+\/\s+|\s+[–—]\s+(?=(?:\p{L}+\s+)?\d)/u)
    .flatMap(apartFromDate)
    .map(passageOfPhrase)
    .flatMap(apartFromPassage)
    .flatMap(apartFromPerson)
    .filter(Boolean)
  let known = 0
  for (const part of parts) {
    const read = readPart(part, found, several)
    if (read?.field) set(read.field, read.value)
    if (read || parts.length > 1) known++
  }
  return known > 0
}

/** "February 12, 2017 John 15:12" and "Preached by Ellen Brandt on October 4, 2026" hold two things. */
const apartFromDate = (part: string): string[] => {
  const { matched } = findDate(part)
  const rest = matched
    ? part
        .replace(matched, '')
        .replace(/(?<![\s,])[\s,]+(?:on[\s,]*)?$/i, '')
        .trim()
    : ''
  return rest &&
    (isReference(passageOfPhrase(rest)) ||
      preachedBy(rest) ||
      titledPerson(rest) ||
      (byline.test(rest) && isPerson(rest.replace(byline, ''))))
    ? [matched, rest]
    : [part]
}

const passageOfPhrase = (part: string): string => {
  const rest = part.replace(onPassage, '').replace(/\.$/, '')
  return rest !== part && isReference(rest) ? rest : part
}

/** "The Empty Jar (1 Kings 17:8-16)" and "Luke 15:11-32 – The Father Who Ran" hold a title and a passage. */
const apartFromPassage = (part: string): string[] => {
  const pair = /^(.{1,300}?)\s*(?:\(([^()]+)\)|\s[–—-]\s+(.+)|:\s+(.+)|,\s+([\p{L}\d ]{1,80}\d:\d.*))$/u.exec(part)
  const [first = '', second = ''] = pair ? [pair[1] ?? '', pair[2] ?? pair[3] ?? pair[4] ?? pair[5] ?? ''] : []
  return pair && part.length < 120 && isReference(first) !== isReference(second) ? [first, second] : [part]
}

/** "Sermon notes – Rev. Tove Lindqvist" holds what it is and who gave it. */
const apartFromPerson = (part: string): string[] => {
  const [, first = '', second = ''] = /^(.+?)(?<!\s)\s+[–—-]\s+(.+)$/.exec(part) ?? []
  return honorific.test(second) && isPerson(second) ? [first, second] : [part]
}

/** One such line above the text is its title; so is the first of several of which the others say what kind of text it is, or stand in brackets. */
const titleAlone = (head: Line[], found: Found): boolean =>
  Boolean(found.title) &&
  isTitleLine(head[0]?.text ?? '') &&
  head.slice(1).every(({ text }) => subtitle.test(text) || occasion.test(text) || /^[([].*[)\]]$/.test(text))
const subtitle = new RegExp(`^(?:an?|the)\\s+(?:[\\p{L}-]+\\s+){0,2}(?:${kinds}|study|lesson|wedding|funeral)\\b`, 'iu')

/** A short title with a person's name below it, and nothing else, is a head too. */
const titleAndName = (head: string[], found: Found): boolean =>
  head.length === 2 && Boolean(found.title && found.speaker) && isName(head[1] ?? '') && !/[.!?:]$/.test(head[0] ?? '')
