import { people } from '#tests/people.ts'
import { expect, registerAs, test } from './church.ts'

test('a new account is welcomed, and one that comes back is welcomed back', async ({ page }) => {
  const { email, password } = await registerAs(page)
  await expect(page.getByText('Welcome to Storyfold', { exact: true })).toBeVisible()
  await expect(page.getByText('Your 3-day trial has started.', { exact: true })).toBeVisible()
  await expect(page.getByText('Welcome back!')).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible()
})

test('the page that a stranger wanted is the page after the login', async ({ page }) => {
  const { email, password } = await registerAs(page)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/settings#security')
  await expect(page).toHaveURL(/\/landing$/)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/settings#security$/)
})

test('a plan that was chosen before there was an account is paid after the registration, and again after a change of mind', async ({
  page,
}) => {
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Choose yearly' }).click()
  await page.getByLabel('Email').fill(`plan.${Date.now()}@hillside.example`)
  await page.getByLabel('Password').fill(people.ruth.password)
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByRole('button', { name: 'Pay $99.99' })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Pay $99.99' })).toBeVisible()
  // Signed in, the price leads straight to the checkout.
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Choose monthly' }).click()
  await expect(page.getByRole('button', { name: 'Pay $9.99' })).toBeVisible()
})

test('a gift that was cancelled is tried again with what was typed', async ({ page }) => {
  await page.goto('/auth?tab=gift')
  await page.getByLabel('Your name').fill('Naomi')
  await page.getByLabel('Recipient’s name').fill('Ruth')
  await page.getByLabel('Recipient’s email').fill('ruth@gracechapel.example')
  await page.getByLabel('Message').fill('For your Sundays.')
  await page.getByRole('combobox', { name: 'Gift' }).selectOption('monthly')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('No charges were made, and no code was sent.')).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByLabel('Recipient’s email')).toHaveValue('ruth@gracechapel.example')
  await expect(page.getByRole('combobox', { name: 'Gift' })).toHaveValue('monthly')
})

test('the gift form shows the sentence of the server', async ({ page }) => {
  await page.route('**/api/gift-cards/purchase', (route) =>
    route.fulfill({ status: 429, json: { code: 'call.too_many', message: 'Please try again in 4 minutes.' } }),
  )
  const said: string[] = []
  page.on('dialog', (dialog) => (said.push(dialog.message()), void dialog.dismiss()))
  await page.goto('/auth?tab=gift')
  await page.getByLabel('Your name').fill('Naomi')
  await page.getByLabel('Recipient’s name').fill('Ruth')
  await page.getByLabel('Recipient’s email').fill('ruth@gracechapel.example')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('alert')).toContainText('Please try again in 4 minutes.')
  expect(said).toEqual(['Please try again in 4 minutes.'])
})

test('a session that ends in the middle of the work leads to the login and back to what was typed', async ({ page }) => {
  const { email, password } = await registerAs(page)
  await page.getByLabel('Title').fill('Half a thought')
  await page.getByLabel('Sermon text').fill('God is good. '.repeat(40))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.getByRole('button', { name: 'Suggestions' }).click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought')
})

test('a server that cannot say who is signed in throws nobody out, and can be asked again', async ({ page }) => {
  await registerAs(page)
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Storyfold is not answering' })).toBeVisible()
  await expect(page.getByText('Bad Gateway')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await page.unroute('**/api/auth/me')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Transform Your Sermon' })).toBeVisible()
})

test('a sign-out that failed says so and leaves the person signed in', async ({ page }) => {
  await registerAs(page)
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 502, body: '' }))
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('Logout failed', { exact: true })).toBeVisible()
  await expect(page.getByText('You are still signed in on this device. Please try again.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('where the server gave no sentence, each failure has its own', async ({ page }) => {
  await registerAs(page)
  await page.getByRole('button', { name: 'Load Sample Sermon' }).click()
  const html = { status: 502, contentType: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1>nginx</body></html>' }
  await page.route('**/api/generate-content', (route) => route.fulfill(html))
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('Failed to generate content', { exact: true })).toBeVisible()
  await page.route('**/api/upload-sermon', (route) => route.fulfill({ status: 502, body: '' }))
  await page.getByLabel('Choose a sermon file').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('God') })
  await expect(page.getByText('Failed to upload file', { exact: true })).toBeVisible()
  await page.route('**/api/auth/create-checkout', (route) => route.fulfill({ status: 502, body: '' }))
  await page.goto('/subscribe/monthly')
  await expect(page.getByText('Failed to create checkout session. Please try again.', { exact: true })).toBeVisible()
  await page.unroute('**/api/generate-content')
})

test('the page of a payment says only what is so', async ({ page }) => {
  await page.goto('/subscription-success')
  await expect(page.getByRole('heading', { name: 'No Payment Here' })).toBeVisible()
  await expect(page.getByText('Payment Successful!')).toHaveCount(0)
  await registerAs(page)
  await page.goto('/subscription-success?session_id=cs_test_notmineatall')
  await expect(page.getByRole('heading', { name: 'Payment Not Confirmed' })).toBeVisible()
})
