import { NAMED_ROLES } from '@anseo/domain/admin-role'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { timeRange } from './time-range.ts'

/** The demand beyond bookings: quotes of several vendors, and a time when one is free (C7, C8). */
export const getDemandStats = call({
  method: 'GET',
  path: '/api/admin/stats/demand',
  access: 'admin',
  roles: NAMED_ROLES,
  summary:
    'Count the requests to several vendors that were sent in a period, with what became of them, and the people who were told of a free time then; times count for a year.',
  query: z.object(timeRange),
  reply: succeeds({
    requests: z.object({
      sent: z.int(),
      /** Those with a quote of at least one vendor. */
      answered: z.int(),
      accepted: z.int(),
    }),
    waitlist: z.object({
      /** People who wait now. */
      waiting: z.int(),
      told: z.int(),
      /** The number of those notified who booked such a time. */
      booked: z.int(),
    }),
  }),
})
