import { visitChargeAt, visitPayableFrom } from '@anseo/domain/visit-payment'
import { eq } from 'drizzle-orm'
import type { Listener } from '../../../platform/unit-of-work/unit-of-work.ts'
import { seriesVisit } from '../tables/series-visits.ts'
import type { appointmentStepped } from '../events.ts'

/**
 * When a visit of a series moves, stores its time, to which it is brought back after a skip or a pause. At a time for which it
 * is too early to pay its payment is reset too: once that time is near enough the client is notified again, and the saved card
 * is charged unless it was tried before (C6).
 */
export const followAppointment: Listener<typeof appointmentStepped> = async (
  { db, now },
  { appointmentId, change, cancellationHours },
) => {
  const { start } = change.set
  if (!start) return
  const notifiesLater = visitPayableFrom(start) > now
  const chargesLater = visitChargeAt(start, cancellationHours) > now
  await db
    .update(seriesVisit)
    .set({
      startsAt: start,
      ...(notifiesLater && { payableNotifiedAt: null }),
      ...(chargesLater && { chargeRequestedAt: null }),
    })
    .where(eq(seriesVisit.appointmentId, appointmentId))
}
