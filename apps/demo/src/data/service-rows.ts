import { randomUUID } from 'node:crypto'
import { MINUTES_AN_HOUR, slotMinutes } from '@anseo/domain/slot'
import type { service } from '@anseo/server/modules/catalogue/tables/services'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import { listedVendors } from './all-vendors.ts'
import type { AppointmentRow } from './appointment-facts.ts'
import { type DemoPeople, idOf } from './fill-people.ts'
import { MENUS } from './menus.ts'
import { daysBefore } from './moments.ts'
import { randomFrom } from './random.ts'

export type ServiceRow = typeof service.$inferInsert & { id: string }

/** Menus are in whole fives of euro. */
const STEP_CENTS = 500

/** The menus of most vendors: the vendor that a visitor logs in as has the whole list. */
export function serviceRows(people: DemoPeople, now: Date): ServiceRow[] {
  return listedVendors.flatMap(({ key, speciality }) => {
    const random = randomFrom(`menu of ${key}`)
    const isOffered = key === DEMO_ACCOUNTS.vendor.key
    if (!isOffered && random.next() < 0.25) return []
    const offered = MENUS[speciality].filter(() => isOffered || random.next() < 0.75)
    const feePerHourCents = people.feeByVendor.get(key) ?? 0
    return offered.map(({ name, line, hours, rate }, position) => ({
      id: randomUUID(),
      vendorId: idOf(people, key),
      name,
      description: line,
      priceCents: Math.ceil((feePerHourCents * hours * rate) / STEP_CENTS) * STEP_CENTS,
      durationHours: hours,
      durationMinutes: hours * MINUTES_AN_HOUR,
      position,
      createdAt: daysBefore(now, 90),
    }))
  })
}

/** Returns the appointments with a booked service, if their vendor offers one of that length. */
export function withServices(rows: AppointmentRow[], services: readonly ServiceRow[]): AppointmentRow[] {
  const random = randomFrom('services booked')
  return rows.map((row) => {
    const minutes = slotMinutes({ start: row.startsAt, end: row.endsAt })
    const fitting = services.filter(
      ({ vendorId, durationMinutes }) => vendorId === row.vendorId && durationMinutes === minutes,
    )
    if (fitting.length === 0 || row.note || random.next() < 0.3) return row
    const { name, priceCents } = random.pick(fitting)
    return { ...row, serviceName: name, fullPriceCents: priceCents }
  })
}
