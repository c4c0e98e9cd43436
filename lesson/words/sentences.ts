import { syllable } from 'syllable'
import { countWords } from '#lesson/words/count-words.ts'

/** Made with the first text: it takes a phone fifty milliseconds, and most pages cut none. */
let segmenter: Intl.Segmenter | undefined
/** Stands in for a full stop that ends no sentence while the text is cut: a private character, which ends none either. */
const mask = '\ue000'
const abbreviations =
  /\b(Dr|Mr|Mrs|Ms|St|Rev|Prof|Jr|Sr|vs|cf|viz|etc|No|Vol|pp?|vv?|ch|Gen|Ex|Exod|Lev|Num|Deut|Josh|Judg|Sam|Kgs|Chron|Neh|Ps|Pss|Prov|Eccl|Isa|Jer|Lam|Ezek|Dan|Hos|Mic|Hab|Zeph|Zech|Mal|Matt|Mk|Lk|Jn|Rom|Cor|Gal|Eph|Phil|Col|Thess|Tim|Tit|Heb|Jas|Pet|[A-Z]|[IVX]+)\.(?=\s)/g

/** Cuts a paragraph into sentences; "1 Cor. 10:13", "Dr. Smith" and a closing quotation mark stay with their sentence. */
export function sentencesOf(paragraph: string): string[] {
  const masked = paragraph.replace(abbreviations, `$1${mask}`).replace(/(\d)\.(\d)/g, `$1${mask}$2`)
  const out: string[] = []
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  for (const { segment } of segmenter.segment(masked)) {
    const text = segment.replaceAll(mask, '.').trim()
    if (!text) continue
    if (out.length && (/^[a-z]/.test(text) || /^[”"’')\]]+$/.test(text))) out[out.length - 1] += ` ${text}`
    else out.push(text)
  }
  return out
}

export type Readability = { words: number; sentences: number; mean: number; longest: number; grade: number }
/** Words, sentences, words a sentence, the longest sentence, and the Flesch-Kincaid grade (meaningful from 100 words on). */
export function readabilityOf(text: string): Readability {
  const sentences = text.split(/\n+/).flatMap(sentencesOf)
  const words = text.match(/[A-Za-z’']+/g) ?? []
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  const mean = words.length / Math.max(1, sentences.length)
  return {
    words: words.length,
    sentences: sentences.length,
    mean,
    longest: Math.max(0, ...sentences.map(countWords)),
    grade: 0.39 * mean + 11.8 * (syllables / Math.max(1, words.length)) - 15.59,
  }
}
