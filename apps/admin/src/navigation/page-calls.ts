import type { CallName } from '@anseo/contract/calls'
import { matchPath } from 'react-router'
import type { MoneyTab } from './pages.ts'

/**
 * The API call that each page makes first. An admin whose role may not make that call sees neither the page nor its
 * entry in the menu. Pages that are not listed are open to everybody in the team.
 */
const PAGE_CALLS = {
  vetting: 'GET /api/admin/vendors',
  'vetting/:id': 'GET /api/admin/vendors/:id/vetting',
  checks: 'GET /api/admin/checks',
  people: 'GET /api/admin/people',
  'people/clients/:id': 'GET /api/admin/people/clients/:id',
  'people/vendors/:id': 'GET /api/admin/people/vendors/:id',
  appointments: 'GET /api/admin/appointments',
  'appointments/:id': 'GET /api/admin/appointments/:id',
  'series/:id': 'GET /api/admin/series/:id',
  money: 'GET /api/admin/money',
  dac7: 'GET /api/admin/dac7',
  'disputes/:id': 'GET /api/admin/disputes/:id',
  reports: 'GET /api/admin/reports',
  'reports/:id': 'GET /api/admin/problem-reports/:id',
  notices: 'GET /api/admin/content-notices',
  'notices/:id': 'GET /api/admin/content-notices/:id',
  complaints: 'GET /api/admin/complaints',
  'complaints/:id': 'GET /api/admin/complaints/:id',
  reviews: 'GET /api/admin/reviews',
  broadcasts: 'GET /api/admin/broadcasts',
  audit: 'GET /api/admin/audit',
  jobs: 'GET /api/admin/jobs',
  settings: 'GET /api/admin/settings',
  'settings/specialities': 'GET /api/admin/specialities',
  terms: 'GET /api/admin/vendor-terms',
  team: 'GET /api/admin/team',
} as const satisfies Record<string, CallName>

/** The call that loads the details of one row on the money page, by tab; the address names the row: `?tab=…&id=…`. */
export const DETAILS_CALLS = {
  payments: 'GET /api/admin/payments/:id',
  refunds: 'GET /api/admin/refunds/:id',
  disputes: 'GET /api/admin/disputes/:id',
  payouts: 'GET /api/admin/payouts/:id',
} as const satisfies Partial<Record<MoneyTab, CallName>>

/** Returns the call of a page by the path of its route; undefined for a page that everybody may see. */
export const pageCall = (route: string): CallName | undefined =>
  (PAGE_CALLS as Partial<Record<string, CallName>>)[route]

/** Returns the call that decides who may open an address such as `/people/clients/…` or `/money?id=…`, if any. */
export function callOfAddress(address: string): CallName | undefined {
  const [path = '', query] = address.split('?')
  const route = Object.keys(PAGE_CALLS).find((each) => matchPath(`/${each}`, path))
  const params = new URLSearchParams(query)
  if (route === 'money' && params.get('id')) {
    const tab = params.get('tab') ?? 'payments'
    return (DETAILS_CALLS as Partial<Record<string, CallName>>)[tab]
  }
  return route === undefined ? undefined : pageCall(route)
}
