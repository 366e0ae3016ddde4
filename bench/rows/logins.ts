import { startChild } from '../child.ts'
import { comparedFigure } from '../figure.ts'
import { loadHttp } from '../load-http.ts'
import { interleave, median } from '../measure.ts'
import { clientEmail, PASSWORD } from '../people.ts'
import type { Row } from '../row.ts'
import { UNCACHED } from '../stage.ts'

const LIST = '/api/vendor/list?page=1'
/** Load on the list during the logins, in requests a second. */
const READERS = { connections: 4, atMostPerSecond: 40 }
const STORM_CONNECTIONS = 16

/** Measures logins against the password library alone, and the list's latency during the logins. */
export const logins: Row = {
  name: 'logins',
  measure: async (stage, { rounds, seconds }) => {
    const { url } = await stage.startServer(await stage.createDatabase(), UNCACHED)
    const loginBody = JSON.stringify({ email: clientEmail(1), password: PASSWORD })
    const storm = (forSeconds: number) =>
      loadHttp({ url, seconds: forSeconds, connections: STORM_CONNECTIONS, loginBody })
    const read = () => loadHttp({ url, path: LIST, seconds, ...READERS })
    await storm(1)
    await read()
    const during: number[] = []
    const { ours, limit, idle } = await interleave(rounds, {
      ours: async () => (await storm(seconds)).perSecond,
      limit: async () => {
        const { message } = await startChild<number>('bench/bare/passwords.ts', { args: [String(seconds)] })
        return message
      },
      idle: async () => {
        const { p99Ms } = await read()
        const stormed = await Promise.all([read(), storm(seconds)])
        during.push(stormed[0].p99Ms)
        return p99Ms
      },
    })
    return [
      comparedFigure({ what: 'logins', ours, limit, unit: '/s', goal: { atLeast: 0.8 } }),
      comparedFigure({
        what: 'p99 of the list while everybody logs in, over idle',
        ours: median(during),
        limit: idle,
        unit: 'ms',
        goal: { atMost: 3 },
      }),
    ]
  },
}
