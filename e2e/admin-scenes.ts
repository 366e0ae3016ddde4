import { button, dialog, type Scene, seenBy, type Shown } from './scene.ts'
import { ADMIN_SERIES } from './series-scenes.ts'

const RECORDS: Shown[] = [
  ADMIN_SERIES,
  { name: 'admin-dashboard', path: '/admin/' },
  { name: 'admin-vetting', path: '/admin/vetting' },
  { name: 'admin-review', path: ({ known }) => `/admin/vetting/${known}` },
  { name: 'admin-checks', path: '/admin/checks' },
  { name: 'admin-notifications', path: '/admin/notifications' },
  { name: 'admin-people', path: '/admin/people' },
  { name: 'admin-client', path: ({ client }) => `/admin/people/clients/${client}` },
  { name: 'admin-vendor', path: ({ known }) => `/admin/people/vendors/${known}` },
  { name: 'admin-appointments', path: '/admin/appointments' },
  { name: 'admin-appointment', path: ({ appointment }) => `/admin/appointments/${appointment}` },
  { name: 'admin-money', path: '/admin/money' },
  { name: 'admin-ledger', path: '/admin/money?tab=ledger' },
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
