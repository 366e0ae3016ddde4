// covers: ASVS 3.7.2, 6.2.6, 6.2.7
import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, sharedProduct, test } from './browser.ts'
import { mailedCode, mailedLink } from './mails.ts'
import { NEW_PASSWORD as PASSWORD, newAddress, newClient } from './new-client.ts'
import { pressIfThere } from './press-if-there.ts'
import { onEachSize } from './each-size.ts'

const OTHER_PASSWORD = 'nobody-guesses-that-2'
const REFUSED = [/status of 40[0-3]/]

const product = sharedProduct()

interface Account {
  email: string
  password: string
}

const open = (openPage: OpenPage, options: Partial<PageOptions> = {}) =>
  openPage({ baseURL: product.url, expectedComplaints: REFUSED, ...options })

const call = (method: string, path: string, body?: object, token?: string) =>
  fetch(product.url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

/** Creates a verified account without a browser. */
async function newAccount(): Promise<Account> {
  const email = newAddress()
  await newClient(product.url, email)
  return { email, password: PASSWORD }
}

const password = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const untilAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
const untilText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

async function logIn(page: Page, account: Account) {
  await page.getByLabel('Email').fill(account.email)
  await password(page).fill(account.password)
  await press(page, 'Login')
}

async function openProfile(page: Page, account: Account) {
  await page.goto('/my-profile')
  await untilAt(page, '/login')
  await logIn(page, account)
  await page.getByRole('button', { name: 'Edit' }).waitFor()
}

onEachSize((viewport) => {
  // covers: §2.7, §2.11, §2.13, §2.49, §2.51, §2.53, §2.55, §2.61, §2.94, §2.95, §3.18, §4.2, §4.3, §4.5, §5.7, §5.10, §5.11, §6.6, §8.10, §8.15
  test('from signing up to logging out', async ({ openPage }) => {
    const page = await open(openPage, { viewport })
    const account = { email: newAddress(), password: PASSWORD }
    await page.goto('/login')
    await page.getByRole('link', { name: 'Create Account' }).click()
    await page.getByLabel('Full Name').fill('Maeve Quinn')
    await page.getByLabel('Email').fill(account.email)
    await password(page).fill(account.password)
    await press(page, 'Create Account')
    await untilText(page, 'Account created! Please check your email to verify.')
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('')
    expect(await password(page).inputValue()).toBe('')

    await logIn(page, account)
    await untilText(page, 'Verify your email before you log in.')
    await press(page, 'Resend Email')
    await page.goto(await mailedLink(product.url, account.email, '/verify-email', 2))
    await untilText(page, 'Email verified! You can now log in.')
    await untilAt(page, '/login')

    await logIn(page, account)
    await untilAt(page, '/my-profile')
    await press(page, 'Edit')
    await page.getByLabel('Name', { exact: true }).fill('Maeve Ní Chuinn')
    await page.getByLabel('Phone').fill('087 555 0139')
    await page.getByLabel('Address line 1').fill('12 Harbour View')
    await page.getByLabel('Eircode').fill('d06x2y7')
    await page.getByRole('radio', { name: 'Female' }).click()
    await page.getByLabel('Birthday').fill('1991-03-14')
    expect(await page.getByLabel('Email', { exact: true }).getAttribute('readonly')).not.toBeNull()
    await press(page, 'Save Information')
    await untilText(page, 'Profile saved')
    const facts = page.getByRole('region', { name: 'Information' })
    for (const fact of ['087 555 0139', '12 Harbour View', 'D06 X2Y7', 'Female', '14 March 1991'])
      expect(await facts.textContent()).toContain(fact)

    await page.getByRole('link', { name: 'Change Password' }).click()
    await password(page, 'Current Password').fill('not-this-one')
    await password(page, 'New Password').fill(OTHER_PASSWORD)
    await password(page, 'Confirm Password').fill(`${OTHER_PASSWORD}?`)
    await press(page, 'Change Password')
    await untilText(page, 'New passwords do not match')
    await password(page, 'Confirm Password').fill(OTHER_PASSWORD)
    await press(page, 'Change Password')
    await untilText(page, "That isn't your current password.")
    await password(page, 'Current Password').fill(PASSWORD)
    await press(page, 'Change Password')
    await untilAt(page, '/my-profile')
    await page.getByRole('button', { name: 'Edit' }).waitFor()

    await press(page, viewport === 'phone' ? 'Menu' : 'Maeve Ní Chuinn')
    await page.getByText('Logout', { exact: true }).click()
    await press(page, 'Yes, Logout')
    await untilAt(page, '/')
    expect(await page.evaluate(() => localStorage.getItem('anseo.client'))).toBeNull()
    const login = (password: string) => call('POST', '/api/user/login', { email: account.email, password })
    expect((await login(PASSWORD)).status).toBe(400)
    expect((await login(OTHER_PASSWORD)).status).toBe(200)
  })

  // covers: §2.9, §2.10, §2.52, §2.59, §2.60, §3.18, §5.5, §8.13, §8.14
  test('a forgotten password is chosen anew, once for each link', async ({ openPage }) => {
    const page = await open(openPage, { viewport })
    const account = await newAccount()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await untilAt(page, '/forgot-password')
    await page.getByLabel('Email').fill(account.email)
    await press(page, 'Send Reset Link')
    await untilAt(page, '/')
    const link = await mailedLink(product.url, account.email, '/reset-password')
    await page.goto(link)
    await press(page, 'Reset Password')
    await untilText(page, 'All fields are required')
    await password(page, 'New Password').fill(OTHER_PASSWORD)
    await password(page, 'Confirm Password').fill(PASSWORD)
    await press(page, 'Reset Password')
    await untilText(page, 'Passwords do not match')
    await password(page, 'Confirm Password').fill(OTHER_PASSWORD)
    await press(page, 'Reset Password')
    await untilAt(page, '/login')
    await logIn(page, { ...account, password: OTHER_PASSWORD })
    await untilAt(page, '/my-profile')

    await page.goto(link)
    await password(page, 'New Password').fill(PASSWORD)
    await password(page, 'Confirm Password').fill(PASSWORD)
    await press(page, 'Reset Password')
    await untilText(page, "This link doesn't work. Request a new one.")
  })
})

for (const [login, next] of [
  ['/login', '/favourites'],
  ['/pro/login', '/calendar'],
  ['/admin/login', '/people'],
] as const) {
  test(`${login} still knows where to go on after a look at the forgotten password`, async ({ openPage }) => {
    const page = await open(openPage)
    const query = `?${new URLSearchParams({ next })}`
    await page.goto(login + query)
    await page.getByRole('link', { name: /^Forgot password/ }).click()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page).toHaveURL(login + query)
  })
}

for (const [viewport, theme] of [
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const)
  test(
    `the pages are accessible on a ${viewport} in the ${theme} theme`,
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await open(openPage, { viewport, context: { colorScheme: theme } })
      const paths = [
        '/login',
        '/login?mode=sign-up',
        '/resend-verification',
        '/forgot-password',
        '/reset-password?token=x',
      ]
      for (const path of [
        ...paths,
        '/verify-email?token=x',
        '/about',
        '/contact',
        '/privacy-policy',
        '/tandc',
      ]) {
        await page.goto(path)
        if (path.startsWith('/verify')) await page.getByRole('button', { name: 'Resend Email' }).waitFor()
        await expectAccessible(page)
      }
      await page.goto('/login')
      await press(page, 'Login')
      await expectAccessible(page)
      await openProfile(page, await newAccount())
      await page.goto('/my-profile?missing=1')
      await page.getByText('Needed to book').first().waitFor()
      await expectAccessible(page)
      await press(page, 'Edit')
      await page.getByLabel('Eircode').fill('D06')
      await press(page, 'Save Information')
      await untilText(page, 'Enter a 7-character Eircode, like D06 X2Y7.')
      await expectAccessible(page)
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/change-password')
      await page.getByRole('button', { name: 'Change Password' }).waitFor()
      await expectAccessible(page)
    },
  )

// covers: §2.47, §2.48
test('the about page names three points, the contact page four ways to reach us', async ({ openPage }) => {
  const page = await open(openPage)
  await page.goto('/about')
  await page.getByText(/We connect people with vetted professionals/).waitFor()
  const points = page.getByRole('region', { name: 'What we stand for' }).getByRole('heading', { level: 3 })
  expect(await points.allInnerTexts()).toEqual(['Vetted Professionals', 'Fast Booking', 'People First'])
  await page.goto('/contact')
  const main = page.getByRole('main')
  await main.getByText('Dublin, Ireland').waitFor()
  const targets = await Promise.all(
    (await main.getByRole('link').all()).map((link) => link.getAttribute('href')),
  )
  expect(targets.map((target) => target?.split(':')[0])).toEqual(['tel', 'mailto', 'mailto'])
  expect(await main.getByRole('link').last().innerText()).toBe('Explore Jobs')
  for (const link of await main.getByRole('link').all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await main.getByText('Monday to Friday, 09:00 AM to 05:30 PM').waitFor()
})

// covers: §2.8, §2.54, §2.56-2.58
test('a failed verification says why, and sends another mail', async ({ openPage }) => {
  const page = await open(openPage, { expectedComplaints: [/Failed to load resource/] })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/user/verify-email*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/verify-email?token=x')
  await page.getByRole('heading', { name: 'Verifying...' }).waitFor()
  answer()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText("This link doesn't work. Request a new one.")
  await untilText(page, 'If your token expired, request a new one:')
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden()
  await page.route('**/api/user/verify-email*', (route) => route.abort(), { times: 1 })
  await page.goto('/verify-email?token=y')
  await expect(alert).toHaveText('Something went wrong.')
  await press(page, 'Try Again')
  await expect(alert).toHaveText("This link doesn't work. Request a new one.")
  for (const path of [null, '/resend-verification']) {
    if (path) await page.goto(path)
    const email = newAddress()
    await call('POST', '/api/user/register', { name: 'Maeve Quinn', email, password: PASSWORD })
    await page.getByLabel('Email').fill(email)
    await press(page, 'Resend Email')
    await mailedLink(product.url, email, '/verify-email', 2)
  }
})

test.describe('login', () => {
  test(
    'a code by email signs a visitor up on a phone, and leads back to where it was',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await open(openPage, { viewport: 'phone' })
      const email = newAddress()
      await page.goto('/login?next=/my-appointment')
      await page.getByLabel('Email').fill(email)
      await press(page, 'Email me a code instead')
      await expect(page.locator('#main')).toBeFocused()
      await page.getByRole('link', { name: 'Use my password' }).click()
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await press(page, 'Email me a code instead')
      await press(page, 'Email me a code')
      const code = await mailedCode(product.url, email)
      await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
      await untilText(
        page,
        "That code isn't right, or it has expired. Check the latest email or request a new code.",
      )
      await page.reload()
      await page.getByLabel('Code').fill(code)
      await page.getByLabel('Full Name').fill('Niamh Daly')
      await press(page, 'Create Account')
      await untilAt(page, '/my-appointment')

      // A client without a password sets one where it is first asked for. That ends the login, without a refusal later on.
      await page.goto('/my-profile')
      await page.getByRole('link', { name: 'Close your account' }).click()
      await page.getByRole('link', { name: 'No password, or forgot it?' }).click()
      expect(await page.getByLabel('Email').inputValue()).toBe(email)
      await press(page, 'Send Reset Link')
      await page.goto(await mailedLink(product.url, email, '/reset-password'))
      await password(page, 'New Password').fill(PASSWORD)
      await password(page, 'Confirm Password').fill(PASSWORD)
      await press(page, 'Reset Password')
      await untilAt(page, '/login')
      await untilText(page, 'Password changed. You can now log in.')
      await logIn(page, { email, password: PASSWORD })
      await untilAt(page, '/my-profile')
      await expect(page.getByText('Invalid authentication token.')).toHaveCount(0)
    },
  )

  test(
    'a new password of one account keeps the login of another one in this browser',
    { tag: '@deep' },
    async ({ openPage }) => {
      const [other, account] = [await newClient(product.url), await newAccount()]
      const page = await open(openPage, { signedIn: { client: { token: other } } })
      await call('POST', '/api/user/forgot-password', { email: account.email })
      await page.goto(await mailedLink(product.url, account.email, '/reset-password'))
      await password(page, 'New Password').fill(OTHER_PASSWORD)
      await password(page, 'Confirm Password').fill(OTHER_PASSWORD)
      await press(page, 'Reset Password')
      await untilText(page, 'Password changed. You can now log in.')
      await untilAt(page, '/my-profile')
      expect(await page.evaluate(() => localStorage.getItem('anseo.client'))).toBe(other)
    },
  )

  test(
    'a profile that cannot be loaded again after a change stays as it was',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await open(openPage, { expectedComplaints: [...REFUSED, /ERR_FAILED/] })
      await openProfile(page, await newAccount())
      await press(page, 'Edit')
      await page.getByLabel('Phone').fill('087 555 0139')
      await page.route('**/api/user/get-profile', (route) => route.abort())
      await press(page, 'Save Information')
      await untilText(page, 'Profile saved')
      await press(page, 'Edit')
      await page.getByRole('banner').getByRole('button', { name: 'Maeve Quinn' }).waitFor()
    },
  )

  test('the errors of a form go with it', { tag: '@deep' }, async ({ openPage }) => {
    const page = await open(openPage)
    await page.goto('/login?mode=sign-up')
    await page.getByLabel('Email').fill('no address')
    await press(page, 'Create Account')
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Email')).toHaveValue('no address')
  })

  // covers: §2.6, §2.49, §2.51, §2.52, §4.1, §5.1, §5.2, §7.3
  test('shows each error beside its field, and keeps the input', async ({ openPage }) => {
    const page = await open(openPage)
    await page.goto('/login')
    const terms = page.getByRole('link', { name: /terms/i })
    expect(await terms.getAttribute('href')).toBe('/tandc')
    await press(page, 'Login')
    expect(await page.getByText('Fill in this field.').count()).toBe(2)
    await page.getByLabel('Email').fill('maeve@')
    await password(page).fill('x')
    await press(page, 'Login')
    await untilText(page, 'Enter a valid email.')
    expect(await page.getByLabel('Email').evaluate((input) => input === document.activeElement)).toBe(true)

    await page.getByRole('link', { name: 'Create Account' }).click()
    await press(page, 'Create Account')
    await untilText(page, 'Use at least 8 characters.')
    expect(await page.getByLabel('Email').inputValue()).toBe('maeve@')

    await page.getByRole('link', { name: 'Login' }).click()
    await logIn(page, { email: 'client@demo.test', password: 'not-this-one' })
    await untilText(page, 'Incorrect email or password.')
    expect(await page.getByLabel('Email').inputValue()).toBe('client@demo.test')
  })

  // covers: §5.3, §8.6
  test('says when there is no connection, or no answer from the server', async ({ openPage }) => {
    const page = await open(openPage, { expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })
    const account = { email: 'client@demo.test', password: 'anseo-demo-1' }
    await page.goto('/login')
    await page.route('**/api/user/login', (route) => route.abort())
    await logIn(page, account)
    await untilText(page, 'Network error. Please check your internet connection.')
    await page.context().setOffline(true)
    await logIn(page, account)
    await untilText(page, 'You are offline. Please check your internet connection.')
  })

  // covers: §2.50
  test('shows the password on demand', async ({ openPage }) => {
    const page = await open(openPage)
    await page.goto('/login')
    await password(page).fill('anseo')
    await press(page, 'Show password')
    expect(await password(page).getAttribute('type')).toBe('text')
    await press(page, 'Hide password')
    expect(await password(page).getAttribute('type')).toBe('password')
  })

  // covers: §2.53
  test(
    'leads back to the page that asked for it, and never to another site',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await open(openPage)
      await page.goto('/change-password')
      await untilAt(page, '/login')
      await press(page, 'Use the demo account')
      await untilAt(page, '/change-password')
      await page.goto('/login?next=//elsewhere.example/')
      await untilAt(page, '/my-profile')
    },
  )

  test('an early submit puts no password into the address', async ({ openPage }) => {
    const page = await open(openPage, { context: { javaScriptEnabled: false } })
    await page.goto('/login?next=/messages')
    await logIn(page, { email: 'client@demo.test', password: 'anseo-demo-1' })
    await page.waitForLoadState()
    expect(page.url()).toBe(`${product.url}/login?next=/messages`)
  })
})

test.describe('the profile', () => {
  // covers: §8.5
  test('keeps the input when the session ends while editing', { tag: '@deep' }, async ({ openPage }) => {
    const page = await open(openPage)
    const account = await newAccount()
    await openProfile(page, account)
    await press(page, 'Edit')
    await page.getByLabel('Address line 1').fill('3 The Lane')
    const token = await page.evaluate(() => localStorage.getItem('anseo.client')!)
    await call('POST', '/api/user/logout', undefined, token)
    await pressIfThere(page.getByRole('button', { name: 'Save Information', exact: true }))
    await untilText(page, 'Invalid authentication token. Please login again.')
    await untilAt(page, '/login')
    await logIn(page, account)
    await untilAt(page, '/my-profile')
    await page.getByLabel('Address line 1').waitFor()
    expect(await page.getByLabel('Address line 1').inputValue()).toBe('3 The Lane')
    await press(page, 'Save Information')
    await untilText(page, 'Profile saved')
  })

  test('keeps what is typed while it is being saved', { tag: '@deep' }, async ({ openPage }) => {
    const page = await open(openPage)
    await openProfile(page, await newAccount())
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/user/update-profile', async (route) => {
      await answered.promise
      await route.continue()
    })
    await press(page, 'Edit')
    await page.getByLabel('Phone').fill('087 555 0139')
    await press(page, 'Save Information')
    await page.getByLabel('Address line 1').fill('3 The Lane')
    answered.resolve()
    await untilText(page, 'Profile saved')
    expect(await page.getByLabel('Address line 1').inputValue()).toBe('3 The Lane')
    await press(page, 'Save Information')
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()
    const facts = await page.getByRole('region', { name: 'Information' }).textContent()
    expect(facts).toContain('3 The Lane')
    expect(facts).toContain('087 555 0139')
  })

  test('asks before it discards changes', { tag: '@deep' }, async ({ openPage }) => {
    const page = await open(openPage)
    await openProfile(page, await newAccount())
    await press(page, 'Edit')
    await page.getByLabel('Phone').fill('087')
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await press(page, 'Keep editing')
    expect(await page.getByLabel('Phone').inputValue()).toBe('087')
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await press(page, 'Leave')
    await untilAt(page, '/about')
    await page.goBack()
    await page.getByRole('button', { name: 'Edit' }).waitFor()
  })

  test('shows errors beside their fields, also those that only the server finds', async ({ openPage }) => {
    const page = await open(openPage, { expectedComplaints: [...REFUSED, /status of 502/] })
    await openProfile(page, await newAccount())
    await press(page, 'Edit')
    await page.getByLabel('Birthday').fill('2020-01-01')
    await page.getByLabel('Eircode').fill('D06')
    await press(page, 'Save Information')
    await untilText(page, 'You need to be 18 or older.')
    await untilText(page, 'Enter a 7-character Eircode, like D06 X2Y7.')
    await page.getByLabel('Birthday').fill('')
    await page.getByLabel('Eircode').fill('')
    await page.getByLabel('Phone').fill('12')
    await press(page, 'Save Information')
    await untilText(page, 'Enter a valid phone number.')
    await page.route('**/api/user/update-profile', (route) => route.fulfill({ status: 502, body: '' }))
    await press(page, 'Save Information')
    await untilText(page, 'Error updating profile.')
    expect(await page.getByLabel('Phone').inputValue()).toBe('12')
  })

  test('marks what a booking needs, and leads back to it', { tag: '@deep' }, async ({ openPage }) => {
    const page = await open(openPage, { expectedComplaints: [/status of 404/] })
    await openProfile(page, await newAccount())
    expect(await page.getByText('Needed to book').count()).toBe(0)
    await page.goto('/my-profile?missing=1&next=/appointment/00000000-0000-4000-8000-000000000000')
    await page.getByText('Needed to book').first().waitFor()
    expect(await page.getByText('Needed to book').count()).toBe(3)
    await page.getByRole('link', { name: 'Add a card' }).click()
    await page.getByRole('dialog', { name: 'Add a card' }).getByRole('button', { name: 'Cancel' }).click()
    await press(page, 'Edit')
    await expect(page.locator('form.profile')).toBeFocused()
    await page.getByLabel('Phone').fill('087 555 0139')
    await page.getByLabel('Address line 1').fill('12 Harbour View')
    await page.getByLabel('Eircode').fill('D06 X2Y7')
    await press(page, 'Save Information')
    await page.getByRole('link', { name: 'Back to your booking' }).waitFor()
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
    await page.getByRole('link', { name: 'Back to your booking' }).click()
    await untilAt(page, '/appointment/00000000-0000-4000-8000-000000000000')
  })
})

test(
  'the page of caught mails shows a new one by itself, with its icon',
  { tag: '@deep' },
  async ({ openPage }) => {
    // Mails of the first start show pictures of the port that it had.
    const page = await open(openPage, { expectedComplaints: [/ERR_CONNECTION_REFUSED/] })
    await page.goto('/dev/mailbox', { waitUntil: 'load' })
    const { email } = await newAccount()
    const mail = page.locator('details[open]', { hasText: email })
    await mail.locator('iframe').waitFor()
    expect(await mail.locator('iframe').getAttribute('srcdoc')).toContain('/verify-email?token=')
    const icon = await call('GET', '/icon-192.png')
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
  },
)
