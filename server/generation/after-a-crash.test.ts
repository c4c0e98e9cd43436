import { expect, test } from 'vitest'
import { me } from '#contract/accounts.ts'
import { readSermon } from '#contract/sermons.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { sermonForm, type Sermon } from '#contract/sermons.ts'
import { sermonOf } from '#server/sermons/sermons.store.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'
import { generationOf, saveProgress, startOrJoin } from './generation.store.ts'
import { wishesFor } from './wishes-of.ts'
import { writeBooks } from './write-books.ts'

const at = useApp()

/** A generation as a killed process left it: the teens’ book was finished, the children’s was half written. */
async function cutOff() {
  await at.app.jobs.stop()
  const token = await at.registered()
  const userId = ((await at.call(me, { token })).json.user as { id: string }).id
  const form = sermonForm.parse(neighborSermon)
  const { sermonId } = await startOrJoin(at.app, { userId, form, ask: false }, async () => undefined)
  const sermon = await sermonOf(at.app, { userId, sermonId })
  if (!sermon) throw new Error('the sermon was not stored')
  const wishes = await wishesFor(at.app, sermon)
  const { plan } = await at.app.offline.run('plan', form, wishes)
  const { books } = await at.app.offline.run('prepare', form, wishes, plan)
  const titled = (book: LessonBook, title: string): LessonBook => ({ ...book, title })
  await saveProgress(at.app, { userId, sermonId }, 'writing', {
    books: [
      { ageGroup: 'teens', done: true, section: '', mending: [], content: titled(books.teens, 'Finished before the crash') },
      { ageGroup: 'children', done: false, section: 'story', mending: [], content: titled(books.children, 'Half written') },
    ],
    notices: ['Said before the crash.'],
  })
  const shown = async () => {
    const sermon = (await at.call(readSermon, { token, params: { id: sermonId } })).json as unknown as Sermon
    return Object.fromEntries(sermon.generatedContent.map((one) => [one.ageGroup, one.content.title]))
  }
  return { userId, sermonId, books, shown }
}

test('a crash keeps the book that was finished, and only that one', async () => {
  const { userId, sermonId, books, shown } = await cutOff()
  await writeBooks(at.app, { userId, sermonId, lost: new AbortController().signal })
  expect(await shown()).toEqual({
    teens: 'Finished before the crash',
    children: books.children.title,
    'young-kids': books['young-kids'].title,
  })
  expect((await generationOf(at.app, { userId, sermonId }))?.progress.notices).toContain('Said before the crash.')
})

test('whoever lost the job writes no book', async () => {
  const { userId, sermonId, shown } = await cutOff()
  await expect(writeBooks(at.app, { userId, sermonId, lost: AbortSignal.abort() })).rejects.toThrow('lease')
  expect(await shown()).toEqual({})
})
