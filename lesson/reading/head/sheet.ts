import { findReferences } from '#lesson/scripture/references.ts'
import { ofAnotherDay } from '../other-days.ts'
import { findDate } from './dates.ts'
import { bodyStart, headLines, type Line, unmarked } from './head-lines.ts'
import { isPerson } from './person-names.ts'
import { inEnglish, isReference, namesBook } from './stated-passages.ts'

/** What a line, or what stands beside a name or a title in it, may be. A list of kinds, no sermon's own words. */
const kinds = {
  sermon:
    /\b(?:sermon|message|homily|meditation|reflection|talk|address|teaching|devotion(?:al)?|exposition|mensaje|pr[eé]dica|serm[oó]n)\b|설교/iu,
  titled: /\b(?:titled?|entitled|topic|subject|call(?:ed|ing)?|t[ií]tulo|tema)\b|제목/iu,
  theme: /\b(?:theme|motto|slogan)\b/i,
  preacher:
    /\b(?:speakers?|speaking|speaks|preach(?:er|es|ed|ing)|messenger|homilist|eulog\w+|words of comfort|teacher|pastors?|author|who|delivered|brought)\b|설교/iu,
  by: /(?<!(?:typed|transcribed|edited|read|led|recorded|interpreted|hosted|written up|sung|prepared|paid)\s)\b(?:by|with)\s*$/i,
  presents:
    /\b(?:present to you|hear (?:ye )?(?:him|her)|guest preacher|our (?:guest|speaker|friend)|the preacher is|teaches at|my name(?: is|['’]s)?)\b/i,
  text: /\b(?:texts?|scriptures?|passage|key verse|texto|lectura)\b|본문/iu,
  gospel: /\bgospel\b/i,
  reading: /\b(?:readings?|lesson|epistle|psalm|testament|read|reads|reading also)\b/i,
  turns:
    /\b(?:turn(?: with me)? (?:in your bibles? )?to|open (?:up )?(?:your bibles?|to)|get over to|go to|get to|look(?:ing)? at|we['’]re in|comes? from|taken from|is on|it is on)\b/i,
  helper:
    /\b(?:organist|pianist|soloist|reader|lector|liturgist|worship|song leader|leads|dirige|music\w*|choir|usher|presid\w+|celebrant|producer|presenter|host\w*|edit\w*|typed|transcri\w+|interpret\w*|int[eé]rprete|terp|clerk|officer|secretary|mistress|prayer|offertory|ofrenda|prelude|clergy|captions|recorded|read by|led by|written up|bearers|screen|benediction|welcome|greeting|announcements?)\b|사회|기도|축도|봉헌/iu,
  hymn: /\b(?:hymns?|songs?|sing|sung|selection|anthem|carol|chorus|music|alabanza|offertory|prelude|postlude|response|ccli|troparion|choir|tune|opening:|comm:)\b|찬송|봉헌송|#\s?\d{2,}/iu,
  series: /\b(?:series|serie)\b/i,
  numbered: /\b(?:week|wk|part|pt|lesson|session|talk|chapter|episode|ep|vol|no)\.? ?#?\d|\b\d+ (?:of|\/) \d|\(\d+\/\d+\)|#\d\b/i,
  church:
    /\b(?:church|chapel|parish|cathedral|abbey|ministr(?:y|ies)|fellowship|tabernacle|temple|congregation|assembly|corps|society|meeting ?house|iglesia|igreja|lutheran|methodist|baptist|presbyterian|mennonite|episcopal|pentecostal|adventist|orthodox|brethren|salvation army|umc|full gospel|a\.?m\.?e\.?|online|camp|campus|manor|radio)\b|^(?:st|ss)\.? \p{Lu}/iu,
  ofChurch: /\b(?:in|to|for|from|an?|our|your|my|is|the|why|what) (?:church|chapel|parish|worship|service|mass|fellowship|congregation)\b/i,
  service: /\b(?:service|worship|mass(?:es)?|liturgy|order of|bulletin|communion|anniversary|meeting|svc|vespers)\b/i,
  hour: /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.)|\b\d{1,2}:\d\d\b/i,
  address:
    /@|\bwww\.|https?:|\.(?:example|com|org)\b|\d{3}[ -]\d{4}|, (?:[A-Z]{2}|\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?)$|\b\d+ \p{Lu}\p{Ll}+ (?:St|Rd|Ave|Road|Street)\b/u,
  mail: /^(?:from|to|cc|subject|sent|date|fwd?|re):|\bforwarded\b|original message|fwd:/i,
  paper:
    /\b(?:v\d+|final|draft|copy|transcript\w*|captions?|record(?:ed|ing)|export(?:ed)?|manuscript|font|print(?:ed)?|handout|livestream|video|audio|pptx?|docx?|outline|notes?|script|edited|cleaned|posted|published|premiered|uploaded|updated|filed|answers|slides?|episode|vol|issue|newsletter|bulletin|views|confidence|word count|blanks|page|rec\.)\b|^-{2,}|^\[|^>|!!/i,
  occasion:
    /\b(?:advent|lent|easter|pascha|pentecost|christmas|epiphany|trinity|ordinary time|palm sunday|good friday|maundy thursday|ash wednesday|thanksgiving|all saints|new year|(?:mother|father|women)[’']?s[’']? day|sunday (?:of|in|after|before)|\d{1,2}(?:st|nd|rd|th) sunday|funeral|burial|wedding|baptism|in memory|anniversary|homecoming|revival|graduation)\b/i,
  notice:
    /\b(?:next (?:week|sunday|time)|last (?:week|month|sunday)|lunch|coffee|potluck|dinner|offering|sign up|please|pls|share|forward|meets?|prop|bring|sick|birthdays?|wi-?fi|visit|thank)\b/i,
  born: /\b(?:born|died|rest|interment|19\d\d\s?[–-]|\d{4}\s?[–—-]\s?(?:\p{L}{3,9}\.? \d{1,2},? )?\d{4})\b/iu,
  not: /\b(?:not|instead|did NOT|cancelled|away|absent|sabbatical|while|is in)\b/i,
} as const
export type Kind = keyof typeof kinds | 'passage' | 'date' | 'prose' | 'person' | 'nothing'

export const kindsOf = (text: string): Kind[] =>
  text ? (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => kinds[kind].test(text)) : []

export type Row = {
  text: string
  raw: string
  role: string
  words: number
  kinds: readonly Kind[]
  free: number
  lastFree: boolean
  otherDay: number
}
/** The lines of a file, where its head ends, and all its prose in small letters. */
export type Sheet = {
  rows: readonly Row[]
  bodyAt: number
  prose: (besides: number) => string
  /** The words of the prose as they are written, with their capitals. */
  written: ReadonlySet<string>
  fileName: string
  small: boolean
}

const proseWords = 25
/** What a title is not: the church, the service, who does what in it, the paper itself. */
const explained = new Set<Kind>([
  'prose',
  'passage',
  'date',
  'person',
  'church',
  'address',
  'mail',
  'paper',
  'helper',
  'hymn',
  'service',
  'hour',
  'born',
  'reading',
])
export function sheetOf(given: readonly Line[], fileName: string): Sheet {
  const lines = given.map(({ text, role }) => ({ text: unmarked(text), role, raw: text }))
  const bodyAt = bodyStart(lines.map((line, at) => (at < headLines ? line : { ...line, text: line.raw })))
  const otherDay = ofAnotherDay(lines.map(({ text }) => text))
  const rows = lines.map(({ text, role, raw }, at) => {
    const words = text.split(/\s+/).length
    const own: Kind[] =
      words >= proseWords
        ? ['prose']
        : [
            ...kindsOf(text),
            ...(opensWithPassage(text) ? (['passage'] as const) : []),
            ...(findDate(text).date ? (['date'] as const) : []),
            ...(words <= 7 && isPerson(text) ? (['person'] as const) : []),
          ]
    return { text, role, raw, words, kinds: own, free: 0, lastFree: false, otherDay: otherDay[at] ?? Infinity }
  })
  // The lines of a head that nothing else explains.
  const free = rows.slice(0, bodyAt).filter(({ kinds: own }) => !isExplained(own))
  free.forEach((row, place) => (row.free = place + 1))
  for (const row of free.slice(-1)) row.lastFree = true
  const prose = rows.map(({ words, text }) => (words > 12 ? text.toLowerCase().replace(/’/g, "'") : ''))
  const whole = prose.join('\n')
  const without = new Map<number, string>()
  const proseBesides = (at: number): string => {
    if (!prose[at]) return whole
    const kept = without.get(at) ?? prose.filter((_, other) => other !== at).join('\n')
    without.set(at, kept)
    return kept
  }
  const small = rows.filter(({ text }) => /^\p{Ll}/u.test(text)).length > rows.length / 2
  const written = new Set(rows.flatMap(({ words, text }) => (words > 12 ? (text.match(/[\p{L}’'-]+/gu) ?? []) : [])))
  return { rows, bodyAt, prose: proseBesides, written, fileName, small }
}

/** "Acts 12, verses 1 to 17. Reading also: Psalm 34" is a line of passages too. */
const opensWithPassage = (text: string): boolean => {
  const english = inEnglish(text)
  return namesBook.test(english) && (isReference(english) || findReferences(english)[0]?.start === 0)
}

export type Features = Record<string, number>
/** Something in a line that may be a field of the head: its words, where they stand, what speaks for them. */
export type Mention = { value: string; key: string; at: number; features: Features }

/** Whether the kinds of some words say already what they are. */
export const isExplained = (own: readonly Kind[]): boolean => own.some((kind) => explained.has(kind))
const label =
  /(?:^|[|•·/]\s*|\s-\s|\d\s)(?:(?:the|today['’]?s) )?(?:sermon|message|homily|meditation|reflection|talk|topic|subject|title|(?:sermon|message|talk) title|mensaje|pr[eé]dica|tema|t[ií]tulo|제목|설교)\s*(?::|\.{3,}|[–—-]|(?=$)|$)\s*["“]?$/iu
const numberLabel =
  /(?:(?:week|wk|part|pt|lesson|session|talk|message|sermon|night|no|episode|ep)\.?\s*#?\d+(?: of \d+)?\s*(?::|[–—-])|^\d{1,2}[.)])\s*["“]?$/i

/** What stands around a part of a line: before and behind it, the line itself, the lines above and below, where in the file. */
export function around({ rows, bodyAt }: Sheet, at: number, start: number, end: number, text = rows[at]?.text ?? ''): Features {
  const row = rows[at]
  const features: Features = {}
  const say = (name: string) => (features[name] = 1)
  const before = text.slice(Math.max(0, start - 45), start)
  const after = text.slice(end, end + 40)
  for (const kind of kindsOf(before)) say(`<${kind}`)
  for (const kind of kindsOf(after)) say(`>${kind}`)
  // What is nearest before it counts for itself: "Sermon: ", "preached by ".
  for (const kind of kindsOf(before.slice(-22))) say(`<<${kind}`)
  for (const kind of row?.kinds ?? []) say(`=${kind}`)
  for (const kind of rows[at - 1]?.kinds ?? ['nothing']) say(`^${kind}`)
  for (const kind of rows[at + 1]?.kinds ?? ['nothing']) say(`v${kind}`)
  const mark = /([:.(–—-])\s*["“]?$/u.exec(before)?.[1] ?? ''
  say(start === 0 ? '<start' : mark ? `<${mark}` : '<word')
  say(/^\W*$/.test(after) ? '>end' : '>more')
  if (start === 0 && end >= text.length) say('alone')
  const place =
    at < bodyAt
      ? at === 0
        ? 'first'
        : at < 3
          ? 'top'
          : at < 8
            ? 'head'
            : 'lowHead'
      : at < bodyAt + 8
        ? 'opening'
        : at > rows.length - 7
          ? 'end'
          : 'middle'
  say(`in ${place}`)
  if (row?.kinds[0] !== 'prose' && rows.slice(at + 1, at + 3).some(({ kinds: [first] }) => first === 'prose')) say('proseSoon')
  if (row?.kinds[0] === 'prose') say('inProse')
  const near = [rows[at - 2], rows[at - 1], rows[at + 1], rows[at + 2]].flatMap((one) => one?.kinds ?? [])
  if (near.includes('passage')) say('near passage')
  if (near.includes('person')) say('near person')
  if (at >= bodyAt) {
    const deep = rows.slice(bodyAt, at).reduce((sum, one) => sum + one.text.length, start)
    say(deep < 250 ? 'deep a line' : deep < 800 ? 'deep a paragraph' : deep < 2500 ? 'deep a page' : 'deep')
  }
  if (label.test(text.slice(0, start))) say('labelled as sermon')
  if (numberLabel.test(text.slice(0, start))) say('labelled by number')
  if (isExplained(row?.kinds ?? [])) say('line explained')
  else if (row && near.includes('passage')) say('unexplained near passage')
  if (row && !isExplained(row.kinds) && near.includes('person')) say('unexplained near person')
  if (row?.free === 1) say('first free line')
  if (row?.free === 2) say('second free line')
  if (row?.lastFree) say('last free line')
  if (row && start >= row.otherDay) say('of another day')
  return features
}
