import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { readClassDefaults, saveClassDefaults } from '#contract/class-settings.ts'
import { users } from '#server/db/schema.ts'
import { people } from '#tests/people.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()

test('a call with half a character or a zero in it is stored without them', async () => {
  const token = await at.registered()
  const body = { minutes: 30, translation: 'KJV', mixedAges: false, supplies: ['e\0', 'a \ud800cup'], reading: 'usual', words: [] }
  expect(await at.call(saveClassDefaults, { token, body })).toMatchObject({ status: 200 })
  expect((await at.call(readClassDefaults, { token })).json).toMatchObject({ supplies: ['e', 'a �cup'] })
})

test('a text that was cut within a character is stored', async () => {
  await at.registered()
  const cut = 'Peace 🕊'.slice(0, -1)
  await at.app.db.q
    .update(users)
    .set({ classDefaults: { words: [cut, 'a\0b'] } })
    .where(eq(users.email, people.ruth.email))
  const [row] = await at.app.db.q.select({ kept: users.classDefaults }).from(users).where(eq(users.email, people.ruth.email))
  expect(row?.kept).toEqual({ words: ['Peace �', 'ab'] })
})
