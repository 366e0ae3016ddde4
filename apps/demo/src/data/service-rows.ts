import { randomUUID } from 'node:crypto'
import { euroToCents } from '@anseo/domain/money'
import { MINUTES_AN_HOUR, slotMinutes } from '@anseo/domain/slot'
import type { service } from '@anseo/server/modules/catalogue/tables/services'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import { additionalVendors, listedVendors } from './all-vendors.ts'
import type { AppointmentRow } from './appointment-facts.ts'
import { type DemoPeople, idOf } from './fill-people.ts'
import { SPECIALITY_SERVICES } from './speciality-services.ts'
import { daysBefore } from './moments.ts'
import { randomFrom } from './random.ts'

export type ServiceRow = typeof service.$inferInsert & { id: string }

const HOURLY = { kind: 'hourly' } as const
/** Prices by the fee are rounded up to whole fives of euro. */
const STEP_CENTS = 500

/** Returns the services of all vendors. */
export const serviceRows = (people: DemoPeople, now: Date): ServiceRow[] => [
  ...servicesByFee(people, now),
  ...additionalServices(people, now),
]

const additionalServices = (people: DemoPeople, now: Date): ServiceRow[] =>
  additionalVendors.flatMap(({ key, services }) =>
    services.map(({ name, line, minutes, euro, deposit = HOURLY }, position) => ({
      id: randomUUID(),
      vendorId: idOf(people, key),
      name,
      description: line,
      priceCents: euroToCents(euro),
      durationMinutes: minutes,
      deposit,
      position,
      createdAt: daysBefore(now, 90),
    })),
  )

/** Prices the services of most vendors by their fee; the vendor that visitors log in as offers all of its speciality. */
function servicesByFee(people: DemoPeople, now: Date): ServiceRow[] {
  return listedVendors.flatMap(({ key, speciality }) => {
    const random = randomFrom(`menu of ${key}`)
    const isOffered = key === DEMO_ACCOUNTS.vendor.key
    if (!isOffered && random.next() < 0.25) return []
    const offered = SPECIALITY_SERVICES[speciality].filter(() => isOffered || random.next() < 0.75)
    const feePerHourCents = people.feeByVendor.get(key) ?? 0
    return offered.map(({ name, line, hours, rate }, position) => ({
      id: randomUUID(),
      vendorId: idOf(people, key),
      name,
      description: line,
      priceCents: Math.ceil((feePerHourCents * hours * rate) / STEP_CENTS) * STEP_CENTS,
      durationMinutes: hours * MINUTES_AN_HOUR,
      deposit: HOURLY,
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
