import type { FiguresOnWire } from '@anseo/contract/stats'
import { centsToEuro } from '@anseo/domain/money'
import type { FiguresRow } from './figures-store.ts'

/** Sums as an operator reads them. */
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
    minutesToConfirm: row.minutesToConfirm === null ? null : Math.round(row.minutesToConfirm),
  }
}

/** The figures of a week without bookings. */
export const NO_FIGURES: FiguresOnWire = {
  bookings: 0,
  paid: 0,
  completed: 0,
  waiting: 0,
  cancelled: { total: 0, client: 0, vendor: 0, declined: 0, admin: 0, timedOut: 0 },
  value: 0,
  take: 0,
  minutesToConfirm: null,
}
