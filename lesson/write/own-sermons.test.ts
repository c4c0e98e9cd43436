import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ageGroups } from '#contract/lesson-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { readFrontMatter } from '#lesson/reading/head/front-matter.ts'
import { problemsOf } from '#lesson/finish-book.ts'
import { osisOf } from '#lesson/scripture/bible.ts'
import { findReferences } from '#lesson/scripture/references.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { readTxt } from '#server/sermons/read-document/read-txt.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from './write-books.ts'

const folder = fileURLToPath(new URL('../../tests/sermons/', import.meta.url))
const passages = JSON.parse(readFileSync(`${folder}passages.json`, 'utf8')) as Record<string, string>
const ids = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.replace('.txt', ''))
const versesOf = (label: string) => findReferences(label).flatMap(({ osis }) => bible().passage(osis).map(osisOf))

describe.each(ids)('the sermon %s', async (id) => {
  const read = readFrontMatter(await readTxt(`${folder}${id}.txt`))
  const sermon = { ...read, title: read.title || id }
  const heard = hearSermon(sermon, bible())
  const books = writeBooks(heard, heardPlan(heard, bible()), bible())

  test('preaches its passage', () => {
    expect(heard.verdict).toBe('sermon')
    const wanted = new Set(versesOf(passages[id] ?? ''))
    expect(versesOf(heard.reading.main?.label ?? '').some((osis) => wanted.has(osis))).toBe(true)
  })
  test.each(ageGroups)('becomes a book for %s that the gate lets through', (age) => {
    expect(problemsOf(books[age], heard, bible()).map(({ line }) => line)).toEqual([])
    expect(books[age].keyPoints.length).toBeGreaterThan(0)
  })
})
