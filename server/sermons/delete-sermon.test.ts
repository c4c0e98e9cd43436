import { expect, test } from 'vitest'
import { exportAccount } from '#contract/accounts.ts'
import { listCommunity, shareBook } from '#contract/community.ts'
import { bookTxt } from '#contract/exports.ts'
import { followGeneration, generateContent } from '#contract/generation.ts'
import { readPlan } from '#contract/lesson-plan.ts'
import { listBooks, readBook, readLibrary, readShelf } from '#contract/library.ts'
import { deletedDays } from '#contract/limits.ts'
import { makeLink, openLink } from '#contract/links.ts'
import { deleteSermon, readSermon, recentSermons, restoreSermon } from '#contract/sermons.ts'
import { bookRevisions } from '#server/db/book-revision-schema.ts'
import { sermonWords } from '#server/db/library-schema.ts'
import { lessonPlans } from '#server/db/lesson-plan-schema.ts'
import { links } from '#server/db/link-schema.ts'
import { books, generations, sermons } from '#server/db/schema.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { purgeSermons } from './sermons.store.ts'

const at = useApp()
const day = 86_400_000

async function sunday() {
  const token = await at.registered()
  const { sermonId } = (await at.call(generateContent, { token, body: neighborSermon })).json as { sermonId: string }
  const [book] = (await at.call(listBooks, { token })).json as unknown as { id: string }[]
  const bookId = book?.id ?? ''
  const { address } = (await at.call(makeLink, { token, params: { id: sermonId }, body: {} })).json as { address: string }
  await at.call(shareBook, { token, body: { title: 'Shared', bookId } })
  const params = { id: sermonId }
  const opened = () => at.call(openLink, { params: { token: address.split('/').at(-1) ?? '' } })
  /** What each way to the sermon answers. */
  const seen = async () => ({
    sermon: (await at.call(readSermon, { token, params })).status,
    plan: (await at.call(readPlan, { token, params })).status,
    generation: (await at.call(followGeneration, { token, params })).status,
    book: (await at.call(readBook, { token, params: { id: bookId } })).status,
    text: (await at.call(bookTxt, { token, params: { id: bookId } })).status,
    link: (await opened()).status,
    books: ((await at.call(listBooks, { token })).json as unknown as object[]).length,
    recent: ((await at.call(recentSermons, { token })).json as unknown as object[]).length,
    library: ((await at.call(readLibrary, { token })).json.sermons as object[]).length,
    shelf: (await at.call(readShelf, { token })).json.sermons,
  })
  return { token, params, seen }
}
const there = { sermon: 200, plan: 200, generation: 200, book: 200, text: 200, link: 200, books: 3, recent: 1, library: 1, shelf: 1 }
const gone = { sermon: 404, plan: 404, generation: 404, book: 404, text: 404, link: 404, books: 0, recent: 0, library: 0, shelf: 0 }
const shared = async () => ((await at.call(listCommunity)).json as unknown as object[]).length

test('a deleted sermon is gone from every way to it, and comes back whole; what was shared of it does not', async () => {
  const { token, params, seen } = await sunday()
  expect([await seen(), await shared()]).toEqual([there, 1])
  expect((await at.call(deleteSermon, { token, params })).status).toBe(204)
  expect([await seen(), await shared()]).toEqual([gone, 0])
  expect((await at.call(deleteSermon, { token, params })).status).toBe(404)
  const { sermons: waiting } = (await at.call(readLibrary, { token, search: '?deleted=1' })).json as {
    sermons: { goesAt: string; books: object[] }[]
  }
  expect(waiting.map(({ books: own }) => own.length)).toEqual([3])
  expect(Math.round((Date.parse(waiting[0]?.goesAt ?? '') - Date.now()) / day)).toBe(deletedDays)
  expect((await at.call(restoreSermon, { token: await at.registered(people.daniel), params })).status).toBe(404)
  expect((await at.call(restoreSermon, { token, params })).status).toBe(204)
  expect([await seen(), await shared()]).toEqual([there, 0])
  expect((await at.call(restoreSermon, { token, params })).status).toBe(404)
})

test('the same sermon given again after its deletion is another one', async () => {
  const { token, params } = await sunday()
  await at.call(deleteSermon, { token, params })
  const again = (await at.call(generateContent, { token, body: neighborSermon })).json as { sermonId: string }
  expect(again.sermonId).not.toBe(params.id)
})

test('writing that a deletion ended goes on when the sermon comes back', async () => {
  const { token, params } = await sunday()
  await at.call(deleteSermon, { token, params })
  await at.app.db.q.update(generations).set({ state: 'writing', progress: { books: [], notices: [] } })
  await at.call(restoreSermon, { token, params })
  await expect
    .poll(async () => ((await at.call(readSermon, { token, params })).json as { state: string }).state, { timeout: 20_000 })
    .toBe('done')
})

test('after thirty days nothing of it is left, and what was not deleted stays', async () => {
  const { token, params } = await sunday()
  const other = (await at.call(generateContent, { token, body: { ...neighborSermon, title: 'Another' } })).json as { sermonId: string }
  await at.call(deleteSermon, { token, params })
  const zip = await fetch(`${at.base()}${exportAccount.path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(zip.status).toBe(200)
  const rows = async () => {
    const { q } = at.app.db
    const of = (ids: { sermonId: string }[]) => ids.filter(({ sermonId }) => sermonId === params.id).length
    return [
      (await q.select({ sermonId: sermons.id }).from(sermons)).filter(({ sermonId }) => sermonId === params.id).length,
      of(await q.select({ sermonId: books.sermonId }).from(books)),
      of(await q.select({ sermonId: sermonWords.sermonId }).from(sermonWords)),
      of(await q.select({ sermonId: lessonPlans.sermonId }).from(lessonPlans)),
      of(await q.select({ sermonId: generations.sermonId }).from(generations)),
      of(await q.select({ sermonId: links.sermonId }).from(links)),
    ]
  }
  expect(await purgeSermons(at.app, new Date(Date.now() - day))).toBe(false)
  expect(await rows()).toEqual([1, 3, 1, 1, 1, 1])
  const monthOn = new Date(Date.now() + (deletedDays + 1) * day)
  at.setNow(() => monthOn)
  await at.app.jobs.add('purge-sermons', {})
  at.app.jobs.poke()
  await expect.poll(rows, { timeout: 20_000 }).toEqual([0, 0, 0, 0, 0, 0])
  expect((await at.app.db.q.select().from(sermons)).map(({ id }) => id)).toEqual([other.sermonId])
  expect(await at.app.db.q.select().from(bookRevisions)).toEqual([])
})
