import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { calendarRulesChanged, vendorVetted } from '../../catalogue/events.ts'
import { accountBlocked } from '../../identity/events.ts'
import { appointmentStepped, personBlocked } from '../events.ts'
import { announceFreed } from '../freed-times/announce-freed.ts'
import { deleteBookedOf, deleteEntriesOf, deleteEntriesWith } from './entry-store.ts'

/**
 * Notifies the waitlist when a vendor's rules change, and when it takes bookings for the first time or again (C7). A client
 * whose appointment moves to a time that it waits for waits no longer; nor does one for a vendor that it blocks. A client whom a vendor blocks keeps its entry, so that nothing shows, and is
 * not notified (C9); one whom the operator blocks loses all entries (D6).
 */
export const waitlistListeners = (): Subscription[] => [
  on(calendarRulesChanged, (unit, { vendorId, before }) =>
    announceFreed(unit, vendorId, { rulesBefore: before }),
  ),
  on(vendorVetted, async (unit, { vendorId, decision }) => {
    if (decision === 'verified') await announceFreed(unit, vendorId, { rulesBefore: null })
  }),
  on(appointmentStepped, async (unit, { clientId, change }) => {
    if (clientId && change.set.start) await deleteBookedOf(unit.db, clientId)
  }),
  on(personBlocked, async (unit, { clientId, vendorId, by }) => {
    if (by === 'client') await deleteEntriesWith(unit.db, clientId, vendorId)
  }),
  on(accountBlocked, async (unit, { accountId }) => void (await deleteEntriesOf(unit.db, accountId))),
]
