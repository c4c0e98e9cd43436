import { clausesOf } from './clauses.ts'
import { rowOf } from './counted-row.ts'
import type { Head, Segment, Sentence } from './reading.ts'
import { tokensOf } from './tagger.ts'

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
const words = ['', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX']
const valueOf = (label: string): number => Math.max(roman.indexOf(label), words.indexOf(label), Number.parseInt(label) || 0)

/** A head that says something by itself: "He found her", and not "What he saw". */
export function isStatement(text: string): boolean {
  if (/[?_]|^(?:what|how|why|when|where|who|if)\b/i.test(text)) return false
  return clausesOf(tokensOf(text), false).some(({ subject, mood }) => subject !== '' && mood === 'says')
}
/** "What he saw", "What he asked": one of several turns of the story, without a question mark. */
const isTurn = (text: string) => /^(?:what|how|why|where|who|when)\b[^?_]*$/i.test(text) && text.includes(' ')
/** So many lines that are alike are a row. */
const leastAlike = 3
/** Words under a head, besides its own line. */
const leastUnder = 12

/** Which heads are the preacher's points: the row that he counts, else lines of which three or more say something by themselves. */
export function outlineOf(parts: readonly Omit<Segment, 'isPoint'>[], sentences: readonly Sentence[]): ReadonlySet<Head> {
  const wordsUnder = ({ head, from }: (typeof parts)[number], to?: number, ofLine = true) =>
    sentences.slice(from, to).reduce((sum, { paragraph, words: count }) => sum + (ofLine && paragraph === head.block ? 0 : count), 0)
  const counted = (kind: (head: Head) => boolean, isTyped = true) => {
    const kin = parts.filter(({ head }) => kind(head))
    return rowOf(
      kin.map((part, place) => ({
        head: part.head,
        at: part.from,
        value: valueOf(part.head.label),
        says: part.head.text.includes(' '),
        // What is counted in prose has been weighed where it was counted.
        hasBody: !isTyped || wordsUnder(part, kin[place + 1]?.from) >= leastUnder,
      })),
      isTyped,
    )
  }
  const span = (row: { at: number }[]) => (row.at(-1)?.at ?? 0) - (row[0]?.at ?? 0)
  // "I." and "1." are two rows, the one under the other; the outline is the one that goes through more of the sermon.
  const [typed = []] = [
    counted(({ how, label }) => how === 'numbered' && roman.includes(label)),
    counted(({ how, label }) => how === 'numbered' && !roman.includes(label)),
  ].sort((a, b) => span(b) - span(a))
  const inOrder = typed.length > 0 ? typed : counted(({ how }) => how === 'ordinal', false)
  // "The last thing": what closes a row that is counted in prose has no number of its own.
  const closing =
    inOrder.at(-1)?.head.how === 'ordinal'
      ? parts.filter(({ head, from }) => head.how === 'ordinal' && !head.label && from > (inOrder.at(-1)?.at ?? 0))
      : []
  if (inOrder.length > 0) return new Set([...inOrder, ...closing].map(({ head }) => head))
  const lines = parts.filter((part) => part.head.how === 'line' && wordsUnder(part, part.to) >= leastUnder)
  const [row = []] = [lines.filter(({ head }) => isStatement(head.text)), lines.filter(({ head }) => isTurn(head.text))].filter(
    (kin) => kin.length >= leastAlike,
  )
  return new Set(row.map(({ head }) => head))
}
