import { findReferences, normaliseReferences } from '#lesson/scripture/references.ts'
import { asTitle } from './person-names.ts'

/** "1 KINGS XVII. 8-16" as a person would type it: a book's name with one capital, Roman numbers small. */
const spelled = (text: string): string =>
  text === text.toUpperCase()
    ? asTitle(text).replace(/\b[IVXLC][ivxlc]*\b(?=[.,:\s])/g, (number, at: number) =>
        at === 0 ? number.toUpperCase() : number.toLowerCase(),
      )
    : text

export const isReference = (text: string): boolean => {
  const normal = normaliseReferences(spelled(text))
  const covered = findReferences(spelled(text)).reduce((sum, one) => sum + one.end - one.start, 0)
  return (
    covered > 0 && covered >= normal.replace(/\s{0,9}\(?(?:NIV|ESV|KJV|NKJV|NLT|NASB|NRSV|WEB|CSB|AMP|MSG)\)?/g, '').trim().length * 0.6
  )
}

/** A quoted verse with its place behind it: "Let it be known…" 1 Kings 18:36. */
export const referenceAtEnd = (text: string): boolean => {
  const normal = normaliseReferences(text)
  const last = findReferences(text).at(-1)
  return (
    last !== undefined &&
    last.end >= normal.replace(/(?<![\s.)\]])[\s.)\]]+$/, '').length - 1 &&
    normal.length < 400 &&
    /[“"”]|--|—/.test(text)
  )
}

/** The passage as the document writes it, with Roman and spoken numbers in figures. */
export function passageIn(text: string): string {
  const normal = normaliseReferences(spelled(text))
  const found = findReferences(spelled(text))
  const first = found[0]
  const last = found.at(-1)
  if (!first || !last) return ''
  const together = last.end - first.start < 60 ? last.end : first.end
  return normal
    .slice(first.start, together)
    .replace(/\s+/g, ' ')
    .replace(/[.,;]$/, '')
}

const announces =
  /\b(?:our|my|the|today'?s|this morning'?s)\s+(?:text|passage|scripture|reading|lesson)\b[^.]{0,60}?\b(?:is|comes|from|in|taken)\b|\bturn (?:with me )?(?:in your bibles? )?to\b|\bopen your bibles? (?:with me )?to\b|\breading from\b/i

/** A passage that the preacher announces in the first paragraphs, with its verses. */
export function statedPassage(paragraphs: string[]): string {
  for (const paragraph of paragraphs) {
    const said = announces.exec(normaliseReferences(paragraph))
    if (!said) continue
    const after = normaliseReferences(paragraph).slice(said.index, said.index + 200)
    const first = findReferences(after).find((one) => one.osis.split('.').length > 2)
    if (first) return after.slice(first.start, first.end)
  }
  return ''
}

/** A passage that stands by itself in one of the first lines of a text, as a heading does: "Nehemiah 4:1-9". */
export function headPassage(paragraphs: string[]): string {
  const line = paragraphs.slice(0, 5).find((one) => one.length <= 60 && isReference(one))
  return line ? passageIn(line) : ''
}
