import type { Speciality } from '@anseo/domain/specialities'
import { withdrawalEnd } from '@anseo/domain/withdrawal'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { OperatorSettings } from '../../../platform/settings/operator-settings.ts'

type Settings = Pick<OperatorSettings, 'statutoryCancellation'>

/** Returns the end of the statutory right to withdraw from a booking that is made now; null without that right (D9). */
export const withdrawableFrom = (
  { statutoryCancellation }: Settings,
  speciality: Speciality,
  now: Date,
): Date | null => (statutoryCancellation.includes(speciality) ? withdrawalEnd(now) : null)

interface Booked {
  speciality: Speciality
  start: Date
  /** The client asks that the service begin within the period. */
  expressRequest: boolean | undefined
}

/**
 * Returns the columns that freeze the statutory right to withdraw and the client's express request, with its time; a
 * service that begins after the period needs no request, and none is stored (D9; Consumer Rights Act 2022, s. 119).
 * @throws Refusal `EXPRESS_REQUEST_NEEDED` if the service would begin within the period unasked.
 */
export function columnsOfWithdrawal(
  settings: Settings,
  { speciality, start, expressRequest }: Booked,
  now: Date,
) {
  const withdrawableUntil = withdrawableFrom(settings, speciality, now)
  if (!withdrawableUntil || start >= withdrawableUntil) return { withdrawableUntil, expressRequestAt: null }
  if (!expressRequest) throw new Refusal('EXPRESS_REQUEST_NEEDED')
  return { withdrawableUntil, expressRequestAt: now }
}
