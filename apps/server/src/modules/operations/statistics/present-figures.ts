import type { FiguresOnWire } from '@anseo/contract/stats'
import { medianConfirmation } from '@anseo/domain/confirmation-time'
import { centsToEuro } from '@anseo/domain/money'
import { type FiguresRow, ZERO_FIGURES } from './sum-figures.ts'

/** Returns sums of figures for the wire, with money in euro. */
export function figuresToWire(row: FiguresRow): FiguresOnWire {
  const { byClient, byVendor, byAdmin, declined, timedOut } = row
  return {
    bookings: row.bookings,
    paid: row.paid,
    completed: row.completed,
    waiting: row.waiting,
    cancelled: {
      total: byClient + byVendor + byAdmin + declined + timedOut,
      client: byClient,
      vendor: byVendor,
      declined,
      admin: byAdmin,
      timedOut,
    },
    value: centsToEuro(row.valueCents),
    take: centsToEuro(row.takeCents),
    minutesToConfirm: medianConfirmation(row.confirmations),
  }
}

/** The figures of a week without bookings. */
export const NO_FIGURES: FiguresOnWire = figuresToWire(ZERO_FIGURES)
