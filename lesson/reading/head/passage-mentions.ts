import { findReferences } from '#lesson/scripture/references.ts'
import { around, type Mention, type Sheet } from './sheet.ts'
import { inEnglish, isReference, namesBook, passageIn, referenceAtEnd } from './stated-passages.ts'

const gospel = /^(?:Matt|Mark|Luke|John)\./
const mayRefer =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|\w+ty|first|second|third|\w+th|[ivxlc]+)\b/i
const chapterOf = (osis: string) => (osis.split('-')[0] ?? '').split('.').slice(0, 2).join('.')

/** Where the next reading of a line begins: "Isaiah 6:1-8. Psalm 138. Luke 5:1-11." */
const nextReading = /(?<=\d)(?<!\b[123])[.;,]?(?: [/|])? (?=(?:[1-3] )?\p{Lu}\p{L}+\.? \d)/gu

/** The readings of a line, each by itself, that a verse without a book goes with its own. */
function readingsIn(line: string): { text: string; found: { osis: string; start: number; end: number }[] } {
  let text = ''
  const found = line.split(nextReading).flatMap((piece) => {
    const english = inEnglish(piece)
    const from = text ? text.length + 2 : 0
    text += `${text ? '; ' : ''}${english}`
    return (namesBook.test(english) ? findReferences(english) : []).map(({ osis, start, end }) => ({
      osis,
      start: from + start,
      end: from + end,
    }))
  })
  return { text, found }
}

/** Where the ranges end that stand in a row with one: "Habakkuk 1:1-4; 2:1-4" is one reading. */
function endOfRow(found: readonly { osis: string; start: number; end: number }[], place: number, text: string): number {
  let end = Math.max(found[place]?.end ?? 0, (found[place]?.start ?? 0) + 1)
  const bookOf = (osis = '') => osis.split('.')[0]
  for (const next of found.slice(place + 1)) {
    const isSame = bookOf(next.osis) === bookOf(found[place]?.osis) && next.osis.split('.').length > 2
    if (!isSame || next.start - end > longestJoint || !/^\W*(?:and\W*)?(?:[1-3] )?(?:\p{L}+ )?$/u.test(text.slice(end, next.start))) break
    end = next.end
  }
  return end
}
const longestJoint = 24

/** How much of a sermon is about the people of a book, by how often it has their name: of two readings the one is preached that has it all. */
export const fills = 'book fills it'
const often = 8

/** Every passage that a file names in its head, in the first paragraphs of its text and in lines of its own. */
export function passageMentions(sheet: Sheet): Mention[] {
  const { rows, bodyAt } = sheet
  const out: Mention[] = []
  rows.forEach((row, at) => {
    if ((at > bodyAt + 10 && row.words > 30) || !mayRefer.test(row.text)) return
    const { text, found } = readingsIn(row.text.slice(0, 1200))
    if (found.length === 0) return
    const whole = isReference(text)
    found.forEach(({ osis, start, end }, place) => {
      const features = around(sheet, at, start, end, text)
      if (whole) features['whole line'] = 1
      const book = /[A-Z][a-z]{2,}/.exec(text.slice(start, end))?.[0]
      const again = book ? sheet.prose(at).split(book.toLowerCase()).length - 1 : 0
      if (again > 0) features['book again'] = 1
      if (again > 2) features['book often'] = 1
      features[fills] = Math.min(1, again / often)
      if (referenceAtEnd(text)) features['below verse'] = 1
      if (place > 0) features['not first in line'] = 1
      if (place > 0 && place === found.length - 1) features['last in line'] = 1
      if (found.length > 2) features['many in line'] = 1
      const written = text.slice(start, end)
      // All verses of a chapter are read as the chapter.
      if ((osis.split('-')[0] ?? '').split('.').length > 2 || /:\d/.test(written)) features.verses = 1
      if (osis.includes('-') || /\d[-–]\d/.test(written)) features.span = 1
      if (gospel.test(osis)) features.evangelist = 1
      if (osis.startsWith('Ps.')) features['a psalm'] = 1
      out.push({
        value: whole && found.length < 3 ? passageIn(text) : passageIn(text.slice(start, endOfRow(found, place, text))) || passageIn(text),
        key: chapterOf(osis),
        at,
        features,
      })
    })
  })
  const keys = [...new Set(out.map(({ key }) => key))]
  const inHead = out.filter(({ at }) => at < bodyAt)
  const withGospel = new Set(inHead.map(({ key }) => key)).size > 2 && inHead.some(({ features }) => features.evangelist)
  for (const one of out) {
    const place = keys.indexOf(one.key)
    one.features[place === 0 ? 'first named' : place === keys.length - 1 ? 'last named' : 'among others'] = 1
    if (keys.length === 1) one.features['only one'] = 1
    // Of several readings the homily is on the Gospel.
    if (withGospel && one.at < bodyAt) one.features[one.features.evangelist ? 'gospel of readings' : 'reading beside gospel'] = 1
  }
  return out
}
