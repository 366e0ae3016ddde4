import { availableParallelism } from 'node:os'
import { exactFigure } from '../figure.ts'
import { loadHttp } from '../load-http.ts'
import { interleave } from '../measure.ts'
import type { Row } from '../row.ts'
import { UNCACHED } from '../stage.ts'

const LIST = '/api/vendor/list?page=1'
const CONNECTIONS = 16
/** The measuring process, PostgreSQL and two of the product want a core each before a third can add anything. */
const CORES_FOR_THREE = 5

/** Lists from one, two and three processes on one database, each asked as much as it gives. */
export const processes: Row = {
  name: 'processes',
  measure: async (stage, { rounds, seconds }) => {
    const databaseUrl = await stage.createDatabase()
    const urls: string[] = []
    for (let count = 0; count < 3; count++) urls.push((await stage.startServer(databaseUrl, UNCACHED)).url)
    const from = (count: number) => async () => {
      const load = { path: LIST, seconds, connections: CONNECTIONS }
      const loads = urls.slice(0, count).map((url) => ({ ...load, url }))
      const results = await Promise.all(loads.map(loadHttp))
      return results.reduce((sum, { perSecond }) => sum + perSecond, 0)
    }
    await from(3)()
    const { one, two, three } = await interleave(rounds, { one: from(1), two: from(2), three: from(3) })
    const cores = availableParallelism()
    const rates = [one, two, three].map((rate) => `${Math.round(rate).toLocaleString('en-IE')}/s`)
    const growth = three / two
    const grows = cores >= CORES_FOR_THREE
    return [
      exactFigure(
        `lists from 1, 2 and 3 processes on ${cores} cores`,
        `${rates.join(', ')}; 3 over 2: ${growth.toFixed(2)}`,
        grows ? '3 over 2: ≥ 1.2' : `grows with cores; on ${cores} none is free for a third: 3 over 2 ≥ 0.8`,
        growth >= (grows ? 1.2 : 0.8),
      ),
    ]
  },
}
