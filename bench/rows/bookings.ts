import { pgbenchScript, recordBooking, runPgbench } from '../booking-script.ts'
import { comparedFigure } from '../figure.ts'
import { loadHttp } from '../load-http.ts'
import { interleave } from '../measure.ts'
import type { Row } from '../row.ts'

const CONNECTIONS = 64
/** Each round of pgbench books separate days, beyond the booking window. */
const DAYS_APART = 100

/** Bookings of distinct slots over HTTP, over pgbench running the statements of the same booking. */
export const bookings: Row = {
  name: 'bookings',
  measure: async (stage, { rounds, seconds }) => {
    const databaseUrl = await stage.createDatabase()
    const script = pgbenchScript(await recordBooking(stage, databaseUrl))
    const { url } = await stage.startServer(databaseUrl)
    let from = 0
    let offsetDays = DAYS_APART
    const book = async (forSeconds: number) => {
      const load = { url, seconds: forSeconds, connections: CONNECTIONS, bookingsFrom: from }
      const { perSecond, sent } = await loadHttp(load)
      from += sent
      return perSecond
    }
    await book(1)
    const { ours, limit } = await interleave(rounds, {
      ours: () => book(seconds),
      limit: () => runPgbench(script, databaseUrl, { seconds, offsetDays: (offsetDays += DAYS_APART) }),
    })
    return [comparedFigure({ what: 'bookings', ours, limit, unit: '/s', goal: { atLeast: 0.4 } })]
  },
}
