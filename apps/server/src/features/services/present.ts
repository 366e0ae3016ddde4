import type { OwnServiceOnWire, ServiceOnWire } from '@anseo/contract/services'
import { centsToEuro } from '@anseo/domain/money'
import { fullPriceCents } from '@anseo/domain/service'
import type { ServiceRow } from './store.ts'

const shownEuro = (row: ServiceRow, feePerHourCents: number) =>
  centsToEuro(fullPriceCents(row, feePerHourCents))

/** A service as everybody sees it. */
export const presentService = (row: ServiceRow, feePerHourCents: number): ServiceOnWire => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  price: shownEuro(row, feePerHourCents),
  durationHours: row.durationHours,
})

/** A service as its vendor sees it. */
export const presentOwnService = (row: ServiceRow, feePerHourCents: number): OwnServiceOnWire => ({
  ...presentService(row, feePerHourCents),
  price: centsToEuro(row.priceCents),
  shownPrice: shownEuro(row, feePerHourCents),
})
