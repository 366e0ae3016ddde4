import { type Scene, seenBy, type Shown, untilChart } from './scene.ts'
import { VENDOR_SERIES } from './series-scenes.ts'

const IMPORTED = 'Name,Phone\nNora Byrne,086 555 0100\n,086 555 0101\nTom Hickey,12\n'

/** Scenes of a listed vendor's pages. */
const WORK: Shown[] = [
  { name: 'pro-today', path: '/pro/' },
  { name: 'pro-calendar', path: '/pro/calendar' },
  { name: 'pro-calendar-week', path: '/pro/calendar?view=week' },
  {
    name: 'pro-calendar-month',
    path: '/pro/calendar?view=month',
    show: async (page) => {
      await page.getByRole('button', { name: 'Search appointments' }).click()
      await page.getByRole('searchbox', { name: 'Search appointments' }).fill('a')
      await page.getByRole('listitem').filter({ hasText: 'Hannah Lyons' }).first().waitFor()
    },
  },
  { name: 'pro-requests', path: '/pro/requests' },
  {
    name: 'pro-other-time',
    path: '/pro/requests',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Suggest a time/ })
        .first()
        .click()
      await page.getByRole('radiogroup', { name: 'Start time' }).waitFor()
    },
  },
  { name: 'pro-appointment', path: ({ appointment }) => `/pro/appointments/${appointment}` },
  {
    name: 'pro-appointment-asked',
    path: ({ asked }) => `/pro/appointments/${asked}`,
    async show(page) {
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      await page.getByRole('dialog', { name: 'Ask for payment by link' }).waitFor()
    },
  },
  VENDOR_SERIES,
  { name: 'pro-inbox', path: '/pro/messages' },
  { name: 'pro-chat', path: ({ client }) => `/pro/messages/${client}` },
  { name: 'pro-saved-replies', path: '/pro/saved-replies' },
  { name: 'pro-terms', path: '/pro/terms' },
  { name: 'pro-new-appointment', path: '/pro/appointments/new?day=2026-11-25&hour=11' },
  {
    name: 'pro-new-appointment-again',
    path: ({ contact }) => `/pro/appointments/new?contact=${contact}`,
    show: async (page) => {
      await page.getByRole('button', { name: 'Save appointment' }).waitFor()
    },
  },
  { name: 'pro-clients', path: '/pro/clients' },
  { name: 'pro-client', path: ({ contact }) => `/pro/clients/${contact}` },
  {
    name: 'pro-client-health',
    path: ({ contact }) => `/pro/clients/${contact}`,
    show: async (page) => {
      await page.getByRole('button', { name: 'They agreed in person' }).click()
      await page.getByRole('button', { name: 'Save note' }).click()
      await page.getByText('Confirm that they agreed.').waitFor()
    },
  },
  {
    name: 'pro-clients-import',
    path: '/pro/clients/import',
    show: async (page) => {
      const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(IMPORTED) }
      await page.getByLabel('Choose a file').setInputFiles(file)
      await page.getByRole('heading', { name: 'This will happen' }).waitFor()
    },
  },
  { name: 'pro-client-new', path: '/pro/clients?edit=new' },
  { name: 'pro-hours', path: '/pro/hours' },
  { name: 'pro-booking-rules', path: '/pro/booking-rules' },
  { name: 'pro-services', path: '/pro/services' },
  { name: 'pro-photos', path: '/pro/photos' },
  { name: 'pro-earnings', path: '/pro/earnings', show: untilChart },
  { name: 'pro-tax-details', path: '/pro/tax-details' },
  {
    name: 'pro-tax-details-wrong',
    path: '/pro/tax-details',
    expectedComplaints: /status of 400/,
    show: async (page) => {
      await page.getByRole('button', { name: 'Save tax details' }).click()
      await page.getByText('Fill in this field.').first().waitFor()
    },
  },
  { name: 'pro-reviews', path: '/pro/reviews' },
  { name: 'pro-documents', path: '/pro/documents' },
  { name: 'pro-trader', path: '/pro/trader' },
  {
    name: 'pro-garda-vetting',
    path: '/pro/documents',
    async show(page) {
      await page.getByRole('button', { name: 'Tell us who vetted you' }).click()
      await page.getByRole('dialog', { name: 'Who had you vetted?' }).waitFor()
    },
  },
  { name: 'pro-profile', path: '/pro/profile' },
  {
    name: 'pro-payout-dialog',
    path: '/pro/profile',
    show: async (page) => {
      await page.getByRole('button', { name: 'Change account' }).click()
      await page.getByLabel('Your password').waitFor()
    },
  },
  { name: 'pro-your-data', path: '/pro/profile/data' },
  { name: 'pro-close-account', path: '/pro/profile/close-account' },
  {
    name: 'pro-security',
    path: '/pro/security',
    show: (page) => page.getByRole('button', { name: 'Add a passkey' }).click(),
  },
  { name: 'pro-notifications', path: '/pro/notifications' },
]

/** Scenes of a vendor who has applied and waits. */
const FIRST_STEPS: Shown[] = [
  { name: 'pro-getting-started', path: '/pro/getting-started' },
  { name: 'pro-today-applicant', path: '/pro/' },
  { name: 'pro-calendar-empty', path: '/pro/calendar' },
  { name: 'pro-requests-empty', path: '/pro/requests' },
  { name: 'pro-clients-empty', path: '/pro/clients' },
  { name: 'pro-inbox-empty', path: '/pro/messages' },
  { name: 'pro-photos-empty', path: '/pro/photos' },
  { name: 'pro-earnings-empty', path: '/pro/earnings', show: untilChart },
  { name: 'pro-reviews-empty', path: '/pro/reviews' },
]

const BEFORE_LOGIN: Shown[] = [
  { name: 'pro-login', path: '/pro/login' },
  { name: 'pro-register', path: '/pro/register' },
]

/** All scenes of the vendor site. */
export const VENDOR_SCENES: Scene[] = [
  ...seenBy('visitor', BEFORE_LOGIN),
  ...seenBy('vendor', WORK),
  ...seenBy('applicant', FIRST_STEPS),
]
