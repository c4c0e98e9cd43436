import type { Bible } from '#lesson/scripture/bible.ts'
import { readSermon } from '../read-sermon.ts'
import type { MarkName } from './marks.ts'

export type Label = { s: string; by: string; before?: string; after?: string }
export type Labels = { mark: string; meaning: string; train: { yes: Label[]; no: Label[] }; heldOut: { yes: Label[]; no: Label[] } }
export type MarkFigures = { precision: number; recall: number; yes: number; no: number }

/** How strongly a mark stands on a labelled sentence, read between its neighbors. */
export function valueOf(mark: MarkName, label: Label, bible: Bible): number {
  const key = `${bible.name} ${mark}`
  const known = values.get(label) ?? new Map<string, number>()
  values.set(label, known)
  const value = known.get(key) ?? readValue(mark, label, bible)
  known.set(key, value)
  return value
}
/** The same sentences are asked about with one limit after the other. */
const values = new WeakMap<Label, Map<string, number>>()

function readValue(mark: MarkName, { s, before = '', after = '' }: Label, bible: Bible): number {
  // What is said of a whole paragraph is seen where paragraphs end.
  const content = [before, s, after].filter(Boolean).join(mark === 'saidForOthers' ? '\n\n' : ' ')
  const { sentences } = readSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content }, bible)
  const from = before ? before.length : 0
  const own = sentences.filter(({ span }) => span[1] > from && span[0] < from + s.length + 1)
  return Math.max(0, ...own.map(({ marks }) => marks[mark]))
}

/** Of what a mark says yes to, how much is right; of what is so, how much it finds. */
export function figuresOf(mark: MarkName, { yes, no }: { yes: Label[]; no: Label[] }, limit: number, bible: Bible): MarkFigures {
  const over = (all: Label[]) => all.filter((one) => valueOf(mark, one, bible) >= limit).length
  const [right, wrong] = [over(yes), over(no)]
  return { precision: right + wrong ? right / (right + wrong) : 1, recall: right / Math.max(1, yes.length), yes: yes.length, no: no.length }
}
