import type { Address } from '@anseo/domain/address'
import { appointmentFacts } from '@anseo/domain/appointment'
import type { PricedAppointment } from '@anseo/domain/appointment-steps'
import { type Badge, badge } from '@anseo/domain/appointment-badge'
import { bookingState } from '@anseo/domain/booking-state'
import { type CalendarEntry, calendarEntry } from '@anseo/domain/calendar-entry'
import { contactWindow } from '@anseo/domain/contact-window'
import { addressForClient } from '@anseo/domain/shown-address'
import { vendorBadge } from '@anseo/domain/vendor-badge'
import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { client } from '../identity/tables/accounts.ts'
import { appointment } from '../booking/tables/appointments.ts'
import { speciality } from '../catalogue/tables/specialities.ts'
import { vendor } from '../catalogue/tables/vendors.ts'
import { ADDRESS_COLUMNS, addressOf, type AppointmentRow, costOfRow } from '../booking/public.ts'
import type { Parties } from './people-store.ts'

/** The side of an appointment that is notified. */
export type Reader = keyof Parties

/** An appointment after the step of the notification. */
export interface NotifiedAppointment extends PricedAppointment {
  id: string
  /** Counts its steps. */
  version: number
  bookedAt: Date
  /** When the client asked that it begin within the period to withdraw (D9). */
  expressRequestAt: Date | null
  serviceName: string | null
  fullPriceCents: number | null
  travelFeeCents: number
  /** True if it takes place at the vendor's. */
  isAtVendors: boolean
  specialityLabel: string
  /** The place of the appointment. */
  place: Address
}

/**
 * Finds an appointment in its current state.
 * @throws Error if there is none with this id, which events of stored appointments exclude.
 */
export async function findNotifiedAppointment(db: Queryable, id: string): Promise<NotifiedAppointment> {
  const [notified] = await findNotifiedAppointments(db, [id])
  if (!notified) throw new Error(`There is no appointment ${id}`)
  return notified
}

/** Finds several appointments as they are now, in any order; those that do not exist are missing. */
export async function findNotifiedAppointments(
  db: Queryable,
  ids: string[],
): Promise<(NotifiedAppointment & Omit<AppointmentRow, 'place'>)[]> {
  const rows = await db
    .select({
      ...getTableColumns(appointment),
      specialityLabel: speciality.label,
      ...ADDRESS_COLUMNS,
    })
    .from(appointment)
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .innerJoin(speciality, eq(speciality.name, vendor.speciality))
    .leftJoin(client, eq(client.id, appointment.clientId))
    .where(inArray(appointment.id, ids))
  return rows.map(({ line1, line2, eircode, ...row }) => ({
    ...row,
    start: row.startsAt,
    end: row.endsAt,
    isAtVendors: row.place === 'vendor',
    place: addressOf(row, { line1, line2, eircode }),
  }))
}

/** Finds the first visit of a series that was made and neither declined nor cancelled; undefined where there is none. */
export async function findFirstVisit(
  db: Queryable,
  seriesId: string,
): Promise<NotifiedAppointment | undefined> {
  const [first] = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        eq(appointment.seriesId, seriesId),
        isNull(appointment.cancelledAt),
        isNull(appointment.declinedAt),
      ),
    )
    .orderBy(asc(appointment.seriesPosition))
    .limit(1)
  return first && findNotifiedAppointment(db, first.id)
}

/** Returns the badge of the appointment's state in the words of the reader's site. */
export const badgeFor = (reader: Reader, notified: NotifiedAppointment, now: Date): Badge =>
  (reader === 'client' ? badge : vendorBadge)(appointmentFacts(notified), now)

/** Returns the entry in the reader's calendar. */
export function entryFor(
  reader: Reader,
  notified: NotifiedAppointment,
  { client, vendor }: Parties,
  now: Date,
): CalendarEntry {
  const address = reader === 'client' ? clientsAddress(notified, now) : vendorsAddress(notified, now)
  const facts = {
    state: bookingState(notified),
    cost: costOfRow(notified),
    serviceName: notified.serviceName,
    specialityLabel: notified.specialityLabel,
    vendor: vendor.name,
    client: client.name,
    address,
  }
  return calendarEntry(facts, reader)
}

const clientsAddress = (notified: NotifiedAppointment, now: Date): Address =>
  addressForClient(
    { ...notified, place: notified.isAtVendors ? 'vendor' : 'client', startsAt: notified.start },
    notified.place,
    now,
  )

/** A vendor always knows its own place. */
const vendorsAddress = (notified: NotifiedAppointment, now: Date): Address | null =>
  notified.isAtVendors || contactWindow(appointmentFacts(notified), now) === 'open' ? notified.place : null
