import { NAMED_ROLES } from '@anseo/domain/admin-role'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { timeRange } from './time-range.ts'
import { euro, instant } from './wire.ts'

export const STATISTICS_GROUPS = ['week', 'speciality', 'town'] as const
export type StatisticsGroup = (typeof STATISTICS_GROUPS)[number]

/** Outcomes of the appointments booked in a period, as of now. */
const figures = {
  bookings: z.int(),
  /** Completed, or paid and to come. */
  paid: z.int(),
  /** The number of those that are completed. */
  completed: z.int(),
  /** The number that waits for the vendor's answer or the payment. */
  waiting: z.int(),
  /** Cancelled, by whom; a request neither answered nor paid in time is timed out. */
  cancelled: z.object({
    total: z.int(),
    client: z.int(),
    vendor: z.int(),
    declined: z.int(),
    admin: z.int(),
    timedOut: z.int(),
  }),
  /** Vendor fees of paid and waiting appointments. */
  value: euro(),
  /** Platform fees received and not refunded; handling fees are excluded, since they pay the provider. */
  take: euro(),
  /**
   * Half of the vendors' confirmations took about as long, in steps: a minute to half an hour, 5 minutes to an hour, a
   * quarter to 4 hours, then hours; null where none was given.
   */
  minutesToConfirm: z.number().nullable(),
}
export const figuresOnWire = z.object(figures)
export type FiguresOnWire = z.output<typeof figuresOnWire>

const query = z.object({ ...timeRange, by: z.enum(STATISTICS_GROUPS).default('week') })

export const getStats = call({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  roles: NAMED_ROLES,
  summary:
    'Get bookings, value, revenue, cancellations and time to confirm of what was booked in a period, with the period before it, by week (Monday in Dublin), speciality or town.',
  query,
  reply: succeeds({
    from: instant(),
    to: instant(),
    total: figuresOnWire,
    /** The same number of days before; for a period still running, only as much as has passed of it. */
    before: figuresOnWire,
    /** Weeks in order, also empty ones, named by their Monday such as 2026-11-16; the others by bookings. */
    groups: z.array(z.object({ key: z.string(), ...figures })),
  }),
})

export const exportStats = call({
  method: 'GET',
  path: '/api/admin/stats/export',
  access: 'admin',
  roles: NAMED_ROLES,
  summary: 'Download these figures as CSV, a row for each week, speciality or town.',
  query,
  file: 'text/csv',
})

/** The number of waiting items; `since` is the start of the longest wait, null if there are none. */
const waiting = z.object({ count: z.int(), since: instant().nullable() })
const waitingMoney = waiting.extend({ amount: euro() })

export const getOverview = call({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  roles: NAMED_ROLES,
  summary: 'Get what needs attention, and the status of what runs automatically.',
  reply: succeeds({
    needs: z.object({
      reports: waiting,
      /** Reports of content that wait for a decision, and complaints that wait for an answer. */
      notices: waiting,
      complaints: waiting,
      applications: waiting,
      failedRefunds: waitingMoney,
      failedPayouts: waitingMoney,
      disputes: waitingMoney,
      failedJobs: waiting,
      /** Vendors unlisted because a mandatory check has expired, and those with a check that expires within 7 days. */
      lapsedChecks: waiting,
      lapsingChecks: waiting,
    }),
    runs: z.object({
      books: z.object({
        balanced: z.boolean(),
        sum: euro(),
        findings: z.int(),
        checkedAt: instant().nullable(),
      }),
      provider: z.object({ differences: z.int(), comparedAt: instant().nullable() }),
      jobs: z.object({ waiting: z.int(), late: z.int(), retrying: z.int() }),
      /** When a sweep of the responding process last ran, and how many failed on their last run. */
      sweeps: z.object({ ranAt: instant().nullable(), failing: z.int() }),
    }),
  }),
})
