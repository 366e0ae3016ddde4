import type { ServiceOnWire } from '@anseo/contract/services'
import { inWholeHours } from '@anseo/domain/booking-rules'
import { centsToEuro } from '@anseo/domain/money'
import type { ServiceRow } from '../service-records/store.ts'

/** Returns a service for the wire, as the public sees it. */
export const presentService = (row: ServiceRow): ServiceOnWire => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  price: centsToEuro(row.priceCents),
  durationMinutes: row.durationMinutes,
  durationHours: inWholeHours(row.durationMinutes),
  deposit: row.deposit,
})
