import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { register, saveNotifications } from '#contract/accounts.ts'
import {
  type CommunityPost,
  countCommunity,
  likePost,
  listCommunity,
  listShared,
  readShared,
  reportPost,
  shareBook,
  type SharedLesson,
  unshare,
} from '#contract/community.ts'
import { generateContent } from '#contract/generation.ts'
import { type Book, listBooks } from '#contract/library.ts'
import { deleteSermon } from '#contract/sermons.ts'
import { communityPosts } from '#server/db/community-schema.ts'
import { mails } from '#server/db/schema.ts'
import { people } from '#tests/people.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp({ SUPPORT_EMAIL: 'help@storyfold.example' })
let ruth = ''
let daniel = ''
let books: Book[] = []
const someone = async (n: number) =>
  String((await at.call(register, { body: { email: `person.${n}@church.example`, password: 'barley and kindness' } })).json.token)
beforeEach(async () => {
  ruth = await at.registered()
  daniel = await at.registered(people.daniel)
  await at.call(generateContent, { token: ruth, body: neighborSermon })
  books = (await at.call(listBooks, { token: ruth })).json as unknown as Book[]
})
const share = async (age: Book['ageGroup'] = 'children', change: object = {}) => {
  const book = books.find((one) => one.ageGroup === age)
  const { status, json } = await at.call(shareBook, {
    token: ruth,
    body: {
      title: 'Who is my neighbour?',
      excerpt: 'A road, a stranger.',
      bookId: book?.id ?? '',
      tags: [age, 'lesson', 'ministry'],
      ...change,
    },
  })
  return { status, json, post: json as unknown as CommunityPost }
}
const list = async (search = '', token?: string) =>
  (await at.call(listCommunity, { search, ...(token ? { token } : {}) })).json as unknown as CommunityPost[]
const read = async (id: string, { token, agent = 'one' }: { token?: string; agent?: string } = {}) =>
  (await at.call(readShared, { params: { id }, headers: { 'user-agent': agent }, ...(token ? { token } : {}) }))
    .json as unknown as SharedLesson

describe('sharing', () => {
  test('makes the lesson public and nothing that is the leader’s, the preacher’s or the person’s', async () => {
    const { status, post } = await share()
    expect([status, post.mine, post.likes, post.views]).toEqual([201, true, 0, 0])
    const lesson = await read(post.id)
    const book = books.find((one) => one.ageGroup === 'children')
    expect(lesson.lesson.bibleStory).toEqual(book?.content.bibleStory)
    const shown = JSON.stringify(lesson)
    for (const key of ['evidence', 'toCheck', 'leftOut', 'speaker', 'userId']) expect(shown).not.toContain(`"${key}"`)
    for (const hidden of [people.ruth.email, people.ruth.name, neighborSermon.speaker, neighborSermon.title])
      expect(shown).not.toContain(hidden)
    // The devotional for teens names who preached: in public it does not.
    const { post: teens } = await share('teens')
    expect(books.find((one) => one.ageGroup === 'teens')?.content.devotional?.content).toContain(neighborSermon.speaker)
    expect(JSON.stringify(await read(teens.id))).not.toContain(neighborSermon.speaker)
    expect((await list()).map((one) => one.id)).toEqual([teens.id, post.id])
  })
  test('is for one’s own books, once each', async () => {
    await share()
    expect((await share()).json).toMatchObject({ code: 'community.already_shared' })
    const theft = await at.call(shareBook, { token: daniel, body: { title: 'Mine', bookId: books[0]?.id ?? '' } })
    expect([theft.status, theft.json.message]).toEqual([404, 'Book not found. Please refresh and try again.'])
    expect((await at.call(shareBook, { body: { title: 'Mine', bookId: books[0]?.id ?? '' } })).status).toBe(401)
  })
  test('counts set by a client change nothing', async () => {
    expect((await share('children', { likes: 1e9 })).status).toBe(400)
    const { post } = await share()
    const { json } = await at.call(likePost, { token: daniel, params: { id: post.id }, body: { likes: 1e9 } })
    expect(json).toEqual({ likes: 1, liked: true })
  })
  test('is taken back by its owner alone, and goes with the sermon', async () => {
    const { post } = await share()
    expect((await at.call(unshare, { token: daniel, params: { id: post.id } })).status).toBe(404)
    expect((await at.call(listShared, { token: ruth })).json).toEqual([{ id: post.id, bookId: post.bookId }])
    expect((await at.call(unshare, { token: ruth, params: { id: post.id } })).status).toBe(204)
    expect(await list()).toEqual([])
    await share()
    await at.call(deleteSermon, { token: ruth, params: { id: books[0]?.sermonId ?? '' } })
    expect(await list()).toEqual([])
  })
})

describe('likes', () => {
  test('of fifty people who click at once, each of them twice, are fifty', async () => {
    const { post } = await share()
    const tokens = await Promise.all(Array.from({ length: 50 }, (_, n) => someone(n)))
    const clicks = [...tokens, ...tokens].map((token) => at.call(likePost, { token, params: { id: post.id }, body: { likes: 1 } }))
    for (const { status } of await Promise.all(clicks)) expect(status).toBe(200)
    expect((await list())[0]?.likes).toBe(50)
    const back = await at.call(likePost, { token: tokens[0] ?? '', params: { id: post.id }, body: { likes: 49 } })
    expect(back.json).toEqual({ likes: 49, liked: false })
    expect((await list('', tokens[0])).map((one) => one.liked)).toEqual([false])
    expect((await list('', tokens[1])).map((one) => one.liked)).toEqual([true])
  })
  test('say what is wanted, however often they are sent', async () => {
    const { post } = await share()
    const click = async (liked: boolean) => (await at.call(likePost, { token: daniel, params: { id: post.id }, body: { liked } })).json
    expect([await click(true), await click(true), await click(false), await click(false)]).toEqual([
      { likes: 1, liked: true },
      { likes: 1, liked: true },
      { likes: 0, liked: false },
      { likes: 0, liked: false },
    ])
  })
  test('are told to an owner who asked for it, once a day, and to nobody else', async () => {
    const { post } = await share()
    const told = async () => (await at.app.db.q.select().from(mails).where(eq(mails.kind, 'liked'))).length
    await at.call(likePost, { token: daniel, params: { id: post.id }, body: { liked: true } })
    expect(await told()).toBe(0)
    const on = { email_updates: true, sermon_reminders: true, community_activity: true, system_alerts: true }
    await at.call(saveNotifications, { token: ruth, body: on })
    await at.call(likePost, { token: ruth, params: { id: post.id }, body: { liked: true } })
    expect(await told()).toBe(0)
    for (const n of [1, 2]) await at.call(likePost, { token: await someone(n), params: { id: post.id }, body: { liked: true } })
    expect(await told()).toBe(1)
  })
})

test('a lesson that an older version shared is read with what lessons have had since', async () => {
  const { post } = await share()
  const read = async () => ((await at.call(readShared, { token: daniel, params: { id: post.id } })).json as unknown as SharedLesson).lesson
  const { ownSteps: _, addedSteps: __, stepsOut: ___, stepsMoved: ____, ...older } = await read()
  await at.app.db.q.update(communityPosts).set({ lesson: older }).where(eq(communityPosts.id, post.id))
  expect(await read()).toMatchObject({ ...older, ownSteps: [], addedSteps: [], stepsOut: [], stepsMoved: [] })
})
test('a view counts once a visitor and day', async () => {
  const { post } = await share()
  for (const agent of ['one', 'one', 'two']) await read(post.id, { agent })
  expect((await read(post.id, { token: daniel })).views).toBe(3)
  expect((await read(post.id, { token: daniel, agent: 'phone' })).views).toBe(3)
  at.setNow(() => new Date(Date.now() + 86_400_000))
  expect((await read(post.id)).views).toBe(4)
})

test('the list is searched and filtered by word, tag, age, passage and theme, and paged', async () => {
  const { post: children } = await share('children')
  const { post: teens } = await share('teens', { title: 'Costly mercy', excerpt: '<script>alert(1)</script>' })
  const ids = async (search: string) => (await list(search)).map((one) => one.id)
  expect(await ids('')).toEqual([teens.id, children.id])
  expect(await ids('?search=merciful')).toEqual([teens.id])
  expect(await ids('?search=neighbour')).toEqual([children.id])
  expect(await ids('?search=%22%27)%20or%201=1--')).toEqual([])
  expect(await ids('?tag=Teens')).toEqual([teens.id])
  expect(await ids('?ageGroup=children')).toEqual([children.id])
  expect(await ids('?passage=Luke')).toHaveLength(2)
  expect(await ids('?passage=Luke+10:30')).toHaveLength(2)
  expect(await ids('?passage=Luke+11')).toEqual([])
  expect(await ids('?passage=gibberish')).toEqual([])
  expect(await ids('?theme=nothing+of+the+kind')).toEqual([])
  expect(await ids('?limit=1')).toEqual([teens.id])
  expect(await ids(`?limit=1&after=${teens.id}`)).toEqual([children.id])
  expect(await ids(`?limit=1&after=${children.id}`)).toEqual([])
  expect((await at.call(countCommunity, { search: '?ageGroup=teens' })).json).toEqual({ count: 1, more: false })
})

test('a lesson that three people report is hidden, and support is told of each', async () => {
  const { post } = await share()
  for (const n of [1, 2, 3]) {
    const token = await someone(n)
    for (const _ of [1, 2])
      expect((await at.call(reportPost, { token, params: { id: post.id }, body: { reason: 'wrong', message: 'Not Luke' } })).status).toBe(
        n === 3 && _ === 2 ? 404 : 204,
      )
  }
  expect(await list()).toEqual([])
  expect((await at.call(readShared, { params: { id: post.id } })).status).toBe(404)
  expect(await at.app.db.q.select().from(mails).where(eq(mails.kind, 'report'))).toHaveLength(3)
})

describe('the public page of a lesson', () => {
  test('stands without a session, shows typed text as text, and has a picture of its own', async () => {
    const { post } = await share('young-kids', {
      title: '<img src=x onerror=alert(1)> & “sheep”',
      excerpt: '</script><script>alert(2)</script>',
    })
    const page = await fetch(`${at.base()}/community/${post.id}`)
    const html = await page.text()
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; “sheep”')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain(`content="${at.app.address}/community/${post.id}/preview.png"`)
    expect(html).not.toContain(people.ruth.email)
    const picture = await fetch(`${at.base()}/community/${post.id}/preview.png`)
    expect(picture.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(await (await fetch(`${at.base()}/sitemap.xml`)).text()).toContain(`${at.app.address}/community/${post.id}`)
  })
  test('is a page that says so when nothing is shared there', async () => {
    for (const id of [crypto.randomUUID(), 'nothing']) {
      const page = await fetch(`${at.base()}/community/${id}`)
      expect(page.status).toBe(404)
      expect(await page.text()).toContain('Page Not Found')
    }
  })
})
