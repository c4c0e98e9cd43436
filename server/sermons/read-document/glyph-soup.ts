import { languageOf } from '#lesson/words/language-of.ts'
import { isFamiliar } from '#lesson/words/familiar-words.ts'

/** Fewer words than this prove nothing. */
const fewWords = 12
/** More of a document than this without meaning, and it is not worth reading. */
const mostSoup = 0.25

/**
 * Whether the letters of a document are not those that its page shows, as in a PDF that draws its glyphs without saying which
 * characters they are. Signs instead of letters, letters that make no word of any language, and a few signs that return too
 * evenly for a script of thousands all tell it; the heading of a page may be readable and its text not, so paragraphs count.
 */
export function isGlyphSoup(paragraphs: string[]): boolean {
  const text = paragraphs.join('\n')
  const shown = text.replace(/\s/g, '')
  if (shown.length < 40) return false
  if (share(shown, /[\p{L}\p{M}]/gu) < 0.55 || share(shown, /[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu) > 0.05) return true
  const judged = paragraphs.map((one) => ({ length: one.length, words: one.match(/[\p{L}\p{M}’']+/gu) ?? [] }))
  const soup = judged.filter(({ words }, at) => words.length >= fewWords && meansNothing(paragraphs[at] ?? '', words))
  const size = (list: { length: number }[]) => list.reduce((sum, { length }) => sum + length, 0)
  if (soup.length > 0 && size(soup) > mostSoup * size(judged)) return true
  return meansNothing(text, text.match(/[\p{L}\p{M}’']+/gu) ?? [])
}

const share = (text: string, kind: RegExp) => (text.match(kind)?.length ?? 0) / text.length

function meansNothing(text: string, words: string[]): boolean {
  const signs = text.match(/\p{Script=Han}/gu) ?? []
  // Chinese has hundreds of signs on a page. A cipher of an alphabet has as many as the alphabet: its entropy gives it away.
  if (signs.length >= 60 && entropyOf(signs) < 5.2) return true
  if (words.length < fewWords && signs.length < 60) return text.replace(/\s/g, '').length > 200 && words.some((word) => word.length > 100)
  if (languageOf(text)) return false
  return words.filter((word) => isFamiliar(word)).length < words.length * 0.3
}

/** Bits that one sign tells: about 4.2 for the letters of a language, 8 and more for the signs of Chinese. */
function entropyOf(signs: string[]): number {
  const times = new Map<string, number>()
  for (const sign of signs) times.set(sign, (times.get(sign) ?? 0) + 1)
  return [...times.values()].reduce((sum, count) => sum - (count / signs.length) * Math.log2(count / signs.length), 0)
}
