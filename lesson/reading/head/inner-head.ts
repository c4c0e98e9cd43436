import { findReferences } from '#lesson/scripture/references.ts'
import type { Line } from './head-lines.ts'
import { honorific } from './person-names.ts'
import { bystander, noPreacher, ofPaper, personIn } from './score-part.ts'
import { isReference } from './stated-passages.ts'
import { isTitleLine } from './titles.ts'

/** So far down a sermon may begin in the paper that it was put into. */
const reach = 0.6
/** With more words a line is prose. */
const shortLine = 14
const prose = 25
const kind = /^(?:the )?(?:homily|sermon|message|meditation|reflection|word|address)\s*[,:–—-]\s*(.+)$/i
const byline = /^(?:posted |written |preached |given )?by\s+\S/i
const countWords = (text: string) => text.split(/\s+/).length

/**
 * Where the sermon's own head stands in a newsletter, a bulletin, a blog or an e-mail: a line that names kind and preacher, a title
 * over a byline, or one title over its passage. `speaker` where the line of the kind says it. Undefined where there is only the first head.
 */
export function innerHead(lines: readonly Line[], from: number): { at: number; speaker: string } | undefined {
  const until = Math.max(from, Math.floor(lines.length * reach))
  const texts = lines.map(({ text }) => text)
  const places = texts.map((_, at) => at).slice(from, until)
  const named = places.find((at) => {
    const who = preacherIn(texts[at])
    return who && names(who) && goesOn(at)
  })
  if (named !== undefined) return { at: named + 1, speaker: personIn(preacherIn(texts[named])).name }
  const signed = places.find(
    (at) => isHeading(texts[at]) && byline.test(texts[at + 1] ?? '') && names(texts[at + 1] ?? '') && goesOn(at + 1),
  )
  if (signed !== undefined) return { at: signed, speaker: '' }
  // Several titles over passages are the heads of an outline.
  const titled = places.filter((at) => isHeading(texts[at]) && isPassageLine(texts[at + 1] ?? '') && goesOn(at + 1))
  const [only] = titled
  return only !== undefined && titled.length === 1 ? { at: only, speaker: '' } : undefined

  function isHeading(text = ''): boolean {
    const last = text.split(/\s[|•]\s/).at(-1) ?? ''
    const own = last.replace(/^[^:]{3,20}:\s+/, '')
    return countWords(text) <= shortLine && isTitleLine(own) && !isReference(own) && !ofPaper.test(own) && !bystander.test(own)
  }
  function goesOn(at: number): boolean {
    return texts.slice(at + 1, at + 7).some((text) => countWords(text) >= prose)
  }
}

const preacherIn = (text = ''): string => (countWords(text) <= shortLine ? (kind.exec(text)?.[1]?.split(/,\s*/)[0] ?? '') : '')
const names = (text: string): boolean => countWords(text) <= shortLine && !noPreacher.test(text) && personIn(text).score >= 1.5
/** "Acts 12, verses 1 to 17. Reading also: Ps 34": a short line that begins with a place in the Bible. */
const isPassageLine = (text: string): boolean => countWords(text) <= shortLine && (findReferences(text)[0]?.start ?? 9) === 0

/** Who signs below his sermon, above what else the paper has: an office and a name alone on a line. */
export function signedInside(lines: readonly Line[]): string {
  const half = Math.floor(lines.length / 2)
  const found = lines.slice(half).find(({ text }) => countWords(text) <= 5 && honorific.test(text) && personIn(text).score >= 3)
  return found ? personIn(found.text).name : ''
}
