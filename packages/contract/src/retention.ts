import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { instant } from './wire.ts'

/** A kind of data, how long it is retained, and why. */
export const retentionPeriodOnWire = z.object({
  kind: z.string(),
  /** The data that is removed, in words. */
  what: z.string(),
  /** The retention period, in words. */
  kept: z.string(),
  why: z.string(),
})
export type RetentionPeriodOnWire = z.output<typeof retentionPeriodOnWire>

/** The removals of one day. */
export const retentionRunOnWire = z.object({
  day: z.string().meta({ description: "Of Dublin's calendar, YYYY-MM-DD" }),
  startedAt: instant(),
  finishedAt: instant().nullable(),
  /** Number of removed items by the kind of their period. */
  removed: z.record(z.string(), z.number().int()),
})
export type RetentionRunOnWire = z.output<typeof retentionRunOnWire>

export const showRetention = call({
  method: 'GET',
  path: '/api/admin/retention',
  access: 'admin',
  roles: ['reader'],
  summary: 'List how long each kind of data is kept and why, and the last 30 runs, newest first.',
  reply: succeeds({ periods: z.array(retentionPeriodOnWire), runs: z.array(retentionRunOnWire) }),
})
