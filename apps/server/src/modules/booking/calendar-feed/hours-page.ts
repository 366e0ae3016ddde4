import type { Runtime } from '../../../platform/runtime.ts'
import { pageAddress } from '../../../platform/config/site-addresses.ts'

/** The address of the page on which a vendor creates a link to its calendar and turns it off. */
export const hoursPage = ({ addresses }: Pick<Runtime, 'addresses'>) => pageAddress(addresses, '/pro/hours')
