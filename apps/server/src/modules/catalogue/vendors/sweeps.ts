import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { placeVendors } from './place-vendors.ts'

/** The sweeps of vendors. */
export const vendorSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'place vendors', run: () => placeVendors(runtime) },
]
