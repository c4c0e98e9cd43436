import { readFileSync } from 'node:fs'
import type { LessonBook } from '../contract/lesson-book.ts'
import { people } from '../tests/people.ts'

type Ask = (method: string, at: string, body?: object, token?: string) => Promise<unknown>
/** A few months of a church: enough for the library to have months, series and a strip of the Bible. */
const preached = [
  ['The Bow in the Cloud', 'Daniel Ortiz', '2026-03-22', 'Genesis 9:8-17', 'In the Beginning'],
  ['A Seed in Good Ground', 'Daniel Ortiz', '2026-04-12', 'Mark 4:1-20', 'Stories Jesus Told'],
  ['How Long, O Lord?', 'Ruth Mbeki', '2026-04-26', 'Psalm 13', 'Big Feelings'],
  ['Slow to Boil: How to Handle Anger Before It Handles You', 'Daniel Ortiz', '2026-05-03', 'James 1:19-20', 'Big Feelings'],
  ['The Prophet on the Hill', 'Hannah Reed', '2026-05-10', 'Jonah 4', ''],
  ['Who Is My Neighbor?', 'Hannah Reed', '2026-05-17', 'Luke 10:25-37', 'Stories Jesus Told'],
] as const
type Book = { id: string; sermonId: string; title: string; description: string; ageGroup: string }

/** Who the pictures are taken for: a church with its sermons, links and shared lessons, and somebody who has only registered. */
export async function fillChurch(ask: Ask) {
  const tokenOf = async (person: object) => ((await ask('POST', '/api/auth/register', person)) as { token: string }).token
  const token = await tokenOf(people.ruth)
  const fresh = await tokenOf(people.daniel)
  const text = readFileSync('tests/sermons/neighbor.txt', 'utf8')
  for (const [title, speaker, date, scripture, series] of preached)
    await ask(
      'POST',
      '/api/generate-content',
      {
        title,
        speaker,
        date,
        scripture,
        series,
        theme: '',
        content: scripture.startsWith('Luke') ? text : `Turn with me to ${scripture}. ${text}`,
        anyway: true,
      },
      token,
    )
  const newest = ((await ask('GET', '/api/library', {}, token)) as { sermons: { id: string; books: { id: string; ageGroup: string }[] }[] })
    .sermons[0]
  const books = (await ask('GET', '/api/books', {}, token)) as Book[]
  const posts: { id: string }[] = []
  // The youngest age of the newest stays unshared, so that the dialog which shares it can be seen.
  for (const book of books.filter(({ sermonId, ageGroup }) => sermonId !== newest?.id || ageGroup !== 'young-kids').slice(0, 5))
    posts.push(
      (await ask(
        'POST',
        '/api/community',
        { title: book.title, excerpt: book.description, bookId: book.id, tags: [book.ageGroup, 'lesson', 'ministry'] },
        token,
      )) as { id: string },
    )
  const sermonId = newest?.id ?? ''
  const linkTo = async (kind: string, more: object = {}) =>
    new URL(((await ask('POST', `/api/sermons/${sermonId}/links`, { kind, ...more }, token)) as { address: string }).address).pathname
  const bookOf = (ageGroup: string) => newest?.books.find((one) => one.ageGroup === ageGroup)?.id ?? ''
  const whole = (await ask('GET', `/api/sermons/${sermonId}`, {}, token)) as {
    generatedContent: { ageGroup: string; content: LessonBook }[]
  }
  // Of the oldest the leader says that it came down to what no lesson says: its younger books tell something else.
  const oldest = books.at(-1)?.sermonId ?? ''
  const plan = { bigIdea: { text: 'Whoever tunes an old piano learns to wait between two notes.' } }
  await ask('POST', `/api/sermons/${oldest}/generation`, { plan }, token)
  const told = (await ask('GET', '/api/books', {}, token)) as Book[]
  return {
    token,
    fresh,
    sermonId,
    bookOf,
    activity: whole.generatedContent.find(({ ageGroup }) => ageGroup === 'children')?.content.activities[0]?.title ?? '',
    told: told.find(({ sermonId: of, ageGroup }) => of === oldest && ageGroup === 'children')?.id ?? '',
    shared: posts[0]?.id ?? '',
    plan: await ask('GET', `/api/sermons/${sermonId}/plan`, {}, token),
    /** Books as they are in the middle of their writing: one is there, one half, one has begun. */
    begun: whole.generatedContent.map(({ ageGroup, content }) => ({
      ageGroup,
      content,
      done: ageGroup === 'young-kids',
      section: { teens: 'devotional', children: 'memoryVerse' }[ageGroup] ?? 'weeklyChallenge',
      mending: [],
    })),
    links: {
      volunteer: await linkTo('volunteer', {
        bookId: bookOf('children'),
        teacher: 'Priya Shah',
        note: 'The tape is in the blue cupboard.',
      }),
      sunday: await linkTo('volunteer'),
      family: await linkTo('family'),
    },
  }
}
export type FilledChurch = Awaited<ReturnType<typeof fillChurch>>
