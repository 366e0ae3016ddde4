import type { AdminSeriesOnWire } from '@anseo/contract/admin-series'
import type { SeriesOnWire, VendorSeriesOnWire, VisitOnWire } from '@anseo/contract/series'
import type { Page } from 'playwright-core'
import { untilHeading, type Shown } from './scene.ts'

const ID = '5e71e500-0000-4000-8000-000000000001'
const TIMES = { startTime: '09:00 AM', endTime: '12:00 PM' }

const costOf = (price: number, platformFee: number, handlingFee: number) => ({
  total: price + platformFee + handlingFee,
  now: price + platformFee + handlingFee,
  onTheDay: 0,
  parts: { price, travelFee: 0, deposit: price, platformFee, handlingFee },
  refunds: [],
})

const visit = (position: number, slotDate: string, status: VisitOnWire['status']): VisitOnWire => ({
  visit: position,
  slotDate,
  ...TIMES,
  usual: null,
  status,
  appointmentId: null,
  free: false,
  payableFrom: '2026-12-03T09:00:00.000Z',
  payBy: status === 'awaiting-payment' ? '2026-12-09T09:00:00.000Z' : null,
  reason: null,
  alternatives: [],
})

/** A series in all its states at once, with a price that waits for an answer. */
const SERIES = {
  _id: ID,
  status: 'active',
  slotDate: '12_11_2026',
  ...TIMES,
  everyWeeks: 2,
  visits: 8,
  serviceName: 'Regular clean',
  place: 'client',
  cancellationHours: 24,
  note: 'The key is with Nora next door.',
  createdAt: '2026-11-01T09:00:00.000Z',
  confirmedAt: '2026-11-01T10:00:00.000Z',
  endReason: null,
  cost: costOf(66, 6.6, 1.34),
  newPrice: {
    visit: 6,
    slotDate: '21_1_2027',
    ...TIMES,
    cost: costOf(72, 7.2, 1.44),
    answerBy: '2026-12-02T12:00:00.000Z',
  },
  dates: [
    visit(1, '12_11_2026', 'complete'),
    visit(2, '26_11_2026', 'paid'),
    {
      ...visit(3, '11_12_2026', 'awaiting-payment'),
      usual: { slotDate: '10_12_2026', ...TIMES },
    },
    visit(4, '24_12_2026', 'skipped'),
    {
      ...visit(5, '7_1_2027', 'conflict'),
      reason: 'unavailable',
      alternatives: [
        { slotDate: '8_1_2027', ...TIMES },
        { slotDate: '9_1_2027', ...TIMES },
        { slotDate: '11_1_2027', ...TIMES },
      ],
    },
    visit(6, '21_1_2027', 'planned'),
    visit(7, '4_2_2027', 'planned'),
    visit(8, '18_2_2027', 'planned'),
  ],
} satisfies Partial<SeriesOnWire>

const IMAGE = '/images/no-picture.webp'
const CLIENT = { _id: '5e71e500-0000-4000-8000-000000000002', name: 'Ciara Nolan', image: IMAGE }
const VENDOR = { _id: '5e71e500-0000-4000-8000-000000000003', name: 'Gráinne Doyle', image: IMAGE }

/** The same as its client sees it. */
export const OF_CLIENT: SeriesOnWire = {
  ...SERIES,
  address: { line1: '14 Oakley Road', line2: '', eircode: 'D06 W2P7' },
  vendorData: { ...VENDOR, speciality: 'Cleaner' },
}
const OF_VENDOR: VendorSeriesOnWire = { ...SERIES, clientData: CLIENT, priceFrom: null }
/** The same as the operator sees it. */
export const OF_OPERATOR: AdminSeriesOnWire = { ...SERIES, client: CLIENT, vendor: VENDOR }

/** Answers a call of the page with a made-up series, since one of the demonstration would change other scenes. */
const withReply = (path: string, reply: object, ready: (page: Page) => Promise<void>) => ({
  async show(page: Page) {
    await page.route(path, (route) => route.fulfill({ json: { success: true, ...reply } }))
    await page.reload()
    await ready(page)
  },
  undo: (page: Page) => page.unrouteAll(),
})

/** The series of a client, whose vendor asks for a new price. */
export const CLIENT_SERIES: Shown = {
  name: 'series',
  path: `/my-series/${ID}`,
  ...withReply('**/api/user/series', { series: [OF_CLIENT], total: 1 }, untilHeading(/^Regular clean/)),
}

/** The same as its vendor sees it. */
export const VENDOR_SERIES: Shown = {
  name: 'pro-series',
  path: `/pro/series/${ID}`,
  ...withReply('**/api/pro/series', { series: [OF_VENDOR], total: 1 }, untilHeading('New price')),
}

/** The same as the operator sees it. */
export const ADMIN_SERIES: Shown = {
  name: 'admin-series',
  path: `/admin/series/${ID}`,
  only: 'desktop',
  ...withReply('**/api/admin/series/*', { series: OF_OPERATOR }, untilHeading('Visits')),
  expectedComplaints: /status of 404/,
}
