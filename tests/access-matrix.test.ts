import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { generateContent } from '#contract/generation.ts'
import { listSessions } from '#contract/accounts.ts'
import { listBooks } from '#contract/library.ts'
import { people } from './people.ts'
import { neighborSermon } from './sermons.ts'
import { useApp } from './test-app.ts'

const at = useApp()
const lines = Object.entries(calls) as [string, Endpoint][]
/** Bodies that pass the shape, so that the answer is about who asks. */
const bodies: Partial<Record<keyof typeof calls, object>> = {
  generateContent: neighborSermon,
  generateAudio: { text: 'God is near.', ageGroup: 'teens' },
  generateImages: { prompts: ['a boat'] },
  writeNote: { text: 'They loved the rope.' },
  rewriteBook: { section: 'prayer' },
  changeBook: { revision: 1, changes: [{ path: 'title', value: 'Mine' }] },
}

/** Everything of one person that has an address, and somebody else who knows all of it. */
async function scene() {
  const owner = await at.registered()
  const { sermonId } = (await at.call(generateContent, { token: owner, body: neighborSermon })).json as { sermonId: string }
  const books = (await at.call(listBooks, { token: owner })).json as unknown as { id: string; ageGroup: string }[]
  const [session] = (await at.call(listSessions, { token: owner })).json as unknown as { id: string }[]
  const book = books.find((one) => one.ageGroup === 'young-kids')?.id ?? ''
  const id = (path: string) => (path.startsWith('/api/books') ? book : path.includes('/sessions/') ? (session?.id ?? '') : sermonId)
  const ask = (name: string, line: Endpoint, token?: string) =>
    at.call(line, {
      params: { id: id(line.path), name: 'coloring-story', revision: '1' } as never,
      ...(token ? { token } : {}),
      ...(line.file ? { file: new Blob(['a file']) } : line.body ? { body: bodies[name as keyof typeof calls] ?? {} } : {}),
    })
  return { owner, other: await at.registered(people.daniel), ask }
}

describe('who may do what', () => {
  let here: Awaited<ReturnType<typeof scene>>
  // What is shared is everybody's to read; who may change it stands in server/community/community.test.ts.
  const owned = lines.filter(([, line]) => line.path.includes(':id') && !line.path.startsWith('/api/community'))
  test('what belongs to one person is not there for another, in any call that names it', async () => {
    here = await scene()
    expect(owned.length).toBeGreaterThan(12)
    for (const [name, line] of owned) {
      const status = (await here.ask(name, line, here.other)).status
      expect([name, status]).toEqual([name, 404])
    }
    // The same addresses are there for the owner: the 404 was about who asked. What deletes comes last.
    const reading = owned.filter(([, line]) => line.method === 'GET' && !/audio|generation/.test(line.path))
    for (const [name, line] of reading) {
      const status = (await here.ask(name, line, here.owner)).status
      expect([name, status]).toEqual([name, name === 'bookPptx' ? 404 : 200])
    }
  })
  test('after the trial everything that makes something new answers 402, and everything else goes on', async () => {
    here = await scene()
    at.setNow(() => new Date(Date.now() + 5 * 86_400_000))
    const making = lines.filter(([, line]) => line.access === 'subscriber')
    expect(making.length).toBeGreaterThanOrEqual(5)
    for (const [name, line] of making) expect([name, (await here.ask(name, line, here.owner)).status]).toEqual([name, 402])
    for (const [name, line] of lines.filter(([, one]) => one.access === 'user' && one.method === 'GET')) {
      const status = (await here.ask(name, line, here.owner)).status
      expect([name, status !== 402 && status < 500]).toEqual([name, true])
    }
  })
})
