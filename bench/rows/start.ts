import { absoluteFigure } from '../figure.ts'
import { interleave } from '../measure.ts'
import type { Row } from '../row.ts'

/** Measures from the start of a process to its first list, with PostgreSQL running and the compile cache filled. */
export const start: Row = {
  name: 'start',
  measure: async (stage, { rounds }) => {
    const databaseUrl = await stage.createDatabase()
    const startOnce = async () => {
      const begun = performance.now()
      const { url, stop } = await stage.startServer(databaseUrl, {}, { readyPath: '/api/vendor/list?page=1' })
      const took = (performance.now() - begun) / 1000
      await fetch(url)
      await stop()
      return took
    }
    await startOnce()
    const { ours } = await interleave(rounds, { ours: startOnce })
    return [absoluteFigure({ what: 'second start to the first list', ours, unit: 's', goal: { atMost: 1 } })]
  },
}
