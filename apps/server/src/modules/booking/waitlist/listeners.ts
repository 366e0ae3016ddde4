import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { personBlocked } from '../events.ts'
import { deleteEntriesWith } from './entry-store.ts'

/**
 * A client who blocks a vendor waits for it no longer. One who is blocked keeps what it waits for in its list, so that
 * nothing shows, and is not told of any time (C9).
 */
export const waitlistListeners = (): Subscription[] => [
  on(personBlocked, async (unit, { clientId, vendorId, by }) => {
    if (by === 'client') await deleteEntriesWith(unit.db, clientId, vendorId)
  }),
]
