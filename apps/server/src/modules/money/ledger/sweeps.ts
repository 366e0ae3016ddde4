import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { checkBooks } from './check-books.ts'
import { sumDays } from './day-sum-store.ts'

/** Returns the sweeps that check the ledger's balance and update its day sums. */
export const ledgerSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'check the books', run: () => checkBooks(runtime) },
  { name: 'sum the days of the books', run: () => sumDays(runtime.db) },
]
