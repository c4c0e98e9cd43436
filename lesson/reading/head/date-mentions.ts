import { ofQuotedMail, readLabel } from './head-lines.ts'
import { findDate, findDay, yearOf } from './dates.ts'
import { around, type Mention, type Sheet } from './sheet.ts'

/** When a page was put up or changed is not when it was preached, where the page says that too. */
const ofPage = /^\W*(?:posted|updated|modified|last[ _-]?mod\w*|created|uploaded|published|saved|printed|exported)\b/i

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const weekdayBefore = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s*$/i
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
/** Where the weekday begins that stands before a date and is its own: such a date needs nothing else to speak for it. */
function ownDayAt(text: string, start: number, date: string): number {
  const found = weekdayBefore.exec(text.slice(0, start))
  return found && weekdays[dayOf(date)] === found[1]?.toLowerCase() ? found.index : -1
}

/** Every full date that a file names where its head or its end may be. */
export function dateMentions(sheet: Sheet): Mention[] {
  const { rows, bodyAt } = sheet
  const paper = rows.slice(0, bodyAt + 2).flatMap(({ text }) => yearOf(text) ?? [])[0]
  const found = rows.flatMap((row, at) => {
    if ((at > bodyAt + 2 && at < rows.length - 6 && row.words > 16) || row.words > 60) return []
    // Whose life it was, and when another wrote what is answered, is not when it was preached.
    if (row.kinds.includes('born') || ofQuotedMail.test(row.raw.trim())) return []
    const whole = findDate(row.text)
    const { date, matched } = whole.date ? whole : findDay(row.text, paper)
    // Nor is when a mail was sent, unless it went out on a Sunday in the place of a service.
    if (!date || (row.kinds.includes('mail') && row.kinds.includes('hour') && (at >= bodyAt || dayOf(date) !== 0))) return []
    const start = row.text.indexOf(matched)
    const from = at < bodyAt ? ownDayAt(row.text, start, date) : -1
    const alone = from < 0 ? undefined : row.text.slice(from, start + matched.length)
    const features = alone ? around(sheet, at, 0, alone.length, alone) : around(sheet, at, start, start + matched.length)
    return [{ value: date, key: date, at, features }]
  })
  const preached = found.filter(({ at }) => !ofPage.test(rows[at]?.text ?? ''))
  // Beside the day that the head calls its date, those at the end are of comments.
  const labelled = preached.filter(({ at }) => at < bodyAt && readLabel(rows[at]?.text ?? '')?.field === 'date')
  return [labelled, preached].find((some) => some.length > 0) ?? found
}
