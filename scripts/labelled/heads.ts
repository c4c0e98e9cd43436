// Heads of files with what they state, read as uploads are read, and whether what was found is it.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findDate } from '#lesson/reading/head/dates.ts'
import type { Line } from '#lesson/reading/head/head-lines.ts'
import { personName } from '#lesson/reading/head/person-names.ts'
import { headFields, type HeadField } from '#lesson/reading/head/rank-head.ts'
import { inEnglish } from '#lesson/reading/head/stated-passages.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { readTxt } from '#server/sermons/read-document/read-txt.ts'
import { labelledIn } from './gold.ts'
import { near, sameClaim, wordsIn } from './same-claim.ts'

/** What is not told of a head is not asked. */
export type GoldHead = Partial<Record<HeadField, string>>
export type LabelledHead = { id: string; fileName: string; lines: Line[]; gold: GoldHead }

/** The heads of a folder of labelled sermons, of one with passages.json (only the passage is told), or of a list in one file. */
export async function headsIn(place: string): Promise<LabelledHead[]> {
  const passages = path.join(place, 'passages.json')
  if (existsSync(passages))
    return Promise.all(
      Object.entries(JSON.parse(readFileSync(passages, 'utf8')) as Record<string, string>).map(async ([id, scripture]) => ({
        id,
        fileName: `${id}.txt`,
        lines: await readTxt(path.join(place, `${id}.txt`)),
        gold: { scripture },
      })),
    )
  if (statSync(place).isDirectory())
    return Promise.all(
      labelledIn(place).map(async ({ id, file, gold }) => ({
        id,
        fileName: path.basename(file),
        lines: await readTxt(file),
        // Of several readings the one that is preached.
        gold: { ...gold.frontMatter, ...(/ \/ |;/.test(gold.frontMatter.scripture) ? { scripture: gold.mainPassage[0] ?? '' } : {}) },
      })),
    )
  const list = JSON.parse(readFileSync(place, 'utf8')) as { id: string; fileName: string; text: string; gold: GoldHead }[]
  const folder = mkdtempSync(path.join(tmpdir(), 'heads-'))
  const heads = []
  for (const [at, { id, fileName, text, gold }] of list.entries()) {
    const file = path.join(folder, `${at}.txt`)
    writeFileSync(file, text)
    heads.push({ id, fileName, lines: await readTxt(file), gold })
  }
  rmSync(folder, { recursive: true })
  return heads
}

const chaptersOf = (text: string) =>
  findReferences(inEnglish(text)).map(({ osis }) => osis.split('-')[0]?.split('.').slice(0, 2).join('.') ?? '')
const sameText = (a: string, b: string) => near(a, b) >= sameClaim || wordsIn(a).join(' ') === wordsIn(b).join(' ')
/** Whether what was found is what is stated, as an editor would take it. */
export const same: Record<HeadField, (found: string, wanted: string) => boolean> = {
  title: sameText,
  speaker: (found, wanted) => sameText(personName(found), personName(wanted)) || sameText(found, wanted),
  scripture: (found, wanted) => chaptersOf(found).some((one) => chaptersOf(wanted).includes(one)),
  date: (found, wanted) => found === findDate(wanted).date,
}
/** The same to the letter, where that can be. */
export const exactly = (field: HeadField, found: string, wanted: string): boolean =>
  field === 'title' || field === 'speaker'
    ? wordsIn(personName(found)).join(' ') === wordsIn(personName(wanted)).join(' ')
    : same[field](found, wanted)

/** What a head states of a field as far as the field can hold it: a date with its year, a passage with a chapter. */
export const statedOf = (field: HeadField, gold: GoldHead): string =>
  field === 'date'
    ? findDate(gold.date ?? '').date
    : field === 'scripture' && chaptersOf(gold.scripture ?? '').length === 0
      ? ''
      : (gold[field] ?? '')

export const verdicts = ['right', 'wrong', 'missed', 'invented', 'empty'] as const
export type Verdict = (typeof verdicts)[number]
function judgeField(field: HeadField, found: string, gold: GoldHead): Verdict {
  if (gold[field] === undefined) return 'empty'
  const wanted = statedOf(field, gold)
  if (!wanted) return found ? 'invented' : 'empty'
  return !found ? 'missed' : same[field](found, wanted) ? 'right' : 'wrong'
}
export const judgeHead = (found: Record<HeadField, string>, gold: GoldHead): Record<HeadField, Verdict> =>
  Object.fromEntries(headFields.map((field) => [field, judgeField(field, found[field], gold)])) as Record<HeadField, Verdict>
