import { readLabel } from './head-lines.ts'
import { findDate, findDay, yearOf } from './dates.ts'
import { around, type Mention, type Sheet } from './sheet.ts'

/** When a page was put up or changed is not when it was preached, where the page says that too. */
const ofPage = /^\W*(?:posted|updated|modified|last[ _-]?mod\w*|created|uploaded|published|saved|printed|exported)\b/i

/** Every full date that a file names where its head or its end may be. */
export function dateMentions(sheet: Sheet): Mention[] {
  const { rows, bodyAt } = sheet
  const paper = rows.slice(0, bodyAt + 2).flatMap(({ text }) => yearOf(text) ?? [])[0]
  const found = rows.flatMap((row, at) => {
    if ((at > bodyAt + 2 && at < rows.length - 6 && row.words > 16) || row.words > 60) return []
    // When a mail was sent, and whose life it was, is not when it was preached.
    if (row.kinds.includes('born') || (row.kinds.includes('mail') && row.kinds.includes('hour'))) return []
    const whole = findDate(row.text)
    const { date, matched } = whole.date ? whole : findDay(row.text, paper)
    const start = row.text.indexOf(matched)
    return date ? [{ value: date, key: date, at, features: around(sheet, at, start, start + matched.length) }] : []
  })
  const preached = found.filter(({ at }) => !ofPage.test(rows[at]?.text ?? ''))
  // Beside the day that the head calls its date, those at the end are of comments.
  const labelled = preached.filter(({ at }) => at < bodyAt && readLabel(rows[at]?.text ?? '')?.field === 'date')
  return [labelled, preached].find((some) => some.length > 0) ?? found
}
