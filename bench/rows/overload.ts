import { absoluteFigure } from '../figure.ts'
import { loadHttp } from '../load-http.ts'
import { median } from '../measure.ts'
import type { Row } from '../row.ts'
import { UNCACHED } from '../stage.ts'

/** Far more at once than a process answers in half a second. */
const CONNECTIONS = 500
const LIST = '/api/vendor/list?page=1'

/** Lists from the database asked for by far too many at once: how long those wait who are served, and who are refused. */
export const overload: Row = {
  name: 'overload',
  measure: async (stage, { rounds, seconds }) => {
    const { url } = await stage.startServer(await stage.createDatabase(), UNCACHED)
    const ask = () => loadHttp({ url, path: LIST, seconds, connections: CONNECTIONS, isTooMuch: true })
    await ask()
    const served: number[] = []
    const refused: number[] = []
    for (let round = 0; round < rounds; round++) {
      const { p50MsOf } = await ask()
      served.push(p50MsOf['200'] ?? Infinity)
      refused.push(p50MsOf['503'] ?? 0)
    }
    return [
      waited(`${CONNECTIONS} at once without pause: lists that are served, p50`, served, 1000),
      waited('those that are refused, p50', refused, 100),
    ]
  },
}

const waited = (what: string, times: number[], atMost: number) =>
  absoluteFigure({ what, ours: median(times), unit: 'ms', goal: { atMost } })
