import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type ChangedBook, changeBook, listRevisions, restoreRevision } from '#contract/book-edits.ts'
import type { BookChange } from '#contract/book-edits.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { generateContent } from '#contract/generation.ts'
import { listBooks, type OpenBook, readBook } from '#contract/library.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()

/** A person with a book of one age, as two tabs see it. */
async function bookOf(age: AgeGroup = 'children') {
  const token = await at.registered()
  await at.call(generateContent, { token, body: neighborSermon })
  const books = (await at.call(listBooks, { token })).json as unknown as OpenBook[]
  const params = { id: books.find((one) => one.ageGroup === age)?.id ?? '' }
  const read = async () => (await at.call(readBook, { token, params })).json as unknown as OpenBook
  const change = async (revision: number, ...changes: BookChange[]) => {
    const { status, json } = await at.call(changeBook, { token, params, body: { revision, changes } })
    return { status, body: json as unknown as ChangedBook, error: json as unknown as ErrorBody }
  }
  return { token, params, read, change, first: await read() }
}

describe('a book that two people change', () => {
  test('carries both their changes when they are of different sections', async () => {
    const { first, change, read } = await bookOf()
    const [one, other] = await Promise.all([
      change(first.revision, { path: 'prayer', value: 'Lord, slow us down.' }),
      change(first.revision, { path: 'discussionQuestions.0', value: 'Who walked by?' }),
    ])
    expect([one.status, other.status]).toEqual([200, 200])
    const book = await read()
    expect(book.content.prayer).toBe('Lord, slow us down.')
    expect(book.content.discussionQuestions[0]).toBe('Who walked by?')
    expect(book.content.discussionQuestions.slice(1)).toEqual(first.content.discussionQuestions.slice(1))
    expect(book.revision).toBe(first.revision + 2)
  })
  test('keeps the first text of one section and shows it to the second writer, and saves nothing of his', async () => {
    const { first, change, read } = await bookOf()
    await change(first.revision, { path: 'activities.0.title', value: 'Over the Road' })
    const { status, error } = await change(
      first.revision,
      { path: 'activities.0.title', value: 'Across' },
      { path: 'prayer', value: 'Lord, hear us.' },
    )
    expect([status, error.code]).toEqual([409, 'library.section_changed'])
    expect(error.conflicts).toMatchObject([
      { section: 'activities', path: 'activities.0.title', value: 'Over the Road', by: people.ruth.name },
    ])
    expect(error.revision).toBe(first.revision + 1)
    expect((await read()).content).toMatchObject({ prayer: first.content.prayer })
    const again = await change(error.revision ?? 0, { path: 'activities.0.title', value: 'Across' })
    expect(again.body.book.content.activities[0]?.title).toBe('Across')
  })
  test('takes what stands there already from a writer whose answer got lost', async () => {
    const { first, change } = await bookOf()
    const sent: BookChange = { path: 'activities.0.steps.1', value: 'The second child walks by.' }
    const saved = await change(first.revision, sent)
    const again = await change(first.revision, sent)
    expect([again.status, again.body.revision]).toEqual([200, saved.body.revision])
  })
  test('loses no change of twelve that arrive at once', async () => {
    const { first, change, read } = await bookOf()
    const places = first.content.activities[0]?.steps.slice(0, 6).map((_, n) => n) ?? []
    // The same section, so each later one asks again with the revision that it is told.
    const persist = async (n: number) => {
      let { revision } = first
      for (let tries = 0; tries < 20; tries++) {
        const { status, error } = await change(revision, { path: `activities.0.steps.${n}`, value: `Step ${n} by hand.` })
        if (status === 200) return
        revision = error.revision ?? revision
      }
    }
    await Promise.all([
      ...places.map(persist),
      ...['title', 'bottomLine', 'prayer', 'weeklyChallenge.title', 'discussionQuestions.1', 'bibleStory.title'].map((path) =>
        change(first.revision, { path, value: `New: ${path}` }),
      ),
    ])
    const { content } = await read()
    for (const n of places) expect(content.activities[0]?.steps[n]).toBe(`Step ${n} by hand.`)
    expect([content.title, content.bottomLine, content.prayer, content.weeklyChallenge?.title, content.bibleStory?.title]).toEqual(
      ['title', 'bottomLine', 'prayer', 'weeklyChallenge.title', 'bibleStory.title'].map((path) => `New: ${path}`),
    )
  })
})

describe('what a person types', () => {
  test('stays text, whatever it looks like, and loses the characters that nobody types', async () => {
    const { first, change } = await bookOf()
    const paste = '<script>alert(1)</script> a\u202E\u0007<b>bold</b>\r\n\r\n\r\n\r\nnext & <i>'
    const { body } = await change(first.revision, { path: 'bibleStory.content', value: paste })
    expect(body.book.content.bibleStory?.content).toBe('<script>alert(1)</script> a<b>bold</b>\n\nnext & <i>')
    expect((await change(body.revision, { path: 'title', value: ' two\nlines ' })).body.book.content.title).toBe('two lines')
  })
  test('is refused with a sentence beside its place where it is too long, and nothing of the call is saved', async () => {
    const { first, change, read } = await bookOf()
    const { status, error } = await change(
      first.revision,
      { path: 'prayer', value: 'Amen.' },
      { path: 'bibleStory.content', value: 'a'.repeat(40_001) },
      { path: 'activities.0.minutes', value: 2.5 },
    )
    expect([status, error.code]).toEqual([422, 'library.cannot_change'])
    expect(error.fields).toEqual({
      'bibleStory.content': 'At most 40,000 characters fit here.',
      'activities.0.minutes': 'Whole minutes only.',
    })
    expect((await read()).content).toEqual(first.content)
  })
  test('cannot reach what the program writes, nor a place that is not there', async () => {
    const { first, change } = await bookOf()
    for (const path of [
      'memoryVerse.text',
      'memoryVerse.translation',
      'writtenBy',
      'ofSermon',
      'evidence.0.sermon',
      'newWords.0.word',
      'ageGroup',
      'devotional.content',
      'song.title',
      'activities.9.title',
      'activities.0.__proto__',
      'constructor',
      '__proto__.title',
      'discussionQuestions.x',
      'discussionQuestions.1.',
    ])
      expect([path, (await change(first.revision, { path, value: 'x' })).error.code]).toEqual([path, 'library.cannot_change'])
    expect((await change(first.revision, { path: 'discussionQuestions.1', value: '  ' })).error.fields).toHaveProperty([
      'discussionQuestions.1',
    ])
  })
  test('adds, takes out and orders the items of a list', async () => {
    const { first, change } = await bookOf()
    const count = first.content.discussionQuestions.length
    const added = await change(first.revision, { path: `discussionQuestions.${count}`, value: 'Who helps you?' })
    expect(added.body.book.content.discussionQuestions.at(-1)).toBe('Who helps you?')
    const out = await change(added.body.revision, { path: 'discussionQuestions.0', value: null })
    expect(out.body.book.content.discussionQuestions).toEqual([...first.content.discussionQuestions.slice(1), 'Who helps you?'])
    const turned = await change(out.body.revision, { path: 'activities', value: first.content.activities.toReversed() })
    expect(turned.body.book.content.activities).toEqual(first.content.activities.toReversed())
  })
  test('is nobody else’s to change, to read or to take back', async () => {
    const { first, params } = await bookOf()
    const token = await at.registered(people.daniel)
    const body = { revision: first.revision, changes: [{ path: 'title', value: 'Mine' }] }
    expect((await at.call(changeBook, { token, params, body })).status).toBe(404)
    expect((await at.call(listRevisions, { token, params })).status).toBe(404)
    expect((await at.call(restoreRevision, { token, params: { ...params, revision: '1' }, body: {} })).status).toBe(404)
  })
})

describe('the memory verse', () => {
  test('takes a reference, and the true words follow', async () => {
    const { first, change } = await bookOf()
    const { body } = await change(first.revision, { path: 'memoryVerse.reference', value: 'ps 56:3' })
    expect(body.book.content.memoryVerse).toMatchObject({
      reference: 'Psalm 56:3',
      text: 'When I am afraid, I will put my trust in you.',
      explanation: first.content.memoryVerse?.explanation,
    })
    const back = await change(body.revision, { path: 'memoryVerse', value: first.content.memoryVerse })
    expect(back.body.book.content.memoryVerse).toEqual(first.content.memoryVerse)
  })
  test('is never typed: other words than the translation’s are replaced by them', async () => {
    const { first, change } = await bookOf()
    const value = { reference: 'John 11:35', text: 'Jesus laughed.', translation: 'Mine', explanation: 'He weeps with us.' }
    const { body } = await change(first.revision, { path: 'memoryVerse', value })
    expect(body.book.content.memoryVerse).toEqual({
      reference: 'John 11:35',
      text: 'Jesus wept.',
      translation: 'World English Bible',
      explanation: 'He weeps with us.',
    })
  })
  test('says so where the Bible has no such passage, or too much of it', async () => {
    const { first, change } = await bookOf()
    const says = async (value: string) =>
      (await change(first.revision, { path: 'memoryVerse.reference', value })).error.fields?.['memoryVerse.reference']
    expect(await says('Ephesians 7:12')).toContain('no such passage')
    expect(await says('Hello')).toContain('no such passage')
    expect(await says('Psalm 119:1-30')).toContain('One to four verses')
  })
})

describe('what the checks say of an edited book', () => {
  test('stands beside its section and keeps nothing from being saved; the leader’s notes follow', async () => {
    const { first, change } = await bookOf('young-kids')
    expect(first.findings).toEqual([])
    const bad = await change(first.revision, {
      path: 'activities.0.steps.0',
      value: 'Tie a string around each neck and run across the street.',
    })
    expect(bad.status).toBe(200)
    const said = bad.body.findings.filter(({ section, severity }) => section === 'activities' && severity === 'hard')
    expect(said.length).toBeGreaterThan(0)
    expect(bad.body.book.content.toCheck).toContain(said[0]?.message)
    const mended = await change(bad.body.revision, { path: 'activities.0.steps.0', value: first.content.activities[0]?.steps[0] })
    expect(mended.body.findings).toEqual([])
    expect(mended.body.book.content.toCheck).toEqual(first.content.toCheck)
  })
  test('is taken out of the leader’s notes and stays out as long as it is said, and what is dangerous stays', async () => {
    const { first, change, read } = await bookOf('young-kids')
    const [step = ''] = first.content.activities[0]?.steps ?? []
    const bad = await change(first.revision, { path: 'activities.0.steps.0', value: 'Tie a string around each neck.' })
    const hard = bad.body.findings.find(({ severity }) => severity === 'hard')?.message
    const open = await change(bad.body.revision, { path: 'discussionQuestions.0', value: 'Did he stop?' })
    const soft = open.body.findings.find(({ section }) => section === 'discussionQuestions')?.message ?? ''
    expect(open.body.book.content.toCheck).toEqual(expect.arrayContaining([hard, soft]))
    const none = await change(open.body.revision, { path: 'toCheck', value: ['Bring a towel.'] })
    expect(none.body.book.content.toCheck).toEqual(['Bring a towel.', hard])
    const later = await change(none.body.revision, { path: 'prayer', value: 'Dear Jesus, thank you. Amen.' })
    expect((await read()).content.toCheck).toEqual(expect.not.arrayContaining([soft]))
    const back = await change(later.body.revision, { path: 'toCheck', value: open.body.book.content.toCheck })
    expect(back.body.book.content.toCheck).toEqual(open.body.book.content.toCheck)
    const mended = await change(back.body.revision, { path: 'activities.0.steps.0', value: step })
    expect(mended.body.book.content.toCheck).not.toContain(hard)
  })
  test('names where the old bottom line stands, and changes it there only when asked', async () => {
    const { first, change } = await bookOf()
    const old = first.content.bottomLine
    const { body } = await change(first.revision, { path: 'bottomLine', value: 'Jesus stops for everyone.' })
    expect(body.book.content.bibleStory).toEqual(first.content.bibleStory)
    expect(body.echoes.map(({ section }) => section)).toEqual(expect.arrayContaining(['story', 'keyPoints', 'weeklyChallenge']))
    const all = await change(body.revision, ...body.echoes.map(({ path, value }) => ({ path, value })))
    expect(all.status).toBe(200)
    const text = JSON.stringify({ ...all.body.book.content, toCheck: [], leftOut: [] })
    expect(text).not.toContain(old)
    expect(text).toContain('Jesus stops for everyone. Jesus stops for everyone.')
    // The sentence of the sermon goes along with its reworded point.
    expect(all.body.book.content.evidence[0]?.point).toBe('Jesus stops for everyone.')
  })
})

describe('the history of a book', () => {
  test('says who changed what, and one go of typing is one step', async () => {
    const { token, params, first, change } = await bookOf()
    let { revision } = first
    for (const value of ['L', 'Lo', 'Lord.']) revision = (await change(revision, { path: 'prayer', value })).body.revision
    revision = (await change(revision, { path: 'discussionQuestions.1', value: null })).body.revision
    const { json } = await at.call(listRevisions, { token, params })
    expect(json).toMatchObject([
      {
        revision,
        kind: 'edit',
        by: people.ruth.name,
        sections: ['discussionQuestions'],
        changes: [
          { section: 'discussionQuestions', path: 'discussionQuestions.1', before: first.content.discussionQuestions[1], after: '' },
        ],
      },
      {
        revision: revision - 1,
        sections: ['prayer'],
        changes: [{ section: 'prayer', path: 'prayer', before: first.content.prayer, after: 'Lord.' }],
      },
    ])
  })
  test('has no step of what was typed and taken back again', async () => {
    const { token, params, first, change } = await bookOf()
    const typed = await change(first.revision, { path: 'prayer', value: 'Lord.' })
    await change(typed.body.revision, { path: 'prayer', value: first.content.prayer })
    expect((await at.call(listRevisions, { token, params })).json).toEqual([])
  })
  test('gives the book back as it was, and that can be taken back too', async () => {
    const { token, params, first, change, read } = await bookOf()
    const one = await change(first.revision, { path: 'title', value: 'One' })
    const two = await change(one.body.revision, { path: 'prayer', value: 'Two.' })
    const restored = (await at.call(restoreRevision, { token, params: { ...params, revision: '1' }, body: {} }))
      .json as unknown as ChangedBook
    expect(restored.book.content).toEqual(first.content)
    expect(restored.revision).toBe(two.body.revision + 1)
    await at.call(restoreRevision, { token, params: { ...params, revision: String(two.body.revision) }, body: { sections: ['title'] } })
    expect((await read()).content).toMatchObject({ title: 'One', prayer: first.content.prayer })
    expect((await at.call(restoreRevision, { token, params: { ...params, revision: '99' }, body: {} })).status).toBe(404)
  })
  test('stays as it was, and the book too, when its step cannot be stored', async () => {
    const { first, change, read } = await bookOf()
    const { db } = at.app
    await db.q.execute(
      sql`create function no_history() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`,
    )
    await db.q.execute(sql`create trigger no_history before insert on book_revisions for each row execute function no_history()`)
    const { status } = await change(first.revision, { path: 'title', value: 'Half' })
    await db.q.execute(sql`drop trigger no_history on book_revisions`)
    await db.q.execute(sql`drop function no_history()`)
    expect(status).toBe(500)
    expect(await read()).toEqual(first)
    expect((await change(first.revision, { path: 'title', value: 'Whole' })).status).toBe(200)
  })
})
