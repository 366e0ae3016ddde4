import { type Child, startChild } from '../child.ts'
import { comparedFigure, type Figure } from '../figure.ts'
import { loadHttp } from '../load-http.ts'
import { interleave } from '../measure.ts'
import { SIGNED_IN, vendorId } from '../people.ts'
import type { Row } from '../row.ts'
import { UNCACHED } from '../stage.ts'

const CONNECTIONS = 32

/**
 * A list of 12 vendors and a calendar of 14 days over a bare server sending the same bytes: each from the database, and
 * from the cache as visitors and the signed-in get it.
 */
export const list: Row = {
  name: 'list',
  measure: async (stage, effort) => {
    const databaseUrl = await stage.createDatabase()
    const { url } = await stage.startServer(databaseUrl)
    const uncached = await stage.startServer(databaseUrl, UNCACHED)
    const readers = [
      { how: 'from the database', of: uncached.url, headers: {} },
      { how: 'as visitors get it', of: url, headers: {} },
      { how: 'as the signed-in get it', of: url, headers: SIGNED_IN },
    ]
    const measured: Figure[] = []
    const reads = [
      { what: 'list of 12 vendors', path: '/api/vendor/list?page=1', atLeast: 0.25 },
      { what: 'availability of 14 days', path: `/api/vendor/${vendorId(7)}/availability`, atLeast: 0.3 },
    ]
    for (const { what, path, atLeast } of reads) {
      const bare = await startBare(await (await fetch(url + path)).bytes())
      for (const { how, of, headers } of readers) {
        const load = { seconds: effort.seconds, connections: CONNECTIONS, headers }
        const perSecond = (target: { url: string; path?: string }) => async () =>
          (await loadHttp({ ...load, ...target })).perSecond
        await loadHttp({ ...load, url: of, path, seconds: 1 })
        const { ours, limit } = await interleave(effort.rounds, {
          ours: perSecond({ url: of, path }),
          limit: perSecond({ url: bare.message.url }),
        })
        const goal = { atLeast }
        measured.push(comparedFigure({ what: `${what}, ${how}`, ours, limit, unit: '/s', goal }))
      }
      await bare.stop()
    }
    return measured
  },
}

const startBare = (bytes: Uint8Array): Promise<Child & { message: { url: string } }> =>
  startChild('bench/bare/fastify.ts', { args: [Buffer.from(bytes).toString('base64')] })
