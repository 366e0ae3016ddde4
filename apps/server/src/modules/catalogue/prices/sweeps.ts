import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { priceVendors } from './price-vendors.ts'

/** The sweeps of prices. */
export const priceSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'price vendors', run: () => priceVendors(runtime) },
]
