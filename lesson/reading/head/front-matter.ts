import { findDate } from './dates.ts'
import { fromFileName } from './file-name.ts'
import { bodyStart, type Field, headLines, type Line, readLabel, unmarked } from './head-lines.ts'
import { innerHead, signedInside } from './inner-head.ts'
import { personName } from './person-names.ts'
import { speakerInBody, titleInBody } from './said-in-body.ts'
import { bystander, noPreacher, occasion, ofPaper, personIn, titleScore } from './score-part.ts'
import { isReference, passageIn, referenceAtEnd, statedPassage } from './stated-passages.ts'
import { titleCase } from './titles.ts'

export type FrontMatter = { title: string; speaker: string; date: string; scripture: string; theme: string; content: string }
type Found = Omit<FrontMatter, 'content'>

/** From here on a part of a line is the title, a name the speaker. */
const leastTitle = 0.9
const leastPerson = 1.5
/** A text with fewer words below its head is no sermon with a head. */
const leastBody = 60

const gospel = /^(?:matthew|matt|mt|mark|mk|luke|lk|john|jn)\b/i

type Offer = { value: string; score: number; line: number }

/** What a document says about itself: in the lines of its head by what each part of them most looks like, else in the text, else in the file's name. Nothing is guessed: a field that is not stated is ''. */
export function readFrontMatter(given: readonly Line[], fileName = ''): FrontMatter {
  const outer = readHead(given, fileName)
  const lines = given.map(({ text, role }) => ({ text: unmarked(text), role }))
  const found = innerHead(lines, bodyStart(lines))
  if (!found) return outer
  // What a paper says of itself is not what it says of the sermon in it, but for the day.
  const inner = readHead(given.slice(found.at), '')
  return {
    ...outer,
    title: inner.title || outer.title,
    speaker: found.speaker || inner.speaker || signedInside(lines.slice(found.at)) || outer.speaker,
    date: outer.date || inner.date,
    scripture: inner.scripture || outer.scripture,
    theme: inner.theme || outer.theme,
  }
}

function readHead(given: readonly Line[], fileName: string): FrontMatter {
  const lines = given.map(({ text, role }, at) => ({ text: at < headLines ? unmarked(text) : text, role, raw: text }))
  const found: Found = { title: '', speaker: '', date: '', scripture: '', theme: '' }
  const bodyAt = bodyStart(lines)
  const taken = new Set<number>()
  const titles: Offer[] = []
  const speakers: Offer[] = []
  const readings: string[] = []
  let topic = ''
  let reading = ''
  let labelled = 0
  const set = (field: Field, value: string) => {
    if (field === 'topic') topic ||= value
    else if (field === 'reading') reading ||= passageIn(value)
    else if (field !== 'other') found[field] ||= value
  }
  lines.slice(0, bodyAt).forEach(({ text, role, raw }, at) => {
    const label = readLabel(text)
    if (label) {
      labelled++
      taken.add(at)
      // "Homily: Fr. Dan Reyes" names who preached it.
      const field = label.field === 'title' && personIn(label.value).score >= 2.5 ? 'speaker' : label.field
      return set(field, valueFor(field, label.value))
    }
    if (role === 'title' && !isReference(text)) titles.push({ value: text, score: 4, line: at })
    else if (role === 'author') speakers.push({ value: personName(text), score: 4, line: at })
    else readLoose(text, at, /^\s*#/.test(raw) ? 1.6 : /^[*_]{1,3}\S[^*]*[*_]{1,3}\s*$/.test(raw) ? 0.8 : 0)
  })
  // Of several readings the homily is on the Gospel.
  found.scripture ||= (readings.length > 2 ? readings.find((one) => gospel.test(one)) : undefined) ?? readings[0] ?? ''
  const best = (offers: Offer[], least: number) => offers.filter(({ score }) => score >= least).sort((a, b) => b.score - a.score)[0]
  const speaker = best(speakers, leastPerson)
  const title = best(
    titles.filter((one) => one.line !== speaker?.line || one.value !== speaker.value),
    leastTitle,
  )
  const bodyWords = lines.slice(bodyAt).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const service = occasionIn(lines.slice(0, bodyAt).map(({ text }) => text))
  const proved =
    labelled > 0 ||
    Boolean(service) ||
    Boolean(speaker ?? found.scripture) ||
    Boolean(found.date) ||
    (title && (title.score >= 1.4 || titles.length > 1))
  const headed = proved && bodyWords >= leastBody
  if (headed) {
    if (!found.theme) found.theme = topic
    else if (!found.title) found.title = topic
    if (title) {
      found.title ||= titleCase(title.value)
      taken.add(title.line)
    }
    if (speaker) {
      found.speaker ||= speaker.value
      taken.add(speaker.line)
    }
  }
  found.scripture ||= reading
  const named = headed ? titleCase(service) : ''
  const content = headed ? lines.filter((_, at) => !taken.has(at)).map(({ raw }) => raw) : lines.map(({ raw }) => raw)
  const result = headed ? found : { title: '', speaker: '', date: '', scripture: found.scripture, theme: '' }
  const filled = fillFromText(result, lines, bodyAt, fileName)
  return { ...filled, title: filled.title || named, content: content.join('\n\n') }

  /** Reads a line without a label: its parts may be several things at once. */
  function readLoose(text: string, at: number, marked: number): void {
    const parts = partsOf(text)
    // What stands beside the name of a church in one line is the head of its paper.
    const besideChurch = parts.length > 1 && parts.some((part) => bystander.test(part)) ? 0.6 : 0
    // Between two names it is a nickname: 'Andrew "Whitey" Petrosky'.
    const quoted = parts.length === 1 ? /["“](\p{Lu}[^"“”]{1,60})["”](?! \p{Lu}\p{Ll}+\b(?!:))/u.exec(text)?.[1] : undefined
    for (const part of parts) {
      const { date } = lifetime.test(part) ? { date: '' } : findDate(part)
      if (date) {
        set('date', date)
        taken.add(at)
        if (isOnlyDate(part)) continue
      }
      if (isReference(part) || referenceAtEnd(part)) {
        readings.push(passageIn(part))
        taken.add(at)
        continue
      }
      const person = personIn(part)
      // Who typed it stands in brackets behind the preacher.
      const before = part.replace(/(?<!\s)\s*\([^()]*\)?\s*$/, '')
      if (person.score >= leastPerson && !bystander.test(person.name) && !noPreacher.test(before)) {
        speakers.push({ value: person.name, score: person.score - at * 0.02, line: at })
        taken.add(at)
        if (person.score >= 2) continue
      }
      const title = stripped(part)
      const numbered = title !== part && part.endsWith(title) ? 0.8 : 0
      const score = titleScore(title, at, { marked: marked + numbered, only: bodyAt <= 2 })
      titles.push({
        value: title,
        score: score - (person.score >= leastPerson ? (at === 0 ? 0.5 : 1) : 0) - (date ? 0.6 : 0) - besideChurch,
        line: at,
      })
      if (
        bystander.test(part) ||
        (ofPaper.test(part) && part.split(/\s+/).length <= 16) ||
        occasion.test(part) ||
        /^[([].*[)\]]$/.test(part)
      )
        taken.add(at)
    }
    if (quoted && !ofPaper.test(quoted) && !/^[([]|\b(?:sing|song|hymn|selection|reading|carol)/i.test(text))
      titles.push({ value: quoted, score: 2 - at * 0.04 - (/series/i.test(text) && !/week|part/i.test(text) ? 1.2 : 0), line: at })
  }
}

/** The day or the service that a head names, without its hour and place: the title of a text that has no other. */
function occasionIn(head: readonly string[]): string {
  const line = head.find((text) => occasion.test(text) && !ofPaper.test(text) && text.length < 80) ?? ''
  return line.replace(
    /,\s+(?:(?:first|second|third|fourth|last|every)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\d|at\b|st\.? \p{Lu}).*$/iu,
    '',
  )
}

/** Fields that the head leaves empty, from what is said in the text and what the file's name says. */
function fillFromText(found: Found, lines: readonly Line[], bodyAt: number, fileName: string): Found {
  const file = fromFileName(fileName)
  return {
    ...found,
    title: found.title || titleCase(titleInBody(lines, bodyAt)),
    speaker: found.speaker || speakerInBody(lines, bodyAt) || file.speaker,
    date: found.date || file.date,
    scripture: found.scripture || statedPassage(lines.slice(bodyAt, bodyAt + 3).map(({ text }) => text)) || file.scripture,
  }
}

function valueFor(field: Field, value: string): string {
  if (field === 'date') return findDate(value).date
  if (field === 'speaker')
    return personIn(value).score >= 2.5
      ? personIn(value).name
      : value.includes(',') && /\p{Lu}\.,/u.test(value)
        ? value
        : personName(value.replace(/(?<!\s)\s*\([^()]*\)\s*$/, ''))
  if (field === 'scripture') return passageIn(value)
  return field === 'title' ? titleCase(value) : value.replace(/\s+/g, ' ')
}

const kinds = 'sermon|message|homily|meditation|exposition|reflection|address|talk'
/** "A sermon on", "Preached from": what stands before the passage when a line names it in a phrase. */
const onPassage = new RegExp(`^(?:(?:an?|the)\\s+)?(?:${kinds}|preached|delivered|based)\\s+(?:preached\\s+)?(?:on|from|upon)\\s+`, 'i')
const aKind = new RegExp(`^(?:an?|the)\\s+(?:[\\p{L}-]+\\s+){0,2}(?:${kinds}|study|lesson|wedding|funeral)\\b`, 'iu')
const dateWords =
  /\b(?:preached|delivered|given|on|sunday|monday|tuesday|wednesday|thursday|friday|saturday|morning|evening|the|lord's|day)\b/gi

/** "March 3, 1947 - September 29, 2025" is whose funeral it is and not when. */
const lifetime = /\b\d{4}\s?[–—-]\s?(?:\p{L}{3,9}\.? \d{1,2},? )?\d{4}\b/u
const isOnlyDate = (part: string): boolean =>
  part
    .replace(findDate(part).matched, '')
    .replace(dateWords, '')
    .replace(/[^a-z]/gi, '').length <= 12 ||
  /^(?:wedding|funeral|memorial|baptism|burial|ordination|confirmation|preached|delivered|given)\b/i.test(part)

/** Bars, bullets, tabs and long spaces part a line; so do a date, a passage and a person in it. */
function partsOf(text: string): string[] {
  return text
    .split(
      /\s{0,3}[|•·\t\n]\s{0,3}|\s{3,}|\s+\/\s+|(?<=\d ?[ap]\.?m\.?)\s+(?=\p{Lu})|(?<=\d)\.\s+(?=\p{Lu})|\s+[–—]\s+(?=(?:\p{L}+\s+)?\d)/u,
    )
    .flatMap((part) => {
      const { matched } = findDate(part)
      const rest = matched
        ? part
            .replace(matched, '')
            .replace(/(?<![\s,])[\s,]+(?:on[\s,]*)?$/i, '')
            .replace(/\(\s*\)|\([^)]*$/, '')
            .trim()
        : ''
      return rest && (isReference(rest) || personIn(rest).score >= leastPerson) ? [matched, rest] : [part]
    })
    .map((part) => {
      const rest = part.replace(onPassage, '').replace(/\.$/, '')
      return rest !== part && isReference(rest) ? rest : part
    })
    .flatMap((part) => {
      const pair = /^(\S(?:.*?\S)??)(?:\s*\(([^()]+)\)|\s{1,9}[–—-]\s+(\S.*)|\s?:\s+(\S.*)|\s?,\s+([\p{L}\d ]+\d+:\d.*))$/u.exec(part)
      const [first = '', second = ''] = pair ? [pair[1] ?? '', pair[2] ?? pair[3] ?? pair[4] ?? pair[5] ?? ''] : []
      return pair && part.length < 120 && isReference(first) !== isReference(second) ? [first, second] : [part]
    })
    .flatMap((part) => {
      const [, first = '', second = ''] = /^(\S(?:.*?\S)?)\s+[–—-]\s+(.+)$/.exec(part) ?? []
      return second && personIn(second).score >= 2 ? [first, second] : [part]
    })
    .filter(Boolean)
}

/** A title without its number in the series, the words of the paper in brackets and its quotation marks: "Week 3 of 6: “Get Dressed”". */
function stripped(part: string): string {
  const numbered = /^(?:week|part|session|no\.?|#)\s*\d+(?:\s+of\s+\d+)?\s*[:–—-]\s*(.{3,60})$/i.exec(part)?.[1]
  if (aKind.test(part)) return ''
  return (numbered ?? part)
    .replace(/(?<!\s)\s*\([^()]*\)?\s*$/, (inside) => (ofPaper.test(inside) || /[.!]/.test(inside) ? '' : inside))
    .trim()
}
