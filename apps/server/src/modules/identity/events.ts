import { event } from '../../platform/unit-of-work/event.ts'

/** A vendor has applied, and owns the address that it gave. */
export const vendorApplied = event<{ vendorId: string }>('vendor.applied')
