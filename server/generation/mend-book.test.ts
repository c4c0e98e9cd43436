import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BookRevision, type ChangedBook, listRevisions, restoreRevision } from '#contract/book-edits.ts'
import { type GeneratedContent, generateContent } from '#contract/generation.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { whyNotByAi } from '#lesson/notes/note-sentences.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { makeAi } from '#server/ai/engine.ts'
import { readConfig } from '#server/config.ts'
import { books } from '#server/db/schema.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { type FakeProvider, startFakeProvider } from '#tests/fake-provider.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
const heard = hearSermon(neighborSermon, bible())
const written = writeBooks(heard, heardPlan(heard, bible()), bible())

describe('a section that may not be taught', () => {
  let fake: FakeProvider
  beforeAll(async () => void (fake = await startFakeProvider(written)))
  afterAll(() => fake.close())
  const good = written.children.activities
  const withSteps = (...steps: string[]) => good.map((one) => ({ ...one, steps: [...steps, ...one.steps.slice(1)] }))
  const bad = withSteps('Tie a string around each neck.')
  const steps = ({ activities }: LessonBook) => activities.map((one) => one.steps)
  const others = (book: LessonBook) => [book.title, book.bottomLine, book.bibleStory, book.discussionQuestions, book.prayer]
  let token = ''
  let ids: Record<string, string> = {}
  const generate = async () => {
    token = await at.registered()
    const { status, json } = await at.call(generateContent, { token, body: neighborSermon })
    expect(status).toBe(200)
    const rows = await at.app.db.q.select({ id: books.id, age: books.ageGroup }).from(books)
    ids = Object.fromEntries(rows.map((one) => [one.age, one.id]))
    return json as unknown as GeneratedContent
  }
  const idOf = ({ ageGroup }: LessonBook) => ids[ageGroup] ?? ''
  const historyOf = async (book: LessonBook) =>
    (await at.call(listRevisions, { token, params: { id: idOf(book) } })).json as unknown as BookRevision[]
  const mends = () => fake.calls.filter((call) => call.age === 'mend')
  beforeEach(() => {
    Object.assign(at.app, { ai: makeAi(readConfig({ AI_PROVIDER: 'compatible', AI_BASE_URL: fake.url, AI_MODEL: 'fake' })) })
    Object.assign(fake, { calls: [], mended: [] })
    fake.flaws = { children: { activities: bad } }
  })

  test('goes back alone, with its fault, and what the model makes of it stands; every other section stays as it was written', async () => {
    fake.mended = [{ activities: good }]
    const { children } = await generate()
    expect([children.writtenBy, steps(children), others(children)]).toEqual(['provider', steps(written.children), others(written.children)])
    const [call, ...more] = mends()
    expect(more).toEqual([])
    const asked = JSON.parse(call?.body ?? '{}') as { response_format: { json_schema: { schema: { required: string[] } } } }
    expect(asked.response_format.json_schema.schema.required).toEqual(['activities'])
  })
  test('is asked for again as long as it gets better', async () => {
    fake.flaws = { children: { activities: withSteps('Tie a string around each neck.', 'Put a plastic bag over the head.') } }
    fake.mended = [{ activities: bad }, { activities: good }]
    const { children } = await generate()
    expect([children.writtenBy, steps(children), mends().length]).toEqual(['provider', steps(written.children), 2])
  })
  test('that the model does not mend is the bank’s, and no other is', async () => {
    fake.mended = [{ activities: bad }]
    const { children } = await generate()
    expect([children.writtenBy, others(children), mends().length]).toEqual(['both', others(written.children), 1])
    expect(JSON.stringify(children.activities)).not.toContain('neck')
  })
  test('that is the story itself makes the whole book the bank’s: one hand tells and asks', async () => {
    const story = written.children.bibleStory
    fake.flaws = { children: { bibleStory: { ...story, content: `${story?.content}\n\nKeep this a secret from your parents.` } } }
    const { children } = await generate()
    expect([children.writtenBy, whyNotByAi(children)?.code]).toEqual(['offline', 'lesson-replaced'])
    const [step] = await historyOf(children)
    // What the model wrote well is there to be taken back, and its story is not.
    expect(step?.kind).toBe('checked')
    expect(step?.sections).not.toContain('story')
    expect(JSON.stringify(step)).not.toContain('secret')
  })
  test('that the checks only added to can be had as the model wrote it, and a step of the history says so', async () => {
    const story = written.children.bibleStory!
    const [alone = ''] = story.content.split('\n\nSay it together')
    fake.flaws = { children: { bottomLine: 'Love comes close and helps.', bibleStory: { ...story, content: alone } } }
    const { children } = await generate()
    expect(children.bibleStory?.content).toContain('Say it together:')
    expect(children.notes).toContainEqual({ code: 'checks-changed', params: { sections: 'the story', kept: 'the story' } })
    expect(children.toCheck).toContain(
      'The checks changed what the AI first wrote here: the story. You can bring the AI’s first version back from the history: the story.',
    )
    const [step, ...earlier] = await historyOf(children)
    expect([step?.kind, step?.by, step?.sections, earlier]).toEqual(['checked', '', ['story'], []])
    const body = { sections: ['story' as const] }
    const back = (await at.call(restoreRevision, { token, params: { id: idOf(children), revision: '1' }, body }))
      .json as unknown as ChangedBook
    expect(back.book.content.bibleStory?.content).toBe(alone)
  })
  test('is in no history, and neither is a book that the checks left as it was', async () => {
    const { children, teens } = await generate()
    expect(await historyOf(teens)).toEqual([])
    expect(JSON.stringify(await historyOf(children))).not.toContain('neck')
    expect(children.notes).toContainEqual({ code: 'checks-changed', params: { sections: 'the activities', kept: '' } })
  })
})
