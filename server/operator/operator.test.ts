import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { me, register } from '#contract/accounts.ts'
import { redeemCode } from '#contract/billing.ts'
import { openChurch } from '#tests/open-church.ts'
import { operate } from '#tests/operate.ts'
import { people } from '#tests/people.ts'

const run = (folder: string, ...words: string[]) => operate({ DATA_DIR: folder }, words)

describe('an operator', () => {
  test('makes codes, decides and announces while the church’s server runs, and when it is stopped', async () => {
    const church = await openChurch()
    onTestFinished(() => church.close())
    const ask = async (path_: string, body: object, token = '') =>
      (await (
        await fetch(church.url + path_, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          body: JSON.stringify(body),
        })
      ).json()) as { token: string; subscription: { plan: string } }
    const { token } = await ask(register.path, people.ruth)
    const { out: code } = await run(church.folder, 'codes', 'gift', '1', '--months', '3')
    expect((await ask(redeemCode.path, { code }, token)).subscription).toMatchObject({ plan: 'pro' })
    expect(await run(church.folder, 'announce', 'Away', 'On Monday')).toMatchObject({
      status: 0,
      out: expect.stringContaining('1 mail waits'),
    })
    expect(await run(church.folder, 'announce', 'Away', 'On Monday')).toMatchObject({ out: expect.stringContaining('0 mails wait') })
    expect(await run(church.folder, 'community', 'remove', 'nonsense')).toMatchObject({
      status: 1,
      error: expect.stringContaining('not shared'),
    })
    expect(await run(church.folder, 'codes', 'referral', '1')).toMatchObject({
      status: 1,
      error: expect.stringContaining('name the church'),
    })
    expect(await run(church.folder, 'codes', 'gift', 'many')).toMatchObject({ status: 1, error: expect.stringContaining('not a number') })

    // The secret is its owner's, and without it nothing is done.
    const file = path.join(church.folder, 'operator.json')
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    const place = readFileSync(file, 'utf8')
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(place) as object), token: 'x'.repeat(43) }))
    expect(await run(church.folder, 'codes', 'lifetime', '1')).toMatchObject({
      status: 1,
      out: '',
      error: 'This is not the token of this server.',
    })
    writeFileSync(file, place)

    // After a power cut the file lies there and nobody answers.
    await church.kill()
    const { out: later } = await run(church.folder, 'codes', 'lifetime', '2')
    expect(later.split('\n')).toHaveLength(2)
    await church.start()
    const again = await fetch(church.url + me.path, { headers: { authorization: `Bearer ${token}` } })
    expect(again.status).toBe(200)
    expect((await ask(redeemCode.path, { code: later.split('\n')[0] }, token)).subscription).toMatchObject({ plan: 'pro' })
  })
})
