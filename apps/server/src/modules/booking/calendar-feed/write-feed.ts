import { bookingState } from '@anseo/domain/booking-state'
import { calendarEntry } from '@anseo/domain/calendar-entry'
import { contactWindow } from '@anseo/domain/contact-window'
import { DAY_MS } from '@anseo/domain/duration'
import { formatPhone } from '@anseo/domain/phone'
import { titleCase } from '@anseo/domain/person-name'
import ical, { ICalEventBusyStatus, ICalEventStatus } from 'ical-generator'
import { calendarText, cleanLines } from '../../../platform/mail/calendar-file.ts'
import { oneLine } from '../../../platform/mail/escape-html.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { pageAddress, type SiteAddresses } from '../../../platform/config/site-addresses.ts'
import { addressOf } from '../appointments/address-of.ts'
import { costOfRow, factsOf, pricedOf } from '../appointment-row.ts'
import { findFeedAppointments, findFeedTimeOff } from './store.ts'

const PAST_DAYS = 60
const REFRESH_SECONDS = 15 * 60

/**
 * Returns a vendor's calendar (RFC 5545): confirmed appointments from 60 days back, and time off. Entries have the same
 * id as the emailed invitations, so that no appointment appears twice in a calendar.
 */
export async function writeFeed(
  { db, clock, publicUrl, addresses, settings }: Runtime,
  vendorId: string,
): Promise<string> {
  const now = clock.now()
  const since = new Date(now.getTime() - PAST_DAYS * DAY_MS)
  const [appointments, absences] = await Promise.all([
    findFeedAppointments(db, vendorId, since),
    findFeedTimeOff(db, vendorId, since),
  ])
  const { hostname } = new URL(publicUrl)
  const calendar = ical({
    name: settings.current.brand.name,
    prodId: { company: 'Anseo', product: 'Appointments', language: 'EN' },
    ttl: REFRESH_SECONDS,
  })
  for (const found of appointments) {
    calendar.createEvent({
      ...eventOf(found, addresses, now),
      id: `${found.row.id}@${hostname}`,
      stamp: new Date(),
    })
  }
  for (const { id, start, end, label } of absences) {
    const summary = oneLine(label ?? 'Time off')
    calendar.createEvent({
      id: `${id}@${hostname}`,
      stamp: new Date(),
      start,
      end,
      summary,
      busystatus: ICalEventBusyStatus.OOF,
    })
  }
  return calendarText(calendar)
}

type Found = Awaited<ReturnType<typeof findFeedAppointments>>[number]

/** Returns an appointment as a calendar event; its stamp is real time, as in the emails (T4). */
function eventOf(
  { row, specialityLabel, clientName, phone, ...profile }: Found,
  addresses: SiteAddresses,
  now: Date,
) {
  // A vendor always sees the details of its own bookings, which it entered itself (B9).
  const mayKnow = row.clientId === null || contactWindow(factsOf(row), now) === 'open'
  const facts = {
    state: bookingState(pricedOf(row)),
    cost: costOfRow(row),
    serviceName: row.serviceName,
    specialityLabel,
    vendor: '',
    client: titleCase(clientName),
    address: mayKnow || row.place === 'vendor' ? addressOf(row, profile) : null,
  }
  const { status, title, place, what, money } = calendarEntry(facts, 'vendor')
  const lines = [
    mayKnow && phone && formatPhone(phone),
    what,
    ...money,
    row.note,
    pageAddress(addresses, `/pro/appointments/${row.id}`),
  ]
  return {
    sequence: row.version,
    start: row.startsAt,
    end: row.endsAt,
    status: ICalEventStatus[status],
    summary: oneLine(title),
    location: place === null ? null : oneLine(place),
    description: cleanLines(lines.filter(Boolean).join('\n')),
  }
}
