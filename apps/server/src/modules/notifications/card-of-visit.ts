import { visitChargeAt } from '@anseo/domain/visit-payment'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import type { AppointmentEventBase } from '../booking/public.ts'
import { findCardToCharge } from '../money/public.ts'

/** Returns the saved card that a visit of a series is to be charged to (C6); null for an appointment that its client pays. */
export async function cardOfVisit(
  { db, now }: UnitOfWork,
  { appointmentId, payableFrom, slot, cancellationHours }: AppointmentEventBase,
  clientId: string,
): Promise<string | null> {
  if (!payableFrom) return null
  const at = visitChargeAt(slot.start, cancellationHours)
  return findCardToCharge(db, { clientId, appointmentId }, at > now ? at : now)
}
