import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import {
  changePassword,
  endSession,
  forgotPassword,
  listSessions,
  login,
  me,
  resetPassword,
  saveAppearance,
  saveNotifications,
  saveProfile,
} from '#contract/accounts.ts'
import { mails } from '#server/db/schema.ts'
import { people } from '#tests/people.ts'
import { useApp } from '#tests/test-app.ts'

const at = useApp()
const logIn = async (password: string = people.ruth.password) =>
  String((await at.call(login, { body: { email: people.ruth.email, password } })).json.token)

describe('settings', () => {
  test('keep a profile; the email stays, and nothing else can be smuggled in', async () => {
    const token = await at.registered()
    const profile = {
      name: 'Ruth M.',
      churchName: 'Grace',
      churchSize: 'medium',
      denomination: '',
      role: 'childrens_director',
      bio: 'Hi',
    } as const
    const saved = await at.call(saveProfile, { token, body: { ...profile, email: 'thief@evil.example' } })
    expect(saved.json).toMatchObject({ ...profile, email: people.ruth.email })
    expect((await at.call(saveProfile, { token, body: { ...profile, plan: 'pro' } })).status).toBe(400)
    const fields = async (body: object) => (await at.call(saveProfile, { token, body })).json.fields
    expect(await fields({ ...profile, name: 'R' })).toEqual({ name: 'Name must be at least 2 characters' })
    expect(await fields({ ...profile, bio: 'x'.repeat(501) })).toEqual({ bio: 'Bio must be less than 500 characters' })
    expect(await fields({ ...profile, email: 'nonsense' })).toEqual({ email: 'Invalid email address' })
  })
  test('keep what mails come and how it looks', async () => {
    const token = await at.registered()
    const before = (await at.call(me, { token })).json
    expect(before.notifications).toEqual({ email_updates: true, sermon_reminders: true, community_activity: false, system_alerts: true })
    expect(before.appearance).toEqual({ theme: 'light', accent: 'purple' })
    const chosen = { email_updates: false, sermon_reminders: true, community_activity: true, system_alerts: false }
    await at.call(saveNotifications, { token, body: chosen })
    await at.call(saveAppearance, { token, body: { theme: 'dark', accent: 'green' } })
    const after = (await at.call(me, { token })).json
    expect([after.notifications, after.appearance]).toEqual([chosen, { theme: 'dark', accent: 'green' }])
    expect((await at.call(saveAppearance, { token, body: { theme: 'pink', accent: 'green' } })).status).toBe(400)
  })
  test('a changed password ends every other session and needs the old one', async () => {
    const token = await at.registered()
    const other = await logIn()
    const body = { currentPassword: people.ruth.password, newPassword: 'a longer password', confirmPassword: 'a longer password' }
    expect((await at.call(changePassword, { token, body: { ...body, currentPassword: 'wrong' } })).json.fields).toEqual({
      currentPassword: 'The current password is not right.',
    })
    expect((await at.call(changePassword, { token, body: { ...body, newPassword: 'short' } })).json.message).toBe(
      'Password must be at least 8 characters',
    )
    expect((await at.call(changePassword, { token, body: { ...body, confirmPassword: 'other' } })).json.fields).toEqual({
      confirmPassword: "Passwords don't match",
    })
    expect(
      (await at.call(changePassword, { token, body: { ...body, newPassword: 'password123', confirmPassword: 'password123' } })).json.code,
    ).toBe('accounts.password_common')
    expect((await at.call(changePassword, { token, body })).status).toBe(204)
    expect((await at.call(me, { token })).status).toBe(200)
    expect((await at.call(me, { token: other })).status).toBe(401)
    expect(await logIn('a longer password')).toMatch(/^\S{20,}$/)
  })
  test('list the devices, mark this one, and sign another out', async () => {
    const token = await at.registered()
    const other = await logIn()
    const list = (await at.call(listSessions, { token })).json as unknown as { id: string; current: boolean; device: string }[]
    expect(list).toHaveLength(2)
    expect(list.filter((one) => one.current)).toHaveLength(1)
    const stranger = await at.registered(people.daniel)
    const theirs = list.find((one) => !one.current)!
    expect((await at.call(endSession, { token: stranger, params: { id: theirs.id } })).status).toBe(404)
    expect((await at.call(endSession, { token, params: { id: theirs.id } })).status).toBe(204)
    expect((await at.call(me, { token: other })).status).toBe(401)
    expect((await at.call(me, { token })).status).toBe(200)
  })
})

describe('a link to set a new password', () => {
  test('dies with any change of the password, and stays in clear nowhere once it is on its way', async () => {
    const token = await at.registered()
    expect((await at.call(forgotPassword, { body: { email: people.ruth.email } })).status).toBe(204)
    const outbox = path.join(at.folder(), 'outbox')
    const links = () =>
      existsSync(outbox) ? readdirSync(outbox).filter((name) => name.startsWith('password-reset-') && name.endsWith('.eml')) : []
    await expect.poll(() => links().length, { timeout: 10_000 }).toBe(1)
    await expect.poll(async () => (await at.app.db.q.select().from(mails)).some((one) => one.text.includes('/reset-password#'))).toBe(false)
    const mail = await PostalMime.parse(readFileSync(path.join(outbox, links()[0] ?? '')))
    const reset = /reset-password#(\S+)/.exec(mail.text ?? '')?.[1] ?? ''
    expect(reset.length).toBeGreaterThan(20)
    const body = { currentPassword: people.ruth.password, newPassword: 'a longer password' }
    expect((await at.call(changePassword, { token, body })).status).toBe(204)
    const used = await at.call(resetPassword, { body: { token: reset, password: 'the thief’s own' } })
    expect(used.json.code).toBe('accounts.reset_unknown')
    expect(await logIn('a longer password')).toMatch(/^\S{20,}$/)
  })
})
