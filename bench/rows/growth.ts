import { timeEverything } from '../everything-listed.ts'
import { absoluteFigure } from '../figure.ts'
import { openGrownMarketplace } from '../grown-marketplace.ts'
import type { Row } from '../row.ts'

/** The longest that a sweep may take, since all run every few seconds, one after the other. */
const MOST_SWEEP_MS = 1_000

/** All that the three sites read, and the sweeps, with five million appointments. */
export const growth: Row = {
  name: 'growth',
  byName: true,
  measure: async (stage, { quick }) => {
    const size = quick
      ? { vendors: 2_000, appointments: 20_000 }
      : { vendors: 100_000, appointments: 5_000_000 }
    const { readers, samples, sweeps } = await openGrownMarketplace(stage, size)
    return [
      ...sweeps.map(({ name, tookMs }) =>
        absoluteFigure({ what: `sweep: ${name}`, ours: tookMs, unit: 'ms', goal: { atMost: MOST_SWEEP_MS } }),
      ),
      ...(await timeEverything(readers.client, 'client', samples)),
      ...(await timeEverything(readers.vendor, 'vendor', samples)),
      ...(await timeEverything(readers.admin, 'admin', samples)),
    ]
  },
}
