import { NAMED_ROLES } from '@anseo/domain/admin-role'
import { z } from 'zod'
import { exportCall } from './admin-lists.ts'
import { call, succeeds } from './call.ts'
import { seriesFields } from './series.ts'
import { timeRange } from './time-range.ts'
import { onPath, pageFacts, pageQuery } from './wire.ts'
import { person } from './parties.ts'

/** A series as the operator sees it. */
export const adminSeriesOnWire = z.object({ ...seriesFields, client: person, vendor: person })
export type AdminSeriesOnWire = z.output<typeof adminSeriesOnWire>

/** Orders of a person's series: by when they were asked for. */
export const SERIES_ORDERS = ['newest', 'oldest'] as const
export type SeriesOrder = (typeof SERIES_ORDERS)[number]

const seriesFilters = { order: z.enum(SERIES_ORDERS).default('newest') }
const OF_PERSON = '/api/admin/people/:id/series'

export const listPersonSeries = call({
  method: 'GET',
  path: OF_PERSON,
  access: 'admin',
  roles: ['support'],
  summary: 'List the series of a client or vendor with all their dates, newest first.',
  query: z.object({ ...seriesFilters, ...pageQuery(10) }),
  reply: succeeds({ series: z.array(adminSeriesOnWire), ...pageFacts }),
})

export const exportPersonSeries = exportCall(
  OF_PERSON,
  'the series of a person',
  ['support'],
  seriesFilters,
  {
    params: onPath,
  },
)

export const getAdminSeries = call({
  method: 'GET',
  path: '/api/admin/series/:id',
  access: 'admin',
  roles: ['support'],
  summary: 'Get a series with both people and all its dates, with what became of each.',
  reply: succeeds({ series: adminSeriesOnWire }),
})

export const getSeriesStats = call({
  method: 'GET',
  path: '/api/admin/stats/series',
  access: 'admin',
  roles: NAMED_ROLES,
  summary:
    'Count the series that were asked for, confirmed and ended in a period, and the visits made from them.',
  query: z.object(timeRange),
  reply: succeeds({
    asked: z.int(),
    confirmed: z.int(),
    /** Declined by the vendor, ended by either side, or ended because the client did not accept a new price. */
    ended: z.int(),
    /** Visits that were made, and of those the paid or free ones that took place. */
    visits: z.int(),
    completed: z.int(),
    /** Dates in the period that could not be made and wait for the client. */
    conflicts: z.int(),
    /** The number of series that run now, regardless of the period. */
    running: z.int(),
  }),
})
