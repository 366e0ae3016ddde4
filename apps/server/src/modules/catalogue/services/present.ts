import type { ServiceOnWire } from '@anseo/contract/services'
import { centsToEuro } from '@anseo/domain/money'
import type { ServiceRow } from '../menus/store.ts'

/** A service as its vendor wrote it and everybody sees it. */
export const presentService = (row: ServiceRow): ServiceOnWire => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  price: centsToEuro(row.priceCents),
  durationHours: row.durationHours,
})
