import { kindsOf, type Row, type Sheet } from './sheet.ts'

/** A line of this many words is prose: who preached stands in it only where it says so. */
const proseWords = 25
/** So far below its head and above its last line a paper signs its name; between them only a line that says who preaches. */
const opening = 8
const foot = 8

/** What stands right before somebody whom a line speaks to, thanks, honors or quotes. */
const addressed =
  /(?:\b(?:dear|to|thanks?(?: you)?(?: to)?|welcome(?: to)?|hi|hello|bless you|happy birthday|ask|tell|see|call|text|e-?mail|contact|for|not|without|unlike|like|as|says|said|asked|quot(?:es?|ed|ing)|remember|with love to|honou?r to|love you|congratulations(?: to)?),?|(?:^|\s)(?:to|cc|bcc|attn|re):)\s*(?:(?:our|my|the)\s(?:\p{L}+,?\s){0,2})?["“]?$/iu
const helped =
  /\b(?:typed|transcribed|transcript|edited|read|reading|reader|led|leads?|recorded|interpret\w*|translat\w*|terp|hosted|host|presid\w+|welcomed?|sung|prepared|written up|produced|presented|arranged|printed|sent|forwarded|filmed|captions?)\b[^:.]{0,12}(?:\b(?:by|from)\b|:|–|—)?\s*(?:(?:our|the)\s)?$/iu
/** Behind a name: somebody who is away, has another task today or comes another day. */
const isElsewhere =
  /^[^.;|()]{0,24}?(?:\b(?:is|was|are|being|who['’]?s?|has|will be)\s(?:away|in|at|on|off|out|out of|sick|ill|preaching (?:at|in)|her|his|back|not|not here|unable)\b|\b(?:away|absent|on leave|sabbatical|holidays?|vacation|til|until|at (?:the )?(?:presbytery|synod|conference|assembly|convention|hospital)|out of town|next (?:week|sunday|time)|presiding|interpreting|reads?|reading)\b)/iu
const isDead = /^[^|]{0,6}(?:\(?\d{4}\s?[–—-]|,? (?:19|20)\d\d\s?[–—-]\s?(?:19|20)?\d\d)/u
const preaches = /\b(?:sermon|message|homily|preach\w*|speak\w*|word|teach\w*|minister(?:ing)?)\b/iu

/**
 * Whether a name stands where papers say who preached: in a short line of the head or foot, or behind words that say it.
 * A name within running text is somebody whom the preacher speaks of, greets or thanks.
 */
export function standsAsByline({ rows, bodyAt }: Sheet, at: number, start: number, end: number, text = rows[at]?.text ?? ''): boolean {
  const row = rows[at] as Row
  const before = text.slice(Math.max(0, start - 45), start)
  const after = text.slice(end, end + 60)
  if (addressed.test(before) || helped.test(before) || isElsewhere.test(after) || isDead.test(after)) return false
  const near = kindsOf(before.slice(-30))
  const saidBefore = near.some((kind) => kind === 'preacher' || kind === 'presents' || kind === 'by' || kind === 'sermon')
  const saidBehind = kindsOf(after.slice(0, 40)).includes('presents') || (near.length === 0 && preaches.test(after.slice(0, 30)))
  if (saidBefore || saidBehind) return true
  return row.words < proseWords && (at < bodyAt + opening || at >= rows.length - foot)
}
