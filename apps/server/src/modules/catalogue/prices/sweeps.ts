import type { Sweep } from '../../../infrastructure/jobs/sweeper.ts'
import type { Runtime } from '../../../runtime.ts'
import { priceVendors } from './price-vendors.ts'

/** What is looked after with prices. */
export const priceSweeps = (runtime: Runtime): Sweep[] => [
  { name: 'price vendors', run: () => priceVendors(runtime) },
]
