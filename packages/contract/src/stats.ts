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
  /** Of those, the completed ones. */
  completed: z.int(),
  /** For the vendor's answer or the payment. */
  waiting: z.int(),
  /** Ended without being kept, and by whom; a request that nobody answered or paid in time is timed out. */
  cancelled: z.object({
    total: z.int(),
    client: z.int(),
    vendor: z.int(),
    declined: z.int(),
    admin: z.int(),
    timedOut: z.int(),
  }),
  /** Vendor fees of what is paid or waiting. */
  value: euro(),
  /** Platform fees that came in and do not go back; handling fees pay the provider and are not among them. */
  take: euro(),
  /** Half of the vendors' confirmations took no longer; null where none was given. */
  minutesToConfirm: z.number().nullable(),
}
export const figuresOnWire = z.object(figures)
export type FiguresOnWire = z.output<typeof figuresOnWire>

const query = z.object({ ...timeRange, by: z.enum(STATISTICS_GROUPS).default('week') })

export const getStats = call({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  summary:
    'Get bookings, value, revenue, cancellations and time to confirm of what was booked in a period, with the period before it, by week (Monday in Dublin), speciality or town.',
  query,
  reply: succeeds({
    from: instant(),
    to: instant(),
    total: figuresOnWire,
    /** The same number of days before; of a period that is not over, no more than the part that has passed. */
    before: figuresOnWire,
    /** Weeks in order, also empty ones, named by their Monday such as 2026-11-16; the others by bookings. */
    groups: z.array(z.object({ key: z.string(), ...figures })),
  }),
  refusals: [],
})

export const exportStats = call({
  method: 'GET',
  path: '/api/admin/stats/export',
  access: 'admin',
  summary: 'Download these figures as CSV, a row for each week, speciality or town.',
  query,
  file: 'text/csv',
  reply: z.file(),
  refusals: [],
})

/** Number of items that wait for somebody; `since` is the start of the longest wait, null where there is none. */
const waiting = z.object({ count: z.int(), since: instant().nullable() })
const waitingMoney = waiting.extend({ amount: euro() })

export const getOverview = call({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  summary: 'Get what needs attention, and the status of what runs automatically.',
  reply: succeeds({
    needs: z.object({
      reports: waiting,
      applications: waiting,
      failedRefunds: waitingMoney,
      failedPayouts: waitingMoney,
      disputes: waitingMoney,
      failedJobs: waiting,
      /** Vendors off the list because a mandatory check has lapsed, and those whose check does within 7 days. */
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
      /** Of the answering process: when the last one ran, and how many failed at their last turn. */
      sweeps: z.object({ ranAt: instant().nullable(), failing: z.int() }),
    }),
  }),
  refusals: [],
})
