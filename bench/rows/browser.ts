import { auditPage } from '../../scripts/page-audit.mjs'
import { startProduct } from '../../e2e/server.ts'
import { setStage } from '../../e2e/stage.ts'
import { absoluteFigure, type Figure } from '../figure.ts'
import type { Row } from '../row.ts'

/** Home, list and booking page of the demonstration in a browser: a phone four times slower than this machine, on slow 4G. */
export const browser: Row = {
  name: 'browser',
  measure: async (_stage, { rounds }) => {
    const product = await startProduct({ RATE_LIMIT_FACTOR: '100' })
    try {
      const { subjects } = await setStage(product.url)
      const pages = [
        { page: 'home', path: '/' },
        { page: 'list', path: '/vendors' },
        { page: 'booking', path: `/appointment/${subjects.free}` },
      ]
      const figures: Figure[] = []
      for (const { page, path } of pages) {
        const { row } = await auditPage(page, product.url + path, rounds)
        figures.push(
          absoluteFigure({ what: `${page}: LCP`, ours: row['LCP s'], unit: 's', goal: { atMost: 1.8 } }),
          absoluteFigure({ what: `${page}: TBT`, ours: row['TBT ms'], unit: 'ms', goal: { atMost: 100 } }),
          absoluteFigure({ what: `${page}: CLS`, ours: row.CLS, unit: '', goal: { atMost: 0.02 } }),
        )
        if (page === 'booking') {
          const what = 'JavaScript of the booking route (gzip)'
          figures.push(absoluteFigure({ what, ours: row['JS kB'], unit: 'kB', goal: { atMost: 150 } }))
        }
      }
      return figures
    } finally {
      await product.remove()
    }
  },
}
