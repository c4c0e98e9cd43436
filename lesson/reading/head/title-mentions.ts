import { findReferences } from '#lesson/scripture/references.ts'
import { findDate } from './dates.ts'
import { honorific, isFamiliar, nameForm } from './person-names.ts'
import { around, type Features, isExplained, kindsOf, type Mention, type Sheet } from './sheet.ts'
import { isReference, namesBook } from './stated-passages.ts'
import { isTitleLine } from './titles.ts'

/** Longer lines are prose, in which a title stands in quotation marks or is announced. */
const longest = 40
const mostWords = 14
/** Where a line may be parted: bars, dashes, leaders, colons, brackets, behind the word for a sermon, before an office and a name. */
const seam =
  /\s{0,3}[|•·→\t]\s{0,3}|\s[/–—~-]{1,3}\s{1,3}|\s{0,3}\.{3,}\s{0,3}|:\s{1,3}|\s?[()[\]]\s?|(?<=^(?:sermon|message|homily|reflection|meditation|title|talk)\s)(?=\S)|(?<=\d[ap]\.?m\.?)\s(?=\p{Lu})|(?<=\d)\.\s(?=\p{Lu})|,\s(?=\p{Lu}?\p{Ll}{0,12} ?\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:first|second|third|fourth|last)\s)/giu
const announced = new RegExp(
  `\\b(?:${[
    // "My title this morning is", "the name I'd give it is", "our theme for today: "
    "(?:(?:my|our|the|a|this (?:morning|afternoon|evening)['’]?s|today['’]?s) (?:title|subject|topic|theme|thought|message|sermon|homily|name|heading)(?: (?:of|for|to|on|i|i['’](?:ve|d)|we|you|it|this|the|my|our|your|today|tonight|morning|afternoon|evening|sermon|message|talk|text|notes|want|need|have|gave|give|given|would|put)){0,6}(?:,| is| comes| will be| was| would be|,? it['’]?s)(?: (?:called|titled|this|call (?:it|this)))?)",
    // "preach under the subject", "use for a thought"
    '(?:preach|talk|speak|think)(?: (?:to|with) (?:you|us))?(?: for a (?:few minutes|(?:little )?while|moment))? (?:from|on|about|under) (?:the|this) (?:subject|title|topic|thought|theme|heading|words)',
    '(?:use|take) (?:for|as) (?:a|my|our) (?:subject|title|topic|theme|thought)',
    // "I've called today's talk", "call this", "let's call it"; what he, she and they called something is in the story.
    "(?<!\\b(?:he|she|they|who|mother|father|people|folks) (?:(?:have|has|had|will|would|used to) )?)(?:call(?:ed|ing)?|titl(?:e|ed|ing)|entitled|tag(?:ged)?) (?:it|th(?:is|at)(?: (?:sermon|message|talk|homily|lesson|one|text|word))?|(?:today|tonight|this (?:morning|evening))['’]?s (?:sermon|message|talk|homily|lesson|word|one))",
    "it['’]?s (?:called|titled|entitled)",
    '(?:sermon|message|talk|homily|meditation),? (?:is )?(?:called|titled|entitled)',
  ].join('|')})(?![\\p{L}’'])[\\s,:]*(?:u[hm]\\b[\\s,]*)*["“]?([^"”.!?\\n]{3,90})`,
  'giu',
)
const isHeading = /^#\s/
const quotes = /["“]([^"“”]{2,80})["”]/g

const stop = new Set(
  'the a an and or but of to in on at for with by from as is are was be it its this that you your i we our he his do does not no so what who how why when where good morning evening tonight today sunday god lord jesus church welcome'.split(
    ' ',
  ),
)
const content = (text: string) =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}\d']+/gu)
    ?.filter((word) => !stop.has(word) && word.length > 1) ?? []
const stem = (word: string) => word.replace(/(?:'s|ing|ed|es|s|e)$/, '')

/** Everything in a file that could be the title of its sermon. */
export function titleMentions(sheet: Sheet): Mention[] {
  const { rows, bodyAt } = sheet
  const until = Math.max(bodyAt + 24, Math.floor(rows.length * 0.6))
  const out: Mention[] = []
  const add = (at: number, start: number, end: number, how = '', line = rows[at]?.text ?? ''): void => {
    const [, lead = '', body = ''] = /^([\s"“(,;:–—-]*)(.*?)[\s,;:–—()-]*$/su.exec(line.slice(start, end)) ?? []
    const value = body.replace(/["”]$/, (mark) => (/["“]/.test(body) ? mark : ''))
    const from = start + lead.length
    if (!/\p{L}{2}/u.test(value) || value.split(/\s+/).length > mostWords || isNone(value, /["“]/.test(lead)) || isStranger(value, sheet))
      return
    // In the first lines it is the paper's letterhead or the name of a broadcast; a talk of that name is said or labelled.
    if (at < 3 && !how && letterhead.test(value)) return
    const near = around(sheet, at, from, from + value.length, line)
    const shape = shapeOf(value, sheet, at, /["“]/.test(lead) || /^["“].*["”]$/.test(value))
    const features = { ...near, ...shape, ...marksOut(value, sheet, at, { ...near, ...shape }) }
    if (how) features[how] = 1
    if (isHeading.test(rows[at]?.raw ?? '')) features.heading = 1
    if (/^#{2,}\s|^[*_]{1,3}\S[^*]*[*_]{1,3}$/.test(rows[at]?.raw ?? '')) features.marked = 1
    out.push({
      value,
      key:
        value
          .toLowerCase()
          .match(/[\p{L}\d]+/gu)
          ?.join(' ') ?? '',
      at,
      features,
    })
  }
  rows.slice(0, until).forEach((row, at) => {
    if (at >= bodyAt && row.words > mostWords && at > bodyAt + 14) return
    if (row.words <= longest) for (const [start, end] of partsOf(row.text)) add(at, start, end)
    if (row.words > 5 || at < bodyAt)
      for (const found of row.text.matchAll(quotes)) add(at, found.index + 1, found.index + 1 + (found[1] ?? '').length, 'quoted')
    // Captions break their lines anywhere: what is announced may go on in the next one.
    const next = sheet.small && row.words <= mostWords ? rows[at + 1] : undefined
    const line = next && next.words <= mostWords ? `${row.text} ${next.text}` : row.text
    for (const found of line.matchAll(announced)) {
      if (found.index >= row.text.length) break
      const from = found.index + found[0].length - (found[1] ?? '').length
      for (const cut of [...cutsOf(found[1] ?? ''), row.text.length - from]) if (cut > 0) add(at, from, from + cut, 'announced', line)
    }
  })
  return out
}

/** A passage, a day, a person by his office, half of a quotation or two parts of a line are no title. */
const isNone = (value: string, inQuotes: boolean): boolean =>
  (/[|•]|^[^"“]*["”]|["“][^"”]*$/.test(value.replace(/^["“]([^"“”]*)["”]$/, '$1')) === true && !/["“][^"“”]+["”]/.test(value)) ||
  (!inQuotes && /^(?:for|on|of|by|from|at|to) /.test(value)) ||
  isReference(value) ||
  isDay(value) ||
  nameForm(value).titled ||
  office.test(value) ||
  ofPaper.test(value)
const office =
  /\b(?:[Rr]ev(?:erend)?|[Dd]r|[Ff]r|[Pp]astor|[Pp]st|[Cc]apt(?:ain)?|[Dd]eacon(?:ess)?|[Dd]cn|[Cc]anon|[Cc]haplain|[Bb]ishop|[Pp]rof(?:essor)?|[Mm]rs?|[Mm]s)\.? \p{Lu}\p{Ll}+ \p{Lu}/u
/** What a paper is, of whom or for whom: "Notes for Sunday", "A homily by the Dean", "Please share". */
const ofPaper =
  /^(?:(?:an?|my|the|some|rough|sermon|message|preaching|pulpit|speaker['’]?s?) ){0,3}(?:notes?|outline|script|draft|manuscript|transcript|copy|text|sermon|homily|message|address|talk|meditation|reflection)s? (?:for|from|by|of|given|as|preached|delivered|to) (?!my |me\b|the (?:one|ones|man|woman|people)\b)|^(?:pls|please) /iu
const letterhead =
  /\s(?:ministries|parish|chapel|cathedral|tabernacle|assembly|meeting(?: ?house)?|newsletter|messenger|herald|bulletin|magazine|podcast|broadcast|hour|show)(?:$|,)/i
/** Whether words are the name of somebody: a child knows none of them, and the sermon says them with capitals only. */
const isStranger = (value: string, { written }: Sheet): boolean => {
  const { name, features } = nameForm(value)
  const words = name.split(/\s+/).filter((word) => /\p{Ll}{2}/u.test(word))
  return (
    words.length > 1 &&
    features['all strange'] === 1 &&
    words.every((word) => !written.has(word.toLowerCase())) &&
    words.some((word) => written.has(word))
  )
}
/** "Sunday, June 14, 2026" has the look of a title and stands where one stands. */
const isDay = (value: string): boolean => {
  const { matched } = findDate(value)
  return (
    matched !== '' &&
    !/\p{L}/u.test(value.replace(matched, '').replace(/\b(?:sun|mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?)(?:day)?\b/i, ''))
  )
}

/** A title that is said ends at a mark, or before a word that goes on. */
function cutsOf(said: string): number[] {
  const capitals =
    /^(?:\p{Lu}[\p{L}’'-]*|\d+|(?:a|an|the|of|in|on|to|for|and|with|is|at|from|by|that)(?= \p{Lu}| (?:a|the) \p{Lu}))(?: (?:\p{Lu}[\p{L}’'-]*|(?:a|an|the|of|in|on|to|for|and|with|is|at|from|by|that)(?= \p{Lu}| (?:a|the) \p{Lu})))*/u.exec(
      said,
    )?.[0].length
  const goesOn = [...said.matchAll(/[,;]|\s(?:and|but|because|which|so|now|if)\b/g)].map(({ index }) => index)
  return [...new Set([...(capitals ? [capitals] : []), ...goesOn.slice(0, 2), said.length])]
}

/** Parts of a line from one seam to another, the whole line among them. */
function partsOf(text: string): [number, number][] {
  const seams = [...text.matchAll(seam)].map((found) => [found.index, found.index + found[0].length] as const)
  const office = [...text.matchAll(/\s(?=\p{Lu})/gu)].filter(({ index }) => honorific.test(text.slice(index + 1)))[0]
  if (office) seams.push([office.index, office.index + 1])
  const normal = namesBook.test(text) ? findReferences(text) : []
  const reference = normal[0] && normal[0].start > 0 && !isReference(text) ? normal[0].start : 0
  if (reference && reference < text.length) seams.push([reference, reference])
  const { matched } = findDate(text)
  if (matched)
    seams.push(
      [text.indexOf(matched), text.indexOf(matched)],
      [text.indexOf(matched) + matched.length, text.indexOf(matched) + matched.length],
    )
  const starts = [...new Set([0, ...seams.map(([, end]) => end)])].sort((a, b) => a - b).slice(0, 7)
  const ends = [...new Set([...seams.map(([start]) => start), text.length])].sort((a, b) => a - b)
  return starts.flatMap((start) =>
    ends
      .filter((end) => end > start + 1)
      .slice(0, 4)
      .concat(text.length)
      .map((end): [number, number] => [start, end]),
  )
}

/** What marks a line out among the others of its head, as one thing alone does not. */
function marksOut(value: string, { rows, bodyAt }: Sheet, at: number, near: Features): Features {
  const own = kindsOf(value)
  const others = rows.slice(0, bodyAt).filter((row, other) => other !== at && row.free > 0)
  const isOnly = (is: (row: (typeof rows)[number]) => boolean) => rows.every((row, other) => other === at || !is(row))
  return {
    // The day has the look of a title where nothing else has.
    ...(own.includes('occasion') && others.some(({ kinds }) => !kinds.includes('occasion')) && { 'occasion beside a free line': 1 }),
    ...(near['labelled as sermon'] && near['>end'] && !isExplained(own) && { 'labelled to the end': 1 }),
    ...(near.capitals && others.every(({ text }) => text !== text.toUpperCase()) && { 'only capitals of the head': 1 }),
    ...(near['in quotes'] && near['>end'] && near['<start'] && at < bodyAt && { 'quoted line': 1 }),
    ...(isHeading.test(rows[at]?.raw ?? '') && isOnly(({ raw }) => isHeading.test(raw)) && { 'only heading': 1 }),
  }
}

/** How a title looks, and whether the sermon says its words again: a church's, a hymn's and a series' come seldom. */
function shapeOf(value: string, { rows, prose, fileName, small }: Sheet, at: number, inQuotes: boolean): Features {
  const words = value.split(/\s+/).length
  const telling = content(value)
  const share = (text: string) => (telling.length ? telling.filter((word) => text.includes(stem(word))).length / telling.length : 0)
  const features: Features = { [`words ${words > 9 ? 'many' : words > 5 ? 'six' : words > 1 ? String(Math.min(words, 3)) : 'one'}`]: 1 }
  const say = (name: string, value: boolean | number) => {
    if (value) features[name] = Number(value)
  }
  const own = kindsOf(value)
  for (const kind of own) features[`is ${kind}`] = 1
  say('is explained', isExplained(own))
  const person = nameForm(value)
  say('is person', person.titled ? 1 : person.name ? 0.7 : 0)
  say('is passage', isReference(value))
  say('is date', Boolean(findDate(value).date))
  say('in quotes', inQuotes)
  say('title case', isTitleLine(value))
  say('capitals', value === value.toUpperCase() && /\p{L}{3}/u.test(value))
  say('small first', !small && /^\p{Ll}/u.test(value))
  say('all small', !small && value === value.toLowerCase())
  say('ends sentence', /[.;,]$/.test(value))
  say('ends asking', value.endsWith('?'))
  say('ends loud', value.endsWith('!'))
  say('ends open', /[:–—-]$|\b(?:a|an|the|of|and|or|by|in|to|for|with)$/i.test(value))
  say('has digits', /\d/.test(value))
  say('has seam', /[|•·→]|\.{3}|: |\s[–—-]\s|[()[\]]/.test(value))
  say('has quotes', /["“]/.test(value))
  say('has blank', /__|\.\.\.|□/.test(value))
  say('verb', /\b(?:is|are|was|were|do|does|did|can|will|has|have|you|i|we|he|she|it|my|your|our)\b/i.test(value))
  say('no telling word', telling.length === 0)
  say('unexplained and said again', !isExplained(own) && telling.length > 0 && share(prose(at)) === 1)
  const later = prose(at)
  say('said again', share(later))
  say('all said again', telling.length > 0 && share(later) === 1)
  const whole = value
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^\p{L}\d']+$/u, '')
  const times = later.split(whole).length - 1
  say('phrase again', words > 1 && times > 0)
  say('phrase often', words > 1 && times > 2)
  say('word often', words <= 2 && times > 3)
  say('plain words', telling.length ? telling.filter((word) => isFamiliar(word)).length / telling.length : 0)
  say('in file name', telling.length ? telling.filter((word) => fileName.toLowerCase().includes(word)).length / telling.length : 0)
  say(
    'line again',
    rows.some(({ text }, other) => other !== at && text.toLowerCase() === whole),
  )
  return features
}
