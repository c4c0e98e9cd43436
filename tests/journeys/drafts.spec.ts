import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { people } from '#tests/people.ts'
import { document, stonesSermon } from '#tests/sermons.ts'
import { doWith, expect, goTo, haveSampleWritten, registerAs, test } from './church.ts'

const upload = (page: Page, name: string) => page.getByLabel('Choose a sermon file').setInputFiles(fileURLToPath(document(name)))
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/landing$/)
}
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.getByLabel('Sermon text').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

test('a draft is gone when its person signs out, and no other account on the machine sees it', async ({ page }) => {
  const { email, password } = await registerAs(page)
  await page.getByLabel('Sermon text').fill('A word for the grieving family only.')
  await page.getByLabel('Title').fill('In confidence')
  await page.waitForTimeout(400)
  await signOut(page)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('grieving')
  await registerAs(page, people.daniel)
  await expect(page.getByLabel('Sermon text')).toHaveValue('')
  await expect(page.getByLabel('Title')).toHaveValue('')
  // Also when the first person never signed out: her token is gone, her draft is not his.
  await page.getByLabel('Sermon text').fill('What Daniel wrote.')
  await page.waitForTimeout(400)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Sermon text')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Daniel wrote')
})

test('a draft is gone with its account', async ({ page }) => {
  const { email, password } = await registerAs(page)
  await page.getByLabel('Sermon text').fill('To be forgotten.')
  await page.waitForTimeout(400)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel(/to confirm/).fill(email)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL(/\/landing$/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('forgotten')
})

test('a new sermon takes over nothing of the last one, and the file before can be brought back', async ({ page }) => {
  await registerAs(page)
  await upload(page, 'neighbor.docx')
  await expect(page.getByLabel('Speaker')).toHaveValue('Hannah Reed')
  await expect(page.getByLabel('Date')).toHaveValue('2026-05-17')
  await page
    .getByLabel('Choose a sermon file')
    .setInputFiles({ name: 'plain.txt', mimeType: 'text/plain', buffer: Buffer.from(stonesSermon.content) })
  await expect(page.getByLabel('Sermon text')).toHaveValue(/Jordan/)
  await expect(page.getByLabel('Title')).toHaveValue('Stones in the River')
  for (const name of ['Speaker', 'Theme']) await expect(page.getByLabel(name, { exact: true })).toHaveValue('')
  // What this text says itself, and not what the last one was about.
  await expect(page.getByLabel('Scripture', { exact: true })).toHaveValue('Joshua 4')
  await expect(page.getByLabel('Date')).not.toHaveValue('2026-05-17')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Speaker')).toHaveValue('Hannah Reed')
  await expect(page.getByLabel('Sermon text')).toHaveValue(/Samaritan/)
})

test('a text that is typed says in its first lines what a file would say there', async ({ page }) => {
  await registerAs(page)
  const text = page.getByLabel('Sermon text')
  await text.fill(`Stones in the River\nPastor Amos Keller\nJune 7, 2026\nScripture: Joshua 4:1-9\n\n${stonesSermon.content}`)
  await page.getByRole('textbox', { name: /^Theme/ }).fill('Memory')
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Stones in the River')
  await expect(page.getByRole('textbox', { name: /^Speaker/ })).toHaveValue(/Amos Keller$/)
  await expect(page.getByLabel('Date')).toHaveValue('2026-06-07')
  await expect(page.getByRole('textbox', { name: /^Theme/ })).toHaveValue('Memory')
})

test('a sermon that is pasted over another is read anew; Clear can be undone', async ({ page }) => {
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  await paste(page, `Stones in the River\nPastor Amos Keller\nJune 7, 2026\nScripture: Joshua 4:1-9\n\n${stonesSermon.content}`)
  await expect(page.getByLabel('Title')).toHaveValue('Stones in the River')
  await expect(page.getByLabel('Scripture')).toHaveValue(/Joshua 4/)
  await expect(page.getByLabel('Date')).toHaveValue('2026-06-07')
  await expect(page.getByLabel('Theme')).toHaveValue('')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Stones in the River')
})

test('what Ruth typed herself stays, and where a file says something else she is asked', async ({ page }) => {
  await registerAs(page)
  await page.getByLabel('Speaker').fill('Ruth Adler')
  await page.getByLabel('Theme').fill('Mercy')
  await upload(page, 'neighbor.docx')
  await expect(page.getByLabel('Title')).toHaveValue('Who Is My Neighbor?')
  await expect(page.getByLabel('Speaker')).toHaveValue('Ruth Adler')
  await expect(page.getByLabel('Theme')).toHaveValue('Mercy')
  const asked = page.getByRole('region', { name: 'What the new text says' })
  await expect(asked).toContainText('you typed “Ruth Adler”, the text says “Hannah Reed”')
  await asked.getByRole('button', { name: 'Use “Hannah Reed”' }).click()
  await expect(page.getByLabel('Speaker')).toHaveValue('Hannah Reed')
  await expect(asked).toHaveCount(0)
})

test('an earlier sermon comes back with its text, to be used again; deleted, it leaves the screen, and can be had back', async ({
  page,
}) => {
  await haveSampleWritten(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who Is My Neighbor?')
  // The field for the next sermon has nothing of this one.
  await page.getByRole('button', { name: 'Next Sunday’s sermon' }).click()
  await expect(page.getByLabel('Sermon text')).toHaveValue('')
  await page.getByRole('link', { name: /Who Is My Neighbor.*Hannah Reed/ }).click()
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
  await page.getByRole('button', { name: 'Change the sermon' }).click()
  await expect(page.getByLabel('Sermon text')).toHaveValue(/Samaritan/)
  await expect(page.getByLabel('Title')).toHaveValue('Who Is My Neighbor?')
  await goTo(page, 'Library')
  await expect(page).toHaveURL(/\/library$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Book Library')
  await doWith(page, /Who Is My Neighbor/, 'Delete')
  await page.getByRole('button', { name: 'Delete sermon and books' }).click()
  await expect(page.getByText('No books yet')).toBeVisible()
  await goTo(page, 'This Sunday')
  await expect(page.getByText('Ready to Generate')).toBeVisible()
  await expect(page.getByLabel('Sermon text')).toHaveValue('')
  await goTo(page, 'Library')
  await page.getByRole('button', { name: 'Recently deleted (1)' }).click()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expect(page.getByText('The sermon is back', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the library' }).click()
  await expect(page.getByRole('link', { name: 'Who Is My Neighbor?', exact: true })).toBeVisible()
})
