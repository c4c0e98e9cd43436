import { expect, onTestFinished, test } from 'vitest'
import { changeBook, type ChangedBook, restoreRevision } from '#contract/book-edits.ts'
import { register } from '#contract/accounts.ts'
import { addressOf } from '#contract/endpoint.ts'
import { generateContent } from '#contract/generation.ts'
import { listBooks, type OpenBook, readBook } from '#contract/library.ts'
import { openChurch } from '#tests/open-church.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'

const cuts = 4
const json = { 'content-type': 'application/json' }

test('a power cut while somebody types loses no line that was saved, and book and history agree', async () => {
  const church = await openChurch()
  onTestFinished(() => church.close())
  const ask = async (method: string, path: string, token = '', body?: object) =>
    (await (
      await fetch(church.url + path, {
        method,
        headers: { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    ).json()) as unknown
  const { token } = (await ask('POST', register.path, '', people.ruth)) as { token: string }
  await ask('POST', generateContent.path, token, neighborSermon)
  const books = (await ask('GET', listBooks.path, token)) as OpenBook[]
  const id = books.find((one) => one.ageGroup === 'children')?.id ?? ''
  const read = async () => (await ask('GET', addressOf(readBook, { id }), token)) as OpenBook
  const first = await read()
  const places = ['title', 'prayer', 'bottomLine', 'discussionQuestions.0', 'weeklyChallenge.title']
  const saved = new Map<string, string>()
  const sent = new Map<string, string>()
  let { revision } = first
  let going = true
  let line = 0
  let acknowledged = 0
  const typist = async () => {
    while (going)
      try {
        const path = places[line % places.length] ?? 'title'
        const value = `Line ${line++}.`
        sent.set(path, value)
        const answer = (await ask('PATCH', addressOf(changeBook, { id }), token, {
          revision,
          changes: [{ path, value }],
        })) as Partial<ChangedBook>
        if (!answer.book) continue
        revision = answer.book.revision
        saved.set(path, value)
        acknowledged++
      } catch {
        await new Promise((next) => setTimeout(next, 40))
        revision = (await read().catch(() => ({ revision }))).revision
      }
  }
  const typing = typist()
  for (let cut = 0; cut < cuts; cut++) {
    const before = acknowledged
    while (acknowledged < before + 3) await new Promise((next) => setTimeout(next, 10))
    await new Promise((next) => setTimeout(next, cut * 15))
    await church.kill()
    await church.start()
  }
  // While the server is away lines are typed that nobody answers: which places were saved by then is chance.
  while (saved.size < places.length) await new Promise((next) => setTimeout(next, 10))
  going = false
  await typing
  const { content } = await read()
  const stands: Record<string, string | undefined> = {
    title: content.title,
    prayer: content.prayer,
    bottomLine: content.bottomLine,
    'discussionQuestions.0': content.discussionQuestions[0],
    'weeklyChallenge.title': content.weeklyChallenge?.title,
  }
  // What was sent last may have been saved without its answer; nothing older stands anywhere.
  for (const [path, value] of saved) expect([value, sent.get(path)]).toContain(stands[path])
  const back = (await ask('POST', addressOf(restoreRevision, { id, revision: '1' }), token, {})) as ChangedBook
  expect(back.book.content).toEqual(first.content)
})
