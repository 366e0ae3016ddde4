import type { Runtime } from '../../../platform/runtime.ts'
import { pageAddress } from '../../../platform/config/site-addresses.ts'

/** Returns the address of the page on which a vendor creates and revokes its calendar link. */
export const hoursPageUrl = ({ addresses }: Pick<Runtime, 'addresses'>) =>
  pageAddress(addresses, '/pro/hours')
