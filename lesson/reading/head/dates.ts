const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const forms: [RegExp, (m: RegExpExecArray) => [number, number, number]][] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/, (m) => [Number(m[1]), Number(m[2]), Number(m[3])]],
  // Of the two days of a weekend, "August 16/17, 2025", the sermon is dated by the Sunday.
  [
    new RegExp(`\\b${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:\\s?[/&–-]\\s?(\\d{1,2})(?:st|nd|rd|th)?)?,?\\s+(\\d{4})\\b`, 'i'),
    (m) => [Number(m[4]), monthOf(m[1]), Number(m[3] ?? m[2])],
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+${month},?\\s+(\\d{4})\\b`, 'i'),
    (m) => [Number(m[3]), monthOf(m[2]), Number(m[1])],
  ],
  // 11/2/2021 is read as November 2, as in the United States, unless only the other order is a date.
  [
    /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/,
    (m) => (Number(m[1]) > 12 ? [Number(m[3]), Number(m[2]), Number(m[1])] : [Number(m[3]), Number(m[1]), Number(m[2])]),
  ],
  // "2/11/24": of two figures a year is one of ours.
  [
    /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{2})(?![\d/])/,
    (m) => (Number(m[1]) > 12 ? [2000 + Number(m[3]), Number(m[2]), Number(m[1])] : [2000 + Number(m[3]), Number(m[1]), Number(m[2])]),
  ],
]
const monthOf = (text = '') => months.findIndex((name) => name.startsWith(text.toLowerCase().slice(0, 3))) + 1

/** "16 Mar, 1900": after a day, a month and a comma such figures are seven in the evening, as they are before "hrs"; a year of our days is never taken for one. */
const isClock = (found: string, behind: string): boolean =>
  /^\s?(?:h|hrs?|hours)\b/i.test(behind)
    ? /\b(?:[01]\d|2[0-3])[0-5]\d$/.test(found)
    : /^\d{1,2}\D{2,20}, [01]\d(?:00|15|30|45)$/.test(found)

/** The first date in a line as yyyy-mm-dd; '' when there is none that exists. `matched` is the part of the line that it took. */
export function findDate(line: string): { date: string; matched: string } {
  for (const [form, read] of forms) {
    const found = form.exec(line)
    if (!found) continue
    if (isClock(found[0], line.slice(found.index + found[0].length))) continue
    const [y, m, d] = read(found)
    const day = new Date(Date.UTC(y, m - 1, d))
    if (day.getUTCMonth() === m - 1 && day.getUTCDate() === d && y > 300) return { date: day.toISOString().slice(0, 10), matched: found[0] }
  }
  return { date: '', matched: '' }
}

const dayAlone = new RegExp(`\\b${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!,?\\s+\\d{4}|\\s*[:–-]\\s*\\d)`, 'i')
const monthOfYear = new RegExp(`\\b${month},?\\s+((?:19|20)\\d\\d)\\b`, 'i')
/** The year that a paper prints with a month, as a newsletter does: "October 2025". */
export function yearOf(line: string): { month: number; year: number } | undefined {
  const found = monthOfYear.exec(line)
  return found ? { month: monthOf(found[1]), year: Number(found[2]) } : undefined
}
/** "Sunday, October 5" in a paper of October 2025; '' where the paper prints another month, or none: a year is not made up. */
export function findDay(line: string, paper: { month: number; year: number } | undefined): { date: string; matched: string } {
  const found = dayAlone.exec(line)
  if (!found || monthOf(found[1]) !== paper?.month) return { date: '', matched: '' }
  const { date } = findDate(`${found[1]} ${found[2]}, ${paper.year}`)
  return { date, matched: date && found[0] }
}
