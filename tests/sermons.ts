import { readFileSync } from 'node:fs'
import type { SermonForm } from '#contract/sermons.ts'

export const ownSermon = (name: string) => readFileSync(new URL(`./sermons/${name}.txt`, import.meta.url), 'utf8').trim()
/** Small sermons of our own, written for the tests. */
export const neighborSermon: SermonForm = {
  title: 'Who Is My Neighbor?',
  speaker: 'Hannah Reed',
  date: '2026-05-17',
  scripture: 'Luke 10:25-37',
  theme: '',
  translation: 'WEB',
  minutes: 45,
  content: ownSermon('neighbor'),
}
export const stonesSermon: SermonForm = {
  title: 'Stones in the River',
  speaker: 'Amos Keller',
  date: '2026-06-07',
  scripture: '',
  theme: '',
  translation: 'WEB',
  minutes: 45,
  content: ownSermon('stones'),
}
export const document = (name: string): URL => new URL(`./documents/${name}`, import.meta.url)
