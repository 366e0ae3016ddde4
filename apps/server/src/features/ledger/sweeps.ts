import type { Sweep } from '../../infrastructure/jobs/sweeper.ts'
import type { Runtime } from '../../runtime.ts'
import { checkBooks } from './check-books.ts'

/** What is looked after in the books. */
export const ledgerSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'check the books', run: () => checkBooks(runtime) },
]
