import { afterAll, describe, expect, test } from 'vitest'
import { OfflineWriter } from './offline-writer.ts'

const thread = new URL('./offline-thread.test-child.ts', import.meta.url)
const writers: OfflineWriter[] = []
const writer = (limitMs: number, { mostThreads = 1, idleMs = 60_000, spareTime = {} } = {}) => {
  const made = new OfflineWriter({ thread, limitMs, mostThreads, idleMs, spareTime })
  writers.push(made)
  return made
}
afterAll(() => Promise.all(writers.map((one) => one.close())))
const outcomes = (tasks: Promise<unknown>[]) =>
  Promise.all(
    tasks.map((task) =>
      task.then(
        (value) => value,
        (error: Error) => error.message,
      ),
    ),
  )

describe('of the tasks of the engine without AI', () => {
  test('the one that never ends fails alone, and those before and behind it are done', async () => {
    const own = writer(3000)
    const all = ['10', 'for ever', '20', '30'].map((content) => own.run('suggest', content))
    expect(await outcomes(all)).toEqual(['10', 'the offline engine took more than 3 s', '20', '30'])
  })
  test('the one that ends the thread fails alone', async () => {
    const own = writer(5000)
    expect(await outcomes(['dies', '10'].map((content) => own.run('suggest', content)))).toEqual([
      'the thread of the offline engine ended with 3',
      '10',
    ])
  })
  test('none fails for the time that it waited: the clock starts with the task', async () => {
    const own = writer(900)
    await own.run('suggest', '1')
    const all = Array.from({ length: 8 }, (_, i) => own.run('suggest', String(300 + i)))
    expect(await outcomes(all)).toEqual(['300', '301', '302', '303', '304', '305', '306', '307'])
  })
  test('the one that never ends keeps nobody waiting where there is a second thread', async () => {
    const own = writer(3000, { mostThreads: 2 })
    const guilty = own.run('suggest', 'for ever').catch((error: Error) => error.message)
    const others = await outcomes(['10', '20', '30'].map((content) => own.run('suggest', content)))
    expect([others, own.load]).toEqual([['10', '20', '30'], { threads: 2, waiting: 0 }])
    expect(await guilty).toContain('took more than 3 s')
  })
  test('what somebody waits for goes before the writing of books', async () => {
    const own = writer(5000)
    const order: string[] = []
    const asked = (task: 'plan' | 'suggest', content: string) =>
      (own.run as (name: string, ...args: unknown[]) => Promise<unknown>)(task, content).then(() => order.push(`${task} ${content}`))
    await Promise.all([asked('plan', '50'), asked('plan', '10'), asked('suggest', '11'), asked('suggest', '12')])
    expect(order).toEqual(['plan 50', 'suggest 11', 'suggest 12', 'plan 10'])
  })
  test('more threads leave when they have nothing to do, and one stays', async () => {
    const own = writer(5000, { mostThreads: 3, idleMs: 3000 })
    const all = Promise.all(['100', '100', '100'].map((content) => own.run('suggest', content)))
    expect(own.load.threads).toBe(3)
    await all
    await expect.poll(() => own.load.threads, { timeout: 60_000 }).toBe(1)
    expect(await own.run('suggest', '5')).toBe('5')
  })
  test('all that wait are told when the server stops', async () => {
    const own = writer(5000)
    const all = outcomes(['100', '100'].map((content) => own.run('suggest', content)))
    await own.close()
    expect(await all).toEqual(['the server is stopping', 'the server is stopping'])
  })
})

describe('what is done in spare time', () => {
  test('waits until nobody of the house does, also those who came later', async () => {
    const own = writer(5000)
    await own.run('suggest', '1')
    const done: string[] = []
    const note = (who: string) => () => void done.push(who)
    await Promise.all([
      own.run('suggest', '50').then(note('house 1')),
      own.runInSpareTime('suggest', '20').then(note('stranger 1')),
      own.runInSpareTime('suggest', '20').then(note('stranger 2')),
      own.run('suggest', '20').then(note('house 2')),
      own.run('suggest', '20').then(note('house 3')),
    ])
    expect(done).toEqual(['house 1', 'house 2', 'house 3', 'stranger 1', 'stranger 2'])
  })
  test('is turned away where too many wait, or too long; what it takes too long over is ended, and the house goes on', async () => {
    const own = writer(5000, { spareTime: { atOnce: 2, patienceMs: 300, limitMs: 400 } })
    await own.run('suggest', '1')
    const busy = own.run('suggest', '600')
    const crowd = ['1', '1', '1'].map((content) => own.runInSpareTime('suggest', content))
    expect(await outcomes(crowd)).toEqual(['no spare time came', 'no spare time came', 'too many wait for spare time'])
    expect(await busy).toBe('600')
    const endless = own.runInSpareTime('suggest', 'for ever')
    const behind = own.run('suggest', '10')
    expect(await outcomes([endless, behind])).toEqual(['the offline engine took more than 0.4 s', '10'])
  })
  test('finds a thread that has loaded everything, also after one was ended', async () => {
    const own = new OfflineWriter({
      thread: new URL('./slow-start.test-child.ts', import.meta.url),
      limitMs: 60_000,
      spareTime: { limitMs: 2000, patienceMs: 60_000 },
    })
    writers.push(own)
    const asked = ['one', 'dies', 'two'].map((content) => own.runInSpareTime('suggest', content))
    expect(await outcomes(asked)).toEqual(['one', 'the thread of the offline engine ended with 3', 'two'])
  })
})

test('what nobody would preach, 300,000 characters of whatever a pattern might stumble over, is answered in seconds', async () => {
  const real = new OfflineWriter()
  writers.push(real)
  await real.warm()
  const slow: string[] = []
  for (const piece of ['(', '( ', '(1', '[', '“', ' ', '\n', '\n ', '1:1 ', 'a', 'A. ', '-- ', 'is. ']) {
    const started = performance.now()
    expect(await real.run('suggest', piece.repeat(300_000 / piece.length))).toMatchObject({ theme: expect.any(String) })
    if (performance.now() - started > 6000) slow.push(piece)
  }
  expect(slow).toEqual([])
})
