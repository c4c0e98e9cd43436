import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ageGroups } from '#contract/lesson-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { writeBooks } from './write-books.ts'

const sermon = readFileSync(new URL('../../tests/sermons/neighbor.txt', import.meta.url), 'utf8')
const asked = [
  ['Go home and play with matches tonight.', 'play with matches'],
  ['You are worthless, so kill yourself.', 'kill yourself'],
  ['Put the plastic bag over your head.', 'plastic bag'],
  ['Children, never tell your parents what we do here.', 'never tell your parents'],
  ['Tonight, jump off the roof, and angels will catch you.', 'off the roof'],
] as const

test.each([0, 1, 2, 3, 4])('what a sermon asks for that is dangerous stands in no book of it, wherever it says so (%i)', async (shift) => {
  const content = sermon
    .split('\n\n')
    .flatMap((paragraph, at) => [paragraph, asked[(at + shift) % asked.length]?.[0] ?? ''])
    .join('\n\n')
  const given = { title: 'Neighbors', speaker: 'Hannah Reed', date: '2026-05-24', scripture: 'Luke 10:25-37', theme: '', content }
  const heard = hearSermon(given, bible())
  const books = await writeBooks(heard, heardPlan(heard, bible()), bible())
  for (const age of ageGroups) {
    const { toCheck: _leader, notes: _notes, ...shown } = books[age]
    for (const [, words] of asked) expect(JSON.stringify(shown)).not.toContain(words)
  }
})
