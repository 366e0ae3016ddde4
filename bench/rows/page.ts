import { startChild } from '../child.ts'
import { comparedFigure } from '../figure.ts'
import { loadHttp } from '../load-http.ts'
import { interleave } from '../measure.ts'
import { SIGNED_IN } from '../people.ts'
import type { Row } from '../row.ts'
import { UNCACHED } from '../stage.ts'

const PATH = '/vendors'
const CONNECTIONS = 8

/**
 * The list page over React rendering the same tree and nothing else: with its data from the database, and from the cache
 * as visitors and the signed-in get it.
 */
export const page: Row = {
  name: 'page',
  measure: async (stage, { rounds, seconds }) => {
    const databaseUrl = await stage.createDatabase()
    const { url } = await stage.startServer(databaseUrl)
    const uncached = await stage.startServer(databaseUrl, UNCACHED)
    const load = { path: PATH, connections: CONNECTIONS }
    const send = async (to: string, headers = {}) =>
      (await loadHttp({ ...load, url: to, seconds, headers })).perSecond
    for (const to of [url, uncached.url]) await loadHttp({ ...load, url: to, seconds: 1 })
    const { ours, limit, cached, signedIn } = await interleave(rounds, {
      ours: () => send(uncached.url),
      limit: async () => {
        const args = [url, PATH, String(seconds)]
        return (await startChild<number>('bench/bare/page.ts', { args })).message
      },
      cached: () => send(url),
      signedIn: () => send(url, SIGNED_IN),
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
      comparedFigure({
        what: 'list page as the signed-in share it',
        ours: signedIn,
        limit,
        unit: '/s',
        goal: { atLeast: 0.35 },
      }),
    ]
  },
}
