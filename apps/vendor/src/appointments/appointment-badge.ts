import type { Badge } from '@anseo/domain/appointment-badge'
import { vendorBadge } from '@anseo/domain/vendor-badge'
import type { VendorAppointment } from '../queries/appointments.ts'

/** Returns the status badge of an appointment; nothing of a vendor's own booking is paid through us. */
export function badgeOf({ facts, source }: VendorAppointment, now: Date): Badge {
  const badge = vendorBadge(facts, now)
  return source === 'vendor' && badge.tone === 'paid' ? { tone: 'paid', text: 'Your own' } : badge
}
