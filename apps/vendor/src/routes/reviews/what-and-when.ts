import type { VendorExchangeOnWire } from '@anseo/contract/reviews'
import { formatDay, parseSlotDate } from '@anseo/domain/slot-date'

/** Returns 'Cut and blow-dry, 7 Nov 2026'; only the day when no service was booked. */
export function whatAndWhen({ serviceName, slotDate }: VendorExchangeOnWire): string {
  const day = parseSlotDate(slotDate)
  return [serviceName, day && formatDay(day)].filter(Boolean).join(', ')
}
