import { startChild } from '../child.ts'
import { comparedFigure } from '../figure.ts'
import { FROM_DATABASE, loadHttp } from '../load-http.ts'
import { interleave } from '../measure.ts'
import type { Row } from '../row.ts'

const PATH = '/vendors'
const CONNECTIONS = 8

/** The list page as a visitor gets it, database included, over React rendering the same tree and nothing else. */
export const page: Row = {
  name: 'page',
  measure: async (stage, { rounds, seconds }) => {
    const { url } = await stage.startServer(await stage.createDatabase())
    const load = { url, path: PATH, connections: CONNECTIONS }
    const render = async (headers?: Record<string, string>) =>
      (await loadHttp({ ...load, seconds, ...(headers && { headers }) })).perSecond
    await loadHttp({ ...load, seconds: 1, headers: FROM_DATABASE })
    const { ours, limit, cached } = await interleave(rounds, {
      ours: () => render(FROM_DATABASE),
      limit: async () => {
        const words = [url, PATH, String(seconds)]
        return (await startChild<number>('bench/bare/page.ts', { words })).message
      },
      cached: () => render(),
    })
    return [
      comparedFigure({
        what: 'list page from the database',
        ours,
        limit,
        unit: '/s',
        goal: { atLeast: 0.35 },
      }),
      comparedFigure({
        what: 'list page as visitors share it',
        ours: cached,
        limit,
        unit: '/s',
        goal: { atLeast: 0.35 },
      }),
    ]
  },
}
