import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import { register } from '#contract/accounts.ts'
import { addressOf, type BodyInput, type Endpoint, type Params } from '#contract/endpoint.ts'
import { generateContent, type PlanHeard, regenerate } from '#contract/generation.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { readSermon, type Sermon } from '#contract/sermons.ts'
import { sampleSermon } from '#web/lib/sample-sermon.ts'
import { type Church, openChurch } from '#tests/open-church.ts'
import { people } from '#tests/people.ts'

const expectedNoise =
  /status of (?:400|401|402|404|409|413|415|422|429|502)|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_INTERNET_DISCONNECTED/

/** Each journey has a church; anything unexpected in the browser's console fails it. */
export const test = base.extend<{ quiet: void }, { church: Church }>({
  church: [
    async ({}, use) => {
      const church = await openChurch({ WARM_UP: 'on' })
      await use(church)
      await church.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ church }, use) => use(church.url),
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on(
        'console',
        (message) => ['error', 'warning'].includes(message.type()) && !expectedNoise.test(message.text()) && noise.push(message.text()),
      )
      page.on('pageerror', (error) => noise.push(String(error)))
      await use()
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

let accounts = 0
const newAddress = (person: (typeof people)[keyof typeof people]) => `${++accounts}.${Date.now()}.${person.email}`
/** Registers a person of the cast under an address of their own and lands on the home screen. */
export async function registerAs(
  page: Page,
  person: (typeof people)[keyof typeof people] = people.ruth,
  at = '',
): Promise<{ email: string; password: string }> {
  const email = newAddress(person)
  await page.goto(`${at}/auth?tab=register`)
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByRole('heading', { name: 'Transform Your Sermon' })).toBeVisible()
  return { email, password: person.password }
}

/** Goes to one of the three places, as a person does: by the header, on a phone by the bottom bar. */
export const goTo = (page: Page, place: 'This Sunday' | 'Library' | 'Community'): Promise<void> =>
  page
    .getByRole('navigation', { name: /^(?:Main|Quick)$/ })
    .getByRole('link', { name: place })
    .click()

/** Opens the menu of a sermon in the library, and chooses from it. */
export async function doWith(page: Page, sermon: RegExp, deed: string): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ hasText: sermon })
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: deed }).click()
}

/** Has the sermon in the form read, confirms what was heard, and has the books written from it. */
export async function haveWritten(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByRole('heading', { name: 'What we heard' })).toBeVisible()
  await page.getByRole('button', { name: 'Write the books from this' }).click()
}

/** A new account that has the books of the sample sermon. */
export async function haveSampleWritten(page: Page): Promise<void> {
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  await haveWritten(page)
  await expect(page.getByText('Content generated successfully', { exact: true })).toBeVisible()
}

/** One call of the contract, as the page makes it. */
async function ask<E extends Endpoint>(page: Page, line: E, { token, params, body, stream = false }: Asked<E> = {}) {
  const answer = await page.request.fetch(addressOf(line, params), {
    method: line.method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(stream ? { accept: 'text/event-stream' } : {}) },
    ...(body ? { data: body } : {}),
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return answer
}
type Asked<E extends Endpoint> = { token?: string; params?: Params<E>; body?: BodyInput<E>; stream?: boolean }

/**
 * A new account that has opened one of the books of the sample sermon at its own address. The screens before it have journeys of
 * their own; here the calls are made that they make, which costs a browser nothing.
 */
export async function openSampleBook(page: Page, age: AgeGroup): Promise<void> {
  const body = { ...people.ruth, email: newAddress(people.ruth) }
  const { token } = (await (await ask(page, register, { body })).json()) as { token: string }
  const sermon = { ...sampleSermon, translation: 'WEB', minutes: 45, ask: true } as const
  const heard = await (await ask(page, generateContent, { token, body: sermon, stream: true })).text()
  const { sermonId, plan } = JSON.parse(/^event: plan\ndata: (.*)$/m.exec(heard)?.[1] ?? '{}') as PlanHeard
  const params = { id: sermonId }
  await ask(page, regenerate, { token, params, body: { plan: { bigIdea: { text: plan.bigIdea.text }, points: plan.points } } })
  const { generatedContent } = (await (await ask(page, readSermon, { token, params })).json()) as Sermon
  // The smallest page of this address, to leave the session where the app looks for it.
  await page.goto('/robots.txt')
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  await page.goto(`/books/${generatedContent.find(({ ageGroup }) => ageGroup === age)?.bookId}`)
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type AxeResult = { violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }
async function axeFinds(page: Page): Promise<AxeResult['violations']> {
  // A color that is still on its way to another is none that anybody reads.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await page.evaluate(
    async () =>
      (await (window as unknown as { axe: { run: (options: object) => Promise<AxeResult> } }).axe.run({
        resultTypes: ['violations'],
      })) as AxeResult,
  )
  return violations
}
/** Fails when axe finds anything on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half a megabyte that a page needs to read once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  let violations = await axeFinds(page)
  // What came onto the page while axe read it was seen on its way; what is wrong stays wrong.
  for (let again = 0; again < 2 && violations.length > 0; again++) violations = await axeFinds(page)
  expect(
    violations.map(
      (one) =>
        `${one.id}: ${one.nodes
          .map((node) => `${String(node.target[0])} ${node.failureSummary?.split('\n')[1] ?? ''}`)
          .slice(0, 3)
          .join(' | ')}`,
    ),
  ).toEqual([])
}
