import { button, dialog, type Scene, seenBy, type Shown, text } from './scene.ts'
import { ADMIN_SERIES } from './series-scenes.ts'

const RECORDS: Shown[] = [
  ADMIN_SERIES,
  { name: 'admin-dashboard', path: '/admin/' },
  { name: 'admin-vetting', path: '/admin/vetting' },
  { name: 'admin-review', path: ({ known }) => `/admin/vetting/${known}` },
  { name: 'admin-checks', path: '/admin/checks' },
  { name: 'admin-notifications', path: '/admin/notifications' },
  { name: 'admin-people', path: '/admin/people' },
  {
    name: 'admin-people-chosen',
    path: '/admin/people',
    show: async (page) => {
      for (const place of [0, 1]) await page.locator('tbody .choose-box input').nth(place).check()
      await text('2 selected')(page)
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
  { name: 'admin-reports', path: '/admin/reports' },
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
  { name: 'admin-jobs', path: '/admin/jobs' },
  { name: 'admin-settings', path: '/admin/settings' },
  { name: 'admin-security', path: '/admin/security' },
]

/** All scenes of the admin site. */
export const ADMIN_SCENES: Scene[] = [
  ...seenBy('visitor', [{ name: 'admin-login', path: '/admin/login' }]),
  ...seenBy('admin', RECORDS),
]
