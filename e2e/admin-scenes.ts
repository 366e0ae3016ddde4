import { button, dialog, type Scene, seenBy, type Shown, untilText, untilChart } from './scene.ts'
import { ADMIN_DISPUTES } from './dispute-scenes.ts'
import { ADMIN_SERIES } from './series-scenes.ts'

const RECORDS: Shown[] = [
  ADMIN_SERIES,
  ...ADMIN_DISPUTES,
  { name: 'admin-dashboard', path: '/admin/', show: untilChart },
  { name: 'admin-vetting', path: '/admin/vetting' },
  { name: 'admin-review', path: ({ known }) => `/admin/vetting/${known}` },
  {
    name: 'admin-ask-for-more',
    path: ({ known }) => `/admin/vetting/${known}`,
    async show(page) {
      await page.getByRole('button', { name: 'Ask for more: Photo ID' }).click()
      await page.getByRole('dialog', { name: 'Ask for more: Photo ID' }).waitFor()
    },
  },
  { name: 'admin-checks', path: '/admin/checks' },
  { name: 'admin-notifications', path: '/admin/notifications' },
  { name: 'admin-people', path: '/admin/people' },
  {
    name: 'admin-people-chosen',
    path: '/admin/people',
    show: async (page) => {
      for (const place of [0, 1]) await page.locator('tbody .choose-box input').nth(place).check()
      await untilText('2 selected')(page)
    },
  },
  {
    name: 'admin-palette',
    path: '/admin/people',
    show: async (page) => {
      await button(page, 'Search').click()
      await dialog(page).getByRole('combobox').fill('ciara no')
      await dialog(page).getByRole('group', { name: 'Receipts' }).waitFor()
    },
  },
  {
    name: 'admin-palette-pages',
    path: '/admin/',
    show: async (page) => {
      await button(page, 'Search').click()
      await dialog(page).getByRole('option', { name: 'Go to Payouts' }).waitFor()
    },
  },
  {
    name: 'admin-choose-refund',
    path: ({ client }) => `/admin/people/clients/${client}?open=refund`,
    show: async (page) => {
      await dialog(page).getByRole('link').first().waitFor()
    },
  },
  {
    name: 'admin-message',
    path: ({ client }) => `/admin/people/clients/${client}`,
    show: async (page) => {
      await button(page, 'Write').click()
      await dialog(page).waitFor()
    },
  },
  {
    name: 'admin-hold-payouts',
    path: ({ known }) => `/admin/people/vendors/${known}`,
    show: async (page) => {
      await button(page, 'Hold payouts').click()
      await dialog(page).waitFor()
    },
  },
  { name: 'admin-client', path: ({ client }) => `/admin/people/clients/${client}` },
  { name: 'admin-vendor', path: ({ known }) => `/admin/people/vendors/${known}` },
  { name: 'admin-appointments', path: '/admin/appointments' },
  { name: 'admin-appointment', path: ({ appointment }) => `/admin/appointments/${appointment}` },
  { name: 'admin-money', path: '/admin/money' },
  { name: 'admin-ledger', path: '/admin/money?tab=ledger' },
  { name: 'admin-dac7', path: '/admin/dac7' },
  { name: 'admin-dac7-this-year', path: '/admin/dac7?year=2026&sellers=missing' },
  { name: 'admin-reports', path: '/admin/reports' },
  { name: 'admin-notices', path: '/admin/notices' },
  {
    name: 'admin-notice',
    path: ({ notice }) => `/admin/notices/${notice}`,
    show: async (page) => {
      await page.getByRole('radio', { name: /^Remove it\b(?!.*suspend)/ }).check()
      await page.getByRole('heading', { name: 'Statement of reasons' }).waitFor()
    },
  },
  { name: 'admin-notice-decided', path: ({ decision }) => `/admin/notices/${decision}` },
  { name: 'admin-complaints', path: '/admin/complaints' },
  { name: 'admin-complaint', path: ({ complaint }) => `/admin/complaints/${complaint}` },
  { name: 'admin-decisions', path: ({ client }) => `/admin/people/clients/${client}?tab=decisions` },
  {
    name: 'admin-block',
    path: ({ client }) => `/admin/people/clients/${client}`,
    show: async (page) => {
      await button(page, /^Block /).click()
      await dialog(page, /^Block /).waitFor()
    },
  },
  { name: 'admin-reviews', path: '/admin/reviews' },
  { name: 'admin-report', path: ({ report }) => `/admin/reports/${report ?? ''}` },
  { name: 'admin-broadcasts', path: '/admin/broadcasts' },
  {
    name: 'admin-broadcast-later',
    path: '/admin/broadcasts',
    show: async (page) => {
      await button(page, 'Combined').click()
      await button(page, 'Add a group').click()
      await page.getByRole('radiogroup', { name: 'Group 2' }).getByRole('radio', { name: 'Vendors' }).click()
      await page.getByRole('radio', { name: 'Later' }).click()
      await page.getByLabel('Time in Dublin').waitFor()
    },
  },
  { name: 'admin-audit', path: '/admin/audit' },
  { name: 'admin-team', path: '/admin/team', show: untilText('Orla Keane') },
  {
    name: 'admin-invite',
    path: '/admin/team',
    show: async (page) => {
      await button(page, 'Invite').click()
      await dialog(page, 'Invite someone into the team').waitFor()
    },
  },
  { name: 'admin-jobs', path: '/admin/jobs' },
  { name: 'admin-settings', path: '/admin/settings' },
  { name: 'admin-terms', path: '/admin/terms' },
  { name: 'admin-specialities', path: '/admin/settings/specialities' },
  { name: 'admin-security', path: '/admin/security' },
]

/** All scenes of the admin site. */
export const ADMIN_SCENES: Scene[] = [
  ...seenBy('visitor', [
    { name: 'admin-login', path: '/admin/login' },
    {
      name: 'admin-invitation',
      path: '/admin/invitation?token=unknown',
      show: untilText('This invitation has expired'),
      expectedComplaints: /status of 400/,
    },
  ]),
  ...seenBy('admin', RECORDS),
]
