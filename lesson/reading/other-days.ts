const days = "(?:week(?:end)?|sunday|saturday|sabbath|lord[’']s day|month)"
/** What says that another day's reading, title or preacher follows: a bulletin or a mail has next week's beside today's. */
const another = new RegExp(
  `\\b(?:(?:next|following|coming|upcoming|last|previous|past) ${days}\\b|next (?:mon|tues|wednes|thurs|fri)day\\b|(?:a )?week from (?:today|sunday)|looking ahead|coming up|coming soon|daily (?:bible )?readings?|readings? (?:for|of|through(?:out)?|during) (?:the|next) week)`,
  'i',
)
const ofToday = /\b(?:today|tonight|now|this (?:week|sunday|sabbath|morning|evening|time))\b/i
const heads = /^[^\p{L}]*\p{L}[\p{L}’']*(?:[\s:–—-]+\p{L}[\p{L}’']*){0,5}[\s:–—-]*$/u
/** A line of this many words is prose again, and no part of a list under a heading. */
const listed = 12
const mostUnder = 8

/** From which letter on each line of a paper is of another day than its own; Infinity where none of it is. */
export function ofAnotherDay(lines: readonly string[]): number[] {
  let under = 0
  return lines.map((line) => {
    const words = line.split(/\s+/).length
    const found = another.exec(line)
    if (found && words <= 30 && !ofToday.test(line.slice(found.index))) {
      under = heads.test(line) ? mostUnder : 0
      return found.index
    }
    if (under > 0 && words < listed && !ofToday.test(line) && !isHead(line)) {
      under--
      return 0
    }
    under = 0
    return Infinity
  })
}
const isHead = (line: string) => /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line) && !/\d/.test(line)

/** A text with what its lines say of another day as blanks, so that every place stays its place. */
export const withoutOtherDays = (text: string): string => {
  const lines = text.split('\n')
  const from = ofAnotherDay(lines.filter((line) => line.trim()))
  let at = 0
  return lines
    .map((line) => {
      const start = line.trim() ? (from[at++] ?? Infinity) : Infinity
      return start === Infinity ? line : line.slice(0, start) + ' '.repeat(line.length - Math.min(start, line.length))
    })
    .join('\n')
}
