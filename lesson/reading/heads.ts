import { findReferences } from '#lesson/scripture/references.ts'
import { answerKey, filled } from './answer-key.ts'
import type { Block, Head, Sentence } from './reading.ts'

const numbering =
  /^(?:(?:point|part|number|no\.?|reason|truth|lesson|movement|move|step|sign|mark)\s+)?(?:(\d{1,2})\s*(?:[.):–—-]|\/)|([IVX]{1,4})[.):]|#(\d)|(?:point|part|number|movement|move|step)\s+(\d|one|two|three|four|five|six)\b[.:),–—-]?|(one|two|three|four|five|six)[:.)])\s+(?=\S)/i
/** "POINT ONE", "II.": the line below says it. */
const labelAlone = /^(?:(?:point|part|movement|move|step)\s+(\d|one|two|three|four|five|six)|([IVX]{1,4})[.)])[.:]?$/i
const lettered = /^[A-H][.)]\s+(?=\S)/
/** Lines that name a part of the service or of the paper, not what is said. */
const frame =
  /^(?:introduction|intro|conclusion|closing|opening|prayer|closing prayer|pray|application|so what|summary|benediction|blessing|reading|readings|the readings?|the text|response|invitation|announcements?|notices|welcome|offering|amen|outline|notes|sermon|homily|message|the sermon|talk|carol|hymn|song|communion|altar call|discussion|small groups?|questions|group questions|for small groups|postscript|p\.?s\.?|ps|children'?s (?:talk|message|moment))\b[^a-z]*$/i
const slideCue = /^\[?(?:slide|page)\b/i

const isCapitals = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}{2}/u.test(text.replace(/\([^()]*\)/g, ''))
const isTitled = (text: string) => {
  const long = text.split(/\s+/).filter((word) => word.length > 3)
  return long.length > 0 && long.filter((word) => /^["“'‘(]?\p{Lu}/u.test(word)).length >= long.length * 0.8
}
/** "(say it whole, twice)", " - SLOW": how it is to be said, at the end of a line. */
const delivery =
  /\s{1,9}(?:\([^()]{0,60}\b(?:say|read|repeat|hold|show|click|slow|slowly|pause|twice|loud|loudly|softly|sing|stand|prop)\b[^()]{0,60}\)|[-–—]{1,3}\s{1,9}(?:slow|slowly|pause|repeat|twice|loud|loudly|softly)(?: down)?)[.!]?$/i
/** "Number three, and get this if you get nothing else.": said before the point itself. */
const before =
  /^(?:and |now )?(?:get|hear|catch|write|mark|note|keep|hold|remember|hang on to) (?:this|that|it)\b[^.!?]{0,60}[.!?]\s{1,3}(?=\S)/i
/** Without its number, the verses in brackets, how it is to be said and a full stop. */
const withoutNumber = (text: string): string =>
  text
    .replace(numbering, '')
    .replace(lettered, '')
    .replace(before, '')
    .replace(delivery, '')
    .replace(/(?:(?<!\s)\s{0,20}\((?:(?:vv?|verses?)\b[^()]{0,20}|\d{1,2})\)\.?){1,3}\s*$/i, '')
    .replace(/(?<!\s)\s{1,20}vv?\. ?\d[\d ,–-]{0,12}$/i, '')
    .replace(/(?<!\s)\s*[.:]\s*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/_{3,}/g, '____')
    .replace(/^\p{Lu}{2,12}: (?=\S+ \S)/u, '')
    .trim()
const letters = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.join(' ') ?? ''
/** The sermon's title over its text, alone or beside its series, is what all of it is called and no part of it. */
export const isTitleAgain = (text: string, title: string): boolean =>
  letters(title) !== '' && [text, ...text.split(/\s[|/–—-]\s|: /)].some((part) => letters(part) === letters(title))

/** "HOMILY, Deacon Ann Moss, Aug. 2 and 3", "Message: The Open Gate": what the paper calls it, by whom and when. */
const paper =
  /^(?:the |today['’]s |sunday )?(?:homily|sermon|message|meditation|reflection|address|exposition|title|topic|preacher|speaker|text)(?:,|:| by\b| [–—-])/i
/** "(3 minutes quiet, write on the back)": what is done there, not what is said. */
const doing = /^[^\p{L}(_]*\([^()]* [^()]*\)\W*$/u
export const isFrame = (text: string): boolean => {
  const line = text.replace(numbering, '').replace(/^[^\p{L}]+/u, '')
  return frame.test(line) || paper.test(line) || doing.test(text)
}

const longestBelow = 16
/** The heads that stand as lines of their own: numbered, in capitals, bold, on a slide. */
export function lineHeads(blocks: readonly Block[], prose: number): Head[] {
  const key = answerKey(blocks)
  return blocks.flatMap((block, at): Head[] => {
    const { text, words, kind } = block
    const speaker = /^-{2,}\s*\[?\s*(\p{Lu}[\p{Lu} .]{2,30})\b/u.exec(text)?.[1]
    if (kind === 'cue' && speaker && !/^(?:slide|skit|pause|music|video)/i.test(speaker))
      return [{ text: speaker.trim(), how: 'speaker', block: at, label: '' }]
    if (kind === 'cue' || words === 0) return []
    if (labelAlone.test(text)) return []
    const before = blocks[at - 1]
    const above = words <= longestBelow ? labelAlone.exec(before?.text ?? '') : null
    const label = ((above ?? numbering.exec(text))?.slice(1).find(Boolean) ?? '').toUpperCase()
    const onSlide = before?.kind === 'cue' && slideCue.test(before.text) && words <= 16 && !/^["“]/.test(text)
    if (label && words <= 24) return [{ text: withoutNumber(filled(text, label, key)), how: 'numbered', block: at, label }]
    if (onSlide && !findReferences(text).length) return [{ text: withoutNumber(text), how: 'slide', block: at, label: '' }]
    const followed = blocks.slice(at + 1, at + 5).some((other) => other.words > 12)
    const stands = words <= 12 && followed && prose >= 3 && !block.bullet && !/[,;]$/.test(text) && !/^["“]/.test(text)
    const looks = isCapitals(text) || block.emphasis || (isTitled(text) && words <= 10 && !/[.!?]["”’]?$/.test(text))
    return stands && looks && !findReferences(text).length ? [{ text: withoutNumber(text), how: 'line', block: at, label: '' }] : []
  })
}

/** Sentences far from one another that begin with the same words are the heads of one who does not count. */
export function parallelHeads(sentences: readonly Sentence[]): (Head & { sentence: number })[] {
  const groups = new Map<string, Sentence[]>()
  for (const one of sentences) {
    if (!one.first || one.words < 4 || one.words > 20 || one.quoted > 0.5) continue
    const key = one.tokens
      .slice(0, 3)
      .map(({ word }) => word)
      .join(' ')
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
    .filter((group) => group.length >= 3 && group.length <= 7)
    .filter((group) => group.every((one, at) => at === 0 || one.paragraph - (group[at - 1]?.paragraph ?? 0) >= 2))
    .flatMap((group) =>
      group.map((one) => ({
        text: one.said.replace(/[.]$/, ''),
        how: 'parallel' as const,
        block: one.paragraph,
        label: '',
        sentence: one.id,
      })),
    )
}

const verseWord =
  /\bverses? (\d{1,3}|(?:(?:twenty|thirty|forty|fifty|sixty)-?)?(?:one|two|three|four|five|six|seven|eight|nine)|(?:thir|four|fif|six|seven|eigh|nine)teen|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty)\b|\bv\. ?(\d{1,3})\b/i
/** "Verse twenty-six.": one who goes through his text verse by verse begins a part with each. */
export function verseHeads(sentences: readonly Sentence[]): (Head & { sentence: number })[] {
  const found = sentences.flatMap((one) => {
    const opening = one.plain.slice(0, 48)
    const verse = one.first || one.words <= 6 ? verseWord.exec(opening) : null
    return verse
      ? [{ text: '', how: 'verse' as const, block: one.paragraph, label: `v. ${verse[1] ?? verse[2] ?? ''}`, sentence: one.id }]
      : []
  })
  return found.length >= 4 ? found : []
}
