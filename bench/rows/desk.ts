import { timeEverything } from '../everything-listed.ts'
import { openGrownMarketplace } from '../grown-marketplace.ts'
import type { Row } from '../row.ts'

/** Whatever the operator's desk reads, in a large marketplace: each list, search, file and page. */
export const desk: Row = {
  name: 'desk',
  byName: true,
  measure: async (stage, { quick }) => {
    const size = quick
      ? { vendors: 2_000, appointments: 20_000 }
      : { vendors: 100_000, appointments: 1_000_000 }
    const { readers, samples } = await openGrownMarketplace(stage, size)
    return timeEverything(readers.admin, 'admin', samples)
  },
}
