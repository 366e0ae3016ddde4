import type { Locator, Page } from 'playwright-core'

import { bookButton, chooseTimes } from './booking-page.ts'
import { button, dialog, untilHeading, type Scene, seenBy, type Shown, untilText } from './scene.ts'
import { CLIENT_SERIES } from './series-scenes.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

const card = (page: Page, vendorName: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: vendorName }) })
    .first()

/** Thursday at six, near Rathmines, up to €100. */
const SEARCHED = 'day=26_11_2026&time=06%3A00+PM&near=Rathmines&maxPrice=100'

/** A reply to the link of an email, which no account is needed for. */
const HEALTH_NOTE = {
  success: true,
  healthNote: {
    vendorName: 'Aoife Byrne',
    vendorImage: '/images/no-picture.webp',
    speciality: 'Hairstylist',
    note: 'PPD in dark hair dye. Use the ammonia-free range only. Patch test on 7 November, fine until 7 May 2027.',
    consent: { way: 'in person', givenAt: '2026-11-07T12:00:00.000Z' },
    withdrawnAt: null,
  },
}

/** The public pages, most of them as they are once loaded. */
const PUBLIC: Shown[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'vendors', path: '/vendors' },
  { name: 'vendors-speciality', path: '/vendors/Babysitter' },
  { name: 'vendors-none', path: '/vendors?search=nobody-has-this-name', show: untilText('No Vendors Found') },
  { name: 'vendors-searched', path: `/vendors/Massage_Therapist?${SEARCHED}`, show: untilText(/km away/) },
  { name: 'vendors-unknown-place', path: '/vendors?near=Atlantis', show: untilText('No Vendors Found') },
  {
    name: 'vendors-places',
    path: '/vendors',
    only: 'desktop',
    async show(page) {
      await page.getByRole('combobox', { name: 'Where' }).fill('rath')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'vendors-filters',
    path: '/vendors',
    only: 'phone',
    async show(page) {
      await button(page, /^Filter/).click()
      await dialog(page, 'Filters').waitFor()
    },
  },
  {
    name: 'menu',
    path: '/contact',
    only: 'phone',
    async show(page) {
      await button(page, 'Menu').click()
      await dialog(page, 'Menu').waitFor()
    },
  },
  { name: 'booking', path: ({ free }) => `/appointment/${free}` },
  {
    name: 'booking-trader',
    path: ({ free }) => `/appointment/${free}`,
    async show(page) {
      await page.locator('#reviews').scrollIntoViewIfNeeded()
      await page.getByText('Who your contract is with').click()
      await page.getByText('Your contract is with', { exact: false }).last().waitFor()
    },
  },
  {
    name: 'checkout-email',
    path: ({ free }) => `/appointment/${free}`,
    async show(page) {
      await chooseTimes(page)
      await button(page, 'Continue with email').click()
      await dialog(page, 'Checkout').getByLabel('Email').waitFor()
    },
  },
  {
    name: 'checkout-code',
    path: ({ free }) => `/appointment/${free}`,
    async show(page) {
      await chooseTimes(page)
      await page
        .getByLabel(/^Note for /)
        .fill('The bell is broken, please knock. Parking is behind the house.')
      await button(page, 'Continue with email').click()
      const sheet = dialog(page, 'Checkout')
      await sheet.getByLabel('Email').fill('somebody@example.test')
      await button(sheet, 'Email me a code').click()
      await sheet.getByLabel('Code').waitFor()
    },
  },
  {
    name: 'booking-not-found',
    path: `/appointment/${NOBODY}`,
    show: untilHeading('Vendor not found'),
    expectedComplaints: /status of 404/,
  },
  {
    name: 'health-note-over',
    path: '/health-note?token=made-up',
    show: untilText(/This link no longer works/),
    expectedComplaints: /status of 400/,
  },
  {
    name: 'health-note',
    path: '/health-note?token=made-up',
    async show(page) {
      await page.route('**/api/health-note', (route) => route.fulfill({ json: HEALTH_NOTE }))
      await page.reload()
      await button(page, 'Withdraw consent').waitFor()
    },
    expectedComplaints: /status of 400/,
    undo: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
  },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms', path: '/tandc' },
  { name: 'cookies', path: '/cookies' },
  { name: 'ranking', path: '/ranking' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'right-to-cancel', path: '/right-to-cancel' },
  { name: 'security-policy', path: '/security-policy' },
  {
    name: 'not-found',
    path: '/nowhere',
    show: untilHeading('Page not found'),
    expectedComplaints: /status of 404/,
  },
  {
    name: 'failure',
    path: '/about',
    async show(page, viewport) {
      await page.route('**/vendors.data*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
      if (viewport === 'phone') await button(page, 'Menu').click()
      const menu = viewport === 'phone' ? dialog(page) : page.getByRole('banner')
      await menu.getByRole('link', { name: 'All Vendors' }).click()
      await untilHeading('Oops! Something went wrong')(page)
    },
    expectedComplaints: /502/,
    undo: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
  },
  {
    name: 'offline',
    path: '/about',
    async show(page) {
      await page.context().setOffline(true)
      await button(page, 'Dismiss').waitFor()
    },
    expectedComplaints: /ERR_INTERNET_DISCONNECTED/,
    undo: (page) => page.context().setOffline(false),
  },
]

/** Logging in and all around it. */
const ACCOUNT: Shown[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-errors',
    path: '/login',
    async show(page) {
      await button(page, 'Login').last().click()
      await untilText('Fill in this field.')(page)
    },
  },
  { name: 'sign-up', path: '/login?mode=sign-up' },
  {
    name: 'login-code',
    path: '/login?mode=code',
    async show(page) {
      await page.getByLabel('Email').fill('somebody@example.test')
      await button(page, 'Email me a code').click()
      await page.getByLabel('Code').waitFor()
    },
  },
  {
    name: 'verify-email',
    path: '/verify-email?token=x',
    show: (page) => button(page, 'Resend Email').waitFor(),
    expectedComplaints: /status of 400/,
  },
  {
    name: 'pay-by-link',
    path: ({ payPath }) => payPath,
    show: (page) => page.getByLabel('Card number').waitFor(),
  },
  {
    name: 'pay-by-link-cancel',
    path: ({ payPath }) => payPath,
    async show(page) {
      await button(page, 'Cancel appointment').click()
      await dialog(page, 'Cancel this appointment?').waitFor()
    },
  },
  {
    name: 'pay-by-link-over',
    path: `/pay/${'x'.repeat(43)}`,
    show: untilHeading('This link no longer works'),
    expectedComplaints: /status of 404/,
  },
  { name: 'not-me', path: '/not-me?token=x' },
  { name: 'stop-emails', path: '/stop-emails?token=x' },
  { name: 'resend-verification', path: '/resend-verification' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=x' },
  {
    name: 'reset-password-errors',
    path: '/reset-password?token=x',
    async show(page) {
      await button(page, 'Reset Password').click()
      await untilText('All fields are required')(page)
    },
  },
  { name: 'chat-visitor', path: ({ known }) => `/messages/${known}/vendor`, show: untilText('Please login') },
]

/** Scenes of a client's own pages. */
const OWN: Shown[] = [
  CLIENT_SERIES,
  { name: 'profile', path: '/my-profile', show: (page) => button(page, 'Edit').waitFor() },
  {
    name: 'profile-errors',
    path: '/my-profile',
    async show(page) {
      await button(page, 'Edit').click()
      await page.getByLabel('Eircode').fill('D06')
      await button(page, 'Save Information').click()
      await untilText(/^Enter a 7-character Eircode/)(page)
    },
  },
  {
    name: 'profile-add-card',
    path: '/my-profile?add=card',
    show: (page) => page.getByLabel('Card number').waitFor(),
  },
  {
    name: 'profile-log-out-device',
    path: '/my-profile',
    async show(page) {
      await page.request.post('/api/user/login', {
        data: { email: 'client@demo.test', password: 'anseo-demo-1' },
      })
      await page.reload()
      await button(page, 'Log out all other devices').click()
      await dialog(page, 'Log out all other devices?').waitFor()
    },
  },
  {
    name: 'your-data',
    path: '/my-profile/data',
    show: (page) => button(page, 'Download').waitFor(),
  },
  {
    name: 'close-account',
    path: '/my-profile/close-account',
    show: (page) => page.getByRole('heading', { name: 'Your upcoming appointments' }).waitFor(),
  },
  {
    name: 'change-password',
    path: '/change-password',
    show: (page) => button(page, 'Change Password').waitFor(),
  },
  {
    name: 'change-password-errors',
    path: '/change-password',
    async show(page) {
      await button(page, 'Change Password').click()
      await page
        .getByRole('main')
        .getByRole('alert')
        .or(page.locator('[aria-invalid=true]'))
        .first()
        .waitFor()
    },
  },
  {
    name: 'messages',
    path: '/messages',
    show: (page) => page.locator('.conversation').first().waitFor(),
  },
  {
    name: 'chat',
    path: ({ known }) => `/messages/${known}/vendor`,
    show: (page) => page.getByRole('textbox', { name: 'Message' }).waitFor(),
  },
  {
    name: 'chat-vendor-unknown',
    path: `/messages/${NOBODY}/vendor`,
    show: untilText('This vendor is no longer on Anseo, or the link is wrong.'),
    expectedComplaints: /status of 404/,
  },
  {
    name: 'ask-several',
    path: '/ask?speciality=Hairstylist&near=Rathmines',
    async show(page) {
      await page.getByRole('radio', { name: /I choose them/ }).check()
      await page.getByRole('checkbox', { name: /Aoife Byrne/ }).check()
      await page.getByRole('checkbox', { name: /Laura Keogh/ }).check()
    },
  },
  {
    name: 'quotes-compared',
    path: '/my-requests',
    async show(page) {
      await page.getByRole('link', { name: /End of tenancy clean/ }).click()
      await untilHeading('2 quotes to compare')(page)
    },
  },
  {
    name: 'wait-in-town',
    path: '/vendors/Babysitter?day=26_11_2026&near=Rathmines&maxPrice=1',
    async show(page) {
      await button(page, 'Tell me when a time is free').click()
      await dialog(page, 'Tell me when a time is free').waitFor()
    },
  },
  {
    name: 'notifications',
    path: '/notifications',
    show: (page) => page.getByRole('article').first().waitFor(),
  },
  { name: 'decision', path: ({ decision }) => `/decisions/${decision}` },
  {
    name: 'receipts',
    path: '/receipts',
    show: (page) =>
      page
        .getByRole('link', { name: /^Payment, / })
        .first()
        .waitFor(),
  },
  {
    name: 'receipt',
    path: '/receipts',
    async show(page) {
      await page
        .getByRole('link', { name: /^Refund, / })
        .first()
        .click()
      await untilHeading('Refund receipt')(page)
    },
  },
  {
    name: 'receipt-unknown',
    path: '/receipts/2147483647',
    show: untilHeading('Page not found'),
    expectedComplaints: /status of 404/,
  },
  {
    name: 'account-menu',
    path: '/contact',
    only: 'desktop',
    async show(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Ciara Nolan' }).click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  {
    name: 'logout-question',
    path: '/contact',
    async show(page, viewport) {
      await button(page.getByRole('banner'), viewport === 'phone' ? 'Menu' : 'Ciara Nolan').click()
      await page.getByText('Logout', { exact: true }).click()
      await dialog(page, 'Are you sure you want to logout?').waitFor()
    },
  },
]

/** Scenes of My Appointments with its dialogs, and of a booking before it is made. */
const APPOINTMENTS: Shown[] = [
  {
    name: 'booking-chosen',
    path: ({ free }) => `/appointment/${free}`,
    async show(page) {
      await chooseTimes(page)
      await untilText('Pay when confirmed')(page)
    },
  },
  {
    name: 'important-note',
    path: ({ free }) => `/appointment/${free}`,
    async show(page) {
      await chooseTimes(page)
      await bookButton(page).click()
      await dialog(page, 'Important Note').waitFor()
    },
  },
  {
    name: 'appointments',
    path: '/my-appointment',
    show: (page) => card(page, 'Cian').waitFor(),
  },
  {
    name: 'appointment',
    path: '/my-appointment',
    async show(page) {
      await card(page, 'Fatima').getByRole('link', { name: 'Details' }).click()
      await untilHeading('If plans change')(page)
    },
  },
  {
    name: 'withdraw',
    path: '/my-appointment',
    // The demonstration leaves the statutory right to cancel off.
    async show(page) {
      await page.route('**/api/user/appointments?*', async (route) => {
        const response = await route.fetch()
        const json = (await response.json()) as { appointments: object[] }
        const appointments = json.appointments.map((appointment) => ({
          ...appointment,
          withdrawableUntil: '2026-12-05T00:00:00.000Z',
        }))
        await route.fulfill({ response, json: { ...json, appointments } })
      })
      await page.reload()
      await button(card(page, 'Fatima'), 'Withdraw from contract here').click()
      await dialog(page, 'Withdraw from this contract').waitFor()
    },
    undo: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
  },
  opened('reschedule', (page) => button(card(page, 'Fatima'), 'Reschedule'), 'Reschedule'),
  opened('cancel', (page) => button(card(page, 'Fatima'), 'Cancel'), 'Cancel this appointment?'),
  opened('complete', (page) => button(page, 'Mark Appointment as Complete').first(), 'Mark as complete?'),
  opened('report', (page) => button(page, 'Report a problem').first(), 'Report a problem'),
  opened(
    'payment',
    (page) => button(card(page, 'Cian'), 'Confirm Booking'),
    'Confirm Payment',
    (page) => page.getByLabel('Card number').waitFor(),
  ),
  opened(
    'payment-errors',
    (page) => button(card(page, 'Cian'), 'Confirm Booking'),
    'Confirm Payment',
    async (page) => {
      await page.getByLabel('Card number').waitFor()
      await page.getByLabel('City').fill('')
      await button(page, /^Pay €/).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  ),
  {
    name: 'chat-sheet',
    path: '/my-appointment',
    async show(page) {
      await card(page, 'Fatima')
        .getByRole('link', { name: /Fatima/ })
        .click()
      await page.getByRole('textbox', { name: 'Message' }).waitFor()
    },
  },
]

/** A dialog that opens from My Appointments. */
function opened(
  name: string,
  opener: (page: Page) => Locator,
  title: string,
  then?: (page: Page) => Promise<void>,
): Shown {
  return {
    name,
    path: '/my-appointment',
    async show(page) {
      await opener(page).click()
      await dialog(page, title).waitFor()
      await then?.(page)
    },
  }
}

/** Scenes of a client who has just signed up: every list is empty. */
const EMPTY: Shown[] = [
  { name: 'appointments-none', path: '/my-appointment', show: untilHeading('No Appointments Yet') },
  {
    name: 'appointments-none-cancelled',
    path: '/my-appointment?show=cancelled',
    show: untilHeading('No Cancelled Appointments'),
  },
  { name: 'messages-none', path: '/messages', show: untilText('No Messages Yet') },
  {
    name: 'chat-empty',
    path: ({ known }) => `/messages/${known}/vendor`,
    show: (page) => page.getByRole('textbox', { name: 'Message' }).waitFor(),
  },
  { name: 'favourites-none', path: '/favourites', show: untilHeading('No favourites yet') },
  { name: 'requests-none', path: '/my-requests', show: untilHeading('No quote requests yet') },
  { name: 'ask', path: '/ask', show: untilHeading('Ask several vendors') },
  { name: 'receipts-none', path: '/receipts', show: untilHeading('No receipts yet') },
  { name: 'notifications-none', path: '/notifications', show: untilHeading('No Notifications') },
  {
    name: 'profile-missing',
    path: '/my-profile?missing=1',
    show: untilText('Needed to book'),
  },
]

/** All scenes of the client site, grouped by viewer. */
export const CLIENT_SCENES: Scene[] = [
  ...seenBy('visitor', [...PUBLIC, ...ACCOUNT]),
  ...seenBy('client', [...OWN, ...APPOINTMENTS]),
  ...seenBy('newcomer', EMPTY),
]
