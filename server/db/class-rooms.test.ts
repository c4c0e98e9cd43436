import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readClass, readClassDefaults, saveClassDefaults } from '#contract/class-settings.ts'
import { generateContent } from '#contract/generation.ts'
import { neighborSermon } from '#tests/sermons.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
const step = readFileSync(new URL('./migrations/0020_class_rooms.sql', import.meta.url), 'utf8').split('--> statement-breakpoint')

test('one number for every room, as older versions kept it, becomes one for each; what newer ones keep stays', async () => {
  const token = await at.registered()
  const { sermonId } = (await at.call(generateContent, { token, body: neighborSermon })).json as { sermonId: string }
  const older = JSON.stringify({ minutes: 30, translation: 'WEB', children: 8, mixedAges: true, supplies: ['paper'] })
  const ofSermon = JSON.stringify({ children: null, mixedAges: true, supplies: null })
  await at.app.db.q.execute(sql`update users set class_defaults = ${older}::jsonb`)
  await at.app.db.q.execute(sql`update sermons set class_settings = ${ofSermon}::jsonb`)
  const bring = async () => {
    for (const one of step) await at.app.db.q.execute(sql.raw(one))
  }
  await bring()
  const defaults = { minutes: 30, mixedAges: true, supplies: ['paper'], children: { teens: 8, children: 8, 'young-kids': 8 } }
  expect((await at.call(readClassDefaults, { token })).json).toMatchObject(defaults)
  // A sermon without a number of its own has that of the account.
  expect((await at.call(readClass, { token, params: { id: sermonId } })).json).toMatchObject({
    mixedAges: true,
    children: { teens: 8, children: 8, 'young-kids': 8 },
  })
  await at.call(saveClassDefaults, { token, body: { children: { teens: 3 } } })
  await bring()
  expect((await at.call(readClassDefaults, { token })).json).toMatchObject({ children: { teens: 3, children: 8, 'young-kids': 8 } })
})
