import { visitChargeAt, visitPayableFrom } from '@anseo/domain/visit-payment'
import { eq } from 'drizzle-orm'
import type { Listener } from '../../../platform/unit-of-work/unit-of-work.ts'
import { seriesVisit } from '../tables/series-visits.ts'
import type { appointmentStepped } from '../events.ts'

/**
 * When a visit of a series moves to a time for which it is too early to pay, resets its payment: once the new time is near
 * enough the client is notified again, and the saved card is charged unless it was tried before (C6).
 */
export const resetVisitPayment: Listener<typeof appointmentStepped> = async (
  { db, now },
  { appointmentId, change, cancellationHours },
) => {
  const { start } = change.set
  if (!start) return
  const notifiesLater = visitPayableFrom(start) > now
  const chargesLater = visitChargeAt(start, cancellationHours) > now
  if (!notifiesLater && !chargesLater) return
  await db
    .update(seriesVisit)
    .set({
      ...(notifiesLater && { payableNotifiedAt: null }),
      ...(chargesLater && { chargeRequestedAt: null }),
    })
    .where(eq(seriesVisit.appointmentId, appointmentId))
}
