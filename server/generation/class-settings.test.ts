import { describe, expect, test } from 'vitest'
import { changeBook, type ChangedBook, listRevisions, restoreRevision } from '#contract/book-edits.ts'
import { changeClass, type ClassSettings, readClass, readClassDefaults, saveClassDefaults } from '#contract/class-settings.ts'
import type { Reply } from '#contract/endpoint.ts'
import { generateContent } from '#contract/generation.ts'
import { type Activity, ageGroups } from '#contract/lesson-book.ts'
import { type Book, listBooks } from '#contract/library.ts'
import { minutePlan } from '#lesson/plan/minute-plan.ts'
import { isAtHand } from '#lesson/rewrite/at-hand.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
type Changed = Reply<typeof changeClass>

async function library() {
  const token = await at.registered()
  const { sermonId } = (await at.call(generateContent, { token, body: neighborSermon })).json as { sermonId: string }
  const params = { id: sermonId }
  const read = async () => {
    const all = (await at.call(listBooks, { token })).json as unknown as Book[]
    return ageGroups.map((age) => all.find((one) => one.ageGroup === age) as Book)
  }
  const change = async (body: object) => (await at.call(changeClass, { token, params, body })).json as unknown as Changed
  return { token, params, read, change, before: await read() }
}
const nobody = { teens: null, children: null, 'young-kids': null }
const settings: ClassSettings = {
  minutes: 45,
  translation: 'WEB',
  children: nobody,
  mixedAges: false,
  supplies: null,
  reading: 'usual',
  words: [],
}

describe('the class of a sermon', () => {
  test('is another length of the minute plan, and no word of the books', async () => {
    const { change, read, before } = await library()
    const answer = await change({ minutes: 60 })
    expect(answer.settings).toEqual({ ...settings, minutes: 60 })
    expect(answer.books).toHaveLength(3)
    for (const [n, { content }] of (await read()).entries()) {
      expect(content).toEqual({ ...before[n]?.content, minutes: 60, toCheck: content.toCheck })
      expect(minutePlan(content, content.minutes).reduce((sum, one) => sum + one.minutes, 0)).toBe(60)
    }
  })
  test('is another translation in the verse alone, and back again by the history', async () => {
    const { token, change, read, before } = await library()
    await change({ translation: 'KJV' })
    const after = await read()
    for (const [n, { content }] of after.entries()) {
      const old = before[n]?.content
      expect(content.memoryVerse).toMatchObject({ reference: old?.memoryVerse?.reference, translation: 'King James Version' })
      expect({ ...content, memoryVerse: null, toCheck: [] }).toEqual({ ...old, memoryVerse: null, toCheck: [] })
    }
    const [teens] = after
    const steps = (await at.call(listRevisions, { token, params: { id: teens?.id ?? '' } })).json
    expect(steps).toMatchObject([{ kind: 'class', sections: ['memoryVerse'], by: people.ruth.name }])
    const undone = await at.call(restoreRevision, { token, params: { id: teens?.id ?? '', revision: '1' }, body: {} })
    expect((undone.json as unknown as ChangedBook).book.content.memoryVerse).toEqual(before[0]?.content.memoryVerse)
  })
  test('puts the line first that is for a few children, and leaves what somebody typed', async () => {
    const { token, change, read, before } = await library()
    const id = before[1]?.id ?? ''
    const typed = 'Hannah brings the drum.'
    await at.call(changeBook, { token, params: { id }, body: { revision: 1, changes: [{ path: 'activities.0.adapt.1', value: typed }] } })
    await change({ children: { children: 2 }, mixedAges: true })
    const [activity] = (await read())[1]?.content.activities ?? []
    expect(activity?.adapt[0]).toMatch(/^One to three children/)
    expect(activity?.adapt).toContain(typed)
    expect((await read())[1]?.content.activities[1]?.adapt.slice(0, 2)).toEqual([
      expect.stringMatching(/^One to three/),
      expect.stringMatching(/^Mixed ages/),
    ])
  })
  test('has as many in a room as were said for all of them, until another number is said for it, and keeps its books', async () => {
    const { token, params, read, change, before } = await library()
    await change({ reading: 'easier' })
    await at.call(saveClassDefaults, { token, body: { children: { children: 7 } } })
    expect((await at.call(readClass, { token, params })).json).toMatchObject({ children: { teens: null, children: 7, 'young-kids': null } })
    expect((await read()).map(({ content }) => content.activities)).toEqual(before.map(({ content }) => content.activities))
    await change({ children: { children: 9 } })
    await at.call(saveClassDefaults, { token, body: { children: { children: 8 } } })
    expect((await at.call(readClass, { token, params })).json).toMatchObject({ children: { children: 9 } })
  })
  test('proposes other activities where something is not at hand, and replaces none by itself', async () => {
    const { token, change, read, before } = await library()
    const supplies = ['paper', 'crayons']
    const { proposals, books } = await change({ supplies })
    expect(books).toEqual([])
    expect(await read()).toEqual(before)
    const mine = proposals.filter(({ bookId }) => bookId === before[1]?.id)
    expect(mine.length).toBeGreaterThan(0)
    for (const { changes } of mine)
      for (const { before: old, value } of changes as { before: Activity; value: Activity }[]) {
        expect(old.materials.every((one) => isAtHand(one, supplies))).toBe(false)
        expect(value.materials.filter((one) => !isAtHand(one, supplies))).toEqual([])
      }
    const changes = mine.flatMap((one) => one.changes.map(({ path, value }) => ({ path, value })))
    const taken = await at.call(changeBook, { token, params: { id: before[1]?.id ?? '' }, body: { revision: 1, changes } })
    expect(taken.status).toBe(200)
  })
  test('is how this church speaks: in what nobody wrote in, never in the Bible’s or the preacher’s words, and back again', async () => {
    const { token, change, read, before } = await library()
    const id = before[1]?.id ?? ''
    const typed = 'Dear God, help our children and every grown-up. Amen.'
    await at.call(changeBook, { token, params: { id }, body: { revision: 1, changes: [{ path: 'prayer', value: typed }] } })
    const words = [{ instead: 'grown-up', say: 'big friend' }]
    await change({ words })
    const [, children] = await read()
    expect(children?.content.prayer).toBe(typed)
    const said = (book: Book | undefined) =>
      JSON.stringify(book?.content.activities.concat() ?? []) + JSON.stringify(book?.content.weeklyChallenge)
    expect(said(before[1])).toMatch(/grown-up/)
    expect(said(children)).not.toMatch(/grown-up\b/)
    expect(said(children)).toMatch(/big friend/)
    for (const [n, { content }] of (await read()).entries()) {
      expect(content.memoryVerse?.text).toBe(before[n]?.content.memoryVerse?.text)
      expect(content.evidence.map(({ quote }) => quote)).toEqual(before[n]?.content.evidence.map(({ quote }) => quote))
    }
    await change({ words: [] })
    expect(said((await read())[1])).toBe(said(before[1]))
  })
  test('proposes an easier story where the group reads below its age, and tells none by itself', async () => {
    const { change, read, before } = await library()
    const { proposals, books } = await change({ reading: 'easier' })
    expect(books).toEqual([])
    expect(await read()).toEqual(before)
    const story = proposals.find(({ bookId, section }) => bookId === before[1]?.id && section === 'story')
    expect(story?.changes[0]?.path).toBe('bibleStory')
    expect((await change({ reading: 'easier' })).proposals).toEqual([])
  })
  test('is what new books are written for: what is at hand, the lines for so many, how this church speaks, an easier telling', async () => {
    const usual = (await library()).before
    const token = await at.registered(people.daniel)
    const supplies = ['paper', 'crayons', 'chairs']
    await at.call(saveClassDefaults, {
      token,
      body: { supplies, mixedAges: true, reading: 'easier', words: [{ instead: 'grown-up', say: 'big friend' }] },
    })
    expect((await at.call(generateContent, { token, body: neighborSermon })).status).toBe(200)
    const books = (await at.call(listBooks, { token })).json as unknown as Book[]
    for (const { ageGroup, content } of books) {
      const missing = content.activities.filter(({ materials }) => materials.some((one) => !isAtHand(one, supplies)))
      for (const { title } of missing) expect([ageGroup, content.toCheck.join(' ')]).toEqual([ageGroup, expect.stringContaining(title)])
      const mixed = content.activities.filter(({ adapt }) => adapt.some((line) => line.startsWith('Mixed ages')))
      for (const { adapt } of mixed) expect(adapt[0]).toMatch(/^Mixed ages/)
      if (ageGroup === 'children') expect(mixed.length).toBeGreaterThan(0)
      expect(JSON.stringify([content.activities, content.weeklyChallenge])).not.toMatch(/grown-up\b/)
    }
    const story = books.find(({ ageGroup }) => ageGroup === 'children')?.content
    expect(story?.reading.grade).toBeLessThan(usual[1]?.content.reading.grade ?? 0)
  })
  test('changes nothing the second time, and is nobody else’s', async () => {
    const { params, change } = await library()
    await change({ minutes: 30, translation: 'KJV' })
    expect((await change({ minutes: 30, translation: 'KJV' })).books).toEqual([])
    const token = await at.registered(people.daniel)
    expect((await at.call(changeClass, { token, params, body: { minutes: 60 } })).status).toBe(404)
    expect((await at.call(readClass, { token, params })).status).toBe(404)
  })
  test('is as the person’s other classes until it is said otherwise', async () => {
    const { token, params, change } = await library()
    expect((await at.call(readClassDefaults, { token })).json).toEqual(settings)
    await at.call(saveClassDefaults, { token, body: { children: { children: 8 }, supplies: ['paper'] } })
    expect((await at.call(saveClassDefaults, { token, body: { mixedAges: true } })).json).toMatchObject({
      children: { ...nobody, children: 8 },
      mixedAges: true,
    })
    expect((await at.call(readClass, { token, params })).json).toMatchObject({
      children: { children: 8 },
      mixedAges: true,
      supplies: ['paper'],
    })
    await change({ children: { teens: 3 } })
    await at.call(saveClassDefaults, { token, body: { children: { teens: 20 } } })
    expect((await at.call(readClass, { token, params })).json).toMatchObject({ children: { teens: 3, children: 8 } })
    expect((await at.call(saveClassDefaults, { token, body: { children: { teens: 0 } } })).status).toBe(400)
  })
  test('is the person’s own where the call that writes the books does not say another', async () => {
    const token = await at.registered()
    await at.call(saveClassDefaults, { token, body: { minutes: 60, translation: 'KJV' } })
    const { minutes: _, translation: __, ...sermon } = neighborSermon
    const own = (await at.call(generateContent, { token, body: sermon })).json as unknown as Reply<typeof generateContent>
    expect([own.teens.minutes, own.teens.memoryVerse?.translation]).toEqual([60, 'King James Version'])
    const said = (await at.call(generateContent, { token, body: { ...sermon, title: 'Another', minutes: 30 } }))
      .json as unknown as typeof own
    expect([said.teens.minutes, said.teens.memoryVerse?.translation]).toEqual([30, 'King James Version'])
  })
})

test('a thing is at hand by whatever name the list has it', () => {
  const cupboard = ['Paper', 'chairs', 'a ball', 'crayons']
  for (const one of ['paper (one each)', 'large paper', 'two chairs', 'ball', 'paper for notes', 'crayon'])
    expect([one, isAtHand(one, cupboard)]).toEqual([one, true])
  for (const one of ['paper cups', 'tape', 'balloon', 'a towel']) expect([one, isAtHand(one, cupboard)]).toEqual([one, false])
})
