import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { notifyOfCopies } from './notify-of-copies.ts'
import { askForTaxDetails } from '../tax-requests/ask-for-details.ts'

/** Returns the sweeps of tax details and of the sellers' copies. */
export const taxSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'ask vendors for their tax details', run: () => askForTaxDetails(runtime) },
  { name: 'tell vendors of their tax copies', run: () => notifyOfCopies(runtime) },
]
