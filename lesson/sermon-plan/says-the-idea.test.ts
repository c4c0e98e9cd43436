import { expect, test } from 'vitest'
import { lessonOf } from '#lesson/bank/lessons.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { changedPlan } from './changed-plan.ts'
import { withLesson } from './choose-lesson.ts'
import { heardPlan, lessonWish } from './heard-plan.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { stonesSermon } from '#tests/sermons.ts'
import { nearClaims } from './near-claims.ts'
import { lessonThatSays } from './says-the-idea.ts'
import { writeBooks } from '#lesson/write/write-books.ts'

const heard = hearSermon(stonesSermon, bible())
const way = lessonOf('god-makes-a-way', 'Josh.3.1-Josh.4.24')!
/** A plan whose lesson is that of the river, whatever a leader says that the sermon came down to. */
function planAbout(text: string) {
  const changed = changedPlan(heardPlan(heard, bible()), { bigIdea: { text }, passage: 'Joshua 4' }, bible())!
  const plan = withLesson(changed, lessonWish(stonesSermon, bible(), new Set()))
  const story = { span: way.story.span, title: way.story.title, why: 'passage' as const, others: [] }
  const { children, 'young-kids': youngKids } = way.claim.bottomLine
  return { ...plan, story, claim: way.claim.id, bottomLine: { ...plan.bottomLine, children, 'young-kids': youngKids } }
}
const saying = (text: string) => lessonThatSays(planAbout(text), way, nearClaims(text, stonesSermon.content))?.claim.id
const owed = 'When the children ask what the stones mean, we tell them what God has done, and so faith is handed on.'

test('where the lesson of the passage says another thing, the telling of the same passage that says the idea is taken for all three books', () => {
  expect(saying(owed)).toBe('tell-the-next-generation')
  const books = writeBooks(heard, planAbout(owed), bible())
  const { claim, angle } = lessonOf('tell-the-next-generation', way.story.span)!
  expect(books.teens.title).toBe(angle.title.teens)
  expect(books.children.bottomLine).toBe(claim.bottomLine.children)
  expect(books['young-kids'].song).toEqual(claim.song)
  for (const { notes } of Object.values(books)) expect(notes.map(({ code }) => code)).not.toContain('usual-lesson')
})
test('a bottom line that the leader typed stays under another telling', () => {
  const plan = planAbout(owed)
  const typed = { ...plan, bottomLine: { ...plan.bottomLine, children: 'Ask, and somebody will tell you about God.' } }
  expect(writeBooks(heard, typed, bible()).children.bottomLine).toBe('Ask, and somebody will tell you about God.')
})
test('an idea that no telling of the passage says is said by none of them', () =>
  expect(saying('Whoever tunes an old piano waits between two notes.')).toBeUndefined())
