import { sentencesOf } from '#lesson/words/sentences.ts'

/** One call to a voice, and the silence after it. */
export type Passage = { text: string; pauseSeconds: number }
const afterParagraph = 0.55
const afterSentence = 0.18

/** Paragraphs as passages that no voice's limit cuts: whole where they fit, else at the ends of sentences, else between words. */
export function splitPassages(paragraphs: string[], maxCharacters: number): Passage[] {
  return paragraphs
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph))
    .flatMap((paragraph) => {
      const parts = packed(
        paragraph.length <= maxCharacters ? [paragraph] : sentencesOf(paragraph).flatMap((one) => words(one, maxCharacters)),
        maxCharacters,
      )
      return parts.map((text, at) => ({ text, pauseSeconds: at === parts.length - 1 ? afterParagraph : afterSentence }))
    })
}

function packed(pieces: string[], most: number): string[] {
  const parts: string[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= most) parts[parts.length - 1] = `${last} ${piece}`
    else parts.push(piece)
  }
  return parts
}

/** A sentence that is too long for one call, between its words; a word that is too long is cut. */
const words = (sentence: string, most: number): string[] =>
  sentence.length <= most
    ? [sentence]
    : packed(
        sentence.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${most}}`, 'gsu')) ?? []),
        most,
      )
