import { type Child, startChild } from '../child.ts'
import { comparedFigure, type Figure } from '../figure.ts'
import { FROM_DATABASE, loadHttp } from '../load-http.ts'
import { interleave } from '../measure.ts'
import { vendorId } from '../people.ts'
import type { Row } from '../row.ts'

const CONNECTIONS = 32

/** Readers of the list, and the source of their replies. */
const READERS = [
  ['from the database', FROM_DATABASE],
  ['as visitors get it', {}],
] as const

/**
 * A list of 12 vendors and a calendar of 14 days over a bare server sending the same bytes: both from the database, and
 * both as visitors get them, from the cache.
 */
export const list: Row = {
  name: 'list',
  measure: async (stage, effort) => {
    const { url } = await stage.startServer(await stage.createDatabase())
    const measured: Figure[] = []
    const reads = [
      { what: 'list of 12 vendors', path: '/api/vendor/list?page=1', atLeast: 0.25 },
      { what: 'availability of 14 days', path: `/api/vendor/${vendorId(7)}/availability`, atLeast: 0.3 },
    ]
    for (const { what, path, atLeast } of reads) {
      const bare = await startBare(await (await fetch(url + path)).bytes())
      for (const [how, headers] of READERS) {
        const load = { seconds: effort.seconds, connections: CONNECTIONS, headers }
        const perSecond = (target: { url: string; path?: string }) => async () =>
          (await loadHttp({ ...load, ...target })).perSecond
        await loadHttp({ ...load, url, path, seconds: 1 })
        const { ours, limit } = await interleave(effort.rounds, {
          ours: perSecond({ url, path }),
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
  startChild('bench/bare/fastify.ts', { words: [Buffer.from(bytes).toString('base64')] })
