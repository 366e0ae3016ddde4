import { visitChargeAt, visitPayableFrom } from '@anseo/domain/visit-payment'
import { eq } from 'drizzle-orm'
import type { Listener } from '../../../platform/unit-of-work/unit-of-work.ts'
import { seriesVisit } from '../tables/series-visits.ts'
import type { appointmentStepped } from '../events.ts'

/**
 * A visit of a series that moves to a time for which it is too early to pay is told of and charged anew when that time
 * comes (C6).
 */
export const renewPayment: Listener<typeof appointmentStepped> = async (
  { db, now },
  { appointmentId, change, cancellationHours },
) => {
  const { start } = change.set
  if (!start) return
  const isToldLater = visitPayableFrom(start) > now
  const isChargedLater = visitChargeAt(start, cancellationHours) > now
  if (!isToldLater && !isChargedLater) return
  await db
    .update(seriesVisit)
    .set({
      ...(isToldLater && { payableNotifiedAt: null }),
      ...(isChargedLater && { chargeRequestedAt: null }),
    })
    .where(eq(seriesVisit.appointmentId, appointmentId))
}
