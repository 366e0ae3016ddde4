import { earned } from '@anseo/domain/ledger'
import type { Listener } from '../../../platform/unit-of-work/unit-of-work.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { insertEarning } from './earning-store.ts'
import type { appointmentStepped } from '../../booking/events.ts'

/** A step of an appointment earned the vendor something: from now on it is owed, once (M7). */
export const recordEarning: Listener<typeof appointmentStepped> = async (unit, facts) => {
  const { appointmentId, vendorId, change } = facts
  if (change.earnedCents === 0) return
  const owed = { vendorId, appointmentId, kind: 'fee', amountCents: change.earnedCents } as const
  if (!(await insertEarning(unit.db, { ...owed, owedAt: unit.now }))) return
  await bookMovement(unit, earned(appointmentId, vendorId, change.earnedCents), appointmentId)
}
