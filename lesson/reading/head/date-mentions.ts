import { findDate } from './dates.ts'
import { around, type Mention, type Sheet } from './sheet.ts'

/** Every full date that a file names where its head or its end may be. */
export function dateMentions(sheet: Sheet): Mention[] {
  const { rows, bodyAt } = sheet
  return rows.flatMap((row, at) => {
    if ((at > bodyAt + 2 && at < rows.length - 6 && row.words > 16) || row.words > 60) return []
    // When a mail was sent, and whose life it was, is not when it was preached.
    if (row.kinds.includes('born') || (row.kinds.includes('mail') && row.kinds.includes('hour'))) return []
    const { date, matched } = findDate(row.text)
    const start = row.text.indexOf(matched)
    return date ? [{ value: date, key: date, at, features: around(sheet, at, start, start + matched.length) }] : []
  })
}
