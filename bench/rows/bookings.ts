import { comparedFigure } from '../figure.ts'
import { loadHttp } from '../load-http.ts'
import { interleave } from '../measure.ts'
import { bookMinimally } from '../minimal-booking.ts'
import type { Row } from '../row.ts'

const CONNECTIONS = 64
/** Each round of pgbench books separate days, beyond the booking window. */
const DAYS_APART = 100

/**
 * Bookings of distinct slots over HTTP, over pgbench inserting the least that a booking can be. The product runs only
 * while it is measured, so that what it then sends out does not slow pgbench down.
 */
export const bookings: Row = {
  name: 'bookings',
  measure: async (stage, { rounds, seconds }) => {
    const databaseUrl = await stage.createDatabase()
    let from = 0
    let offsetDays = 0
    const book = async () => {
      const { url, stop } = await stage.startServer(databaseUrl)
      const load = { url, connections: CONNECTIONS }
      // The first ones compile the product's code and prepare its statements.
      const { sent } = await loadHttp({ ...load, seconds: 1, bookingsFrom: from })
      const measured = await loadHttp({ ...load, seconds, bookingsFrom: (from += sent) })
      from += measured.sent
      await stop()
      return measured.perSecond
    }
    const { ours, limit } = await interleave(rounds, {
      ours: book,
      limit: () => bookMinimally(databaseUrl, { seconds, offsetDays: (offsetDays += DAYS_APART) }),
    })
    const what = 'bookings over appointment + event + outbox in one statement'
    return [comparedFigure({ what, ours, limit, unit: '/s', goal: { atLeast: 0.33 } })]
  },
}
