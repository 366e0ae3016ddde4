import { randomUUID } from 'node:crypto'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { slotDetails } from '@anseo/domain/history'
import { COMPLETION_WINDOW_HOURS } from '@anseo/domain/limits'
import { rangeOf } from '@anseo/server/platform/database/range'
import type { Transaction } from '@anseo/server/platform/database/database'
import { appointmentEvent } from '@anseo/server/modules/booking/tables/appointment-events'
import { appointment } from '@anseo/server/modules/booking/tables/appointments'
import { contact } from '@anseo/server/modules/booking/tables/contacts'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import { type DemoPeople, idOf } from './fill-people.ts'
import { hoursAfter } from './moments.ts'
import { type OwnClient, ownClients } from './own-clients.ts'

const BOOKED_HOURS_BEFORE = 9 * 24

/** Inserts the own clients of the vendor account that visitors can log in to, and the bookings that it entered. */
export async function fillOwnBookings(tx: Transaction, people: DemoPeople, now: Date): Promise<void> {
  const vendorId = idOf(people, DEMO_ACCOUNTS.vendor.key)
  for (const { visits, ...known } of ownClients) {
    const rows = visits.map((visit) => visitRow(visit, now))
    const createdAt = new Date(Math.min(now.getTime(), ...rows.map(({ bookedAt }) => bookedAt.getTime())))
    const contactId = randomUUID()
    await tx.insert(contact).values({ id: contactId, vendorId, createdAt, ...known })
    for (const row of rows) await insertVisit(tx, { ...row, vendorId, contactId })
  }
}

function visitRow({ day, from, hours, title, euro }: OwnClient['visits'][number], now: Date) {
  const date = addDays(dublinDate(now), day)
  const [startsAt, endsAt] = [instantOf(date, from), instantOf(date, from + hours)]
  const bookedAt = new Date(Math.min(now.getTime(), hoursAfter(startsAt, -BOOKED_HOURS_BEFORE).getTime()))
  const completedAt = hoursAfter(endsAt, COMPLETION_WINDOW_HOURS)
  return {
    id: randomUUID(),
    startsAt,
    endsAt,
    during: rangeOf(startsAt, endsAt) as unknown as string,
    serviceName: title,
    fullPriceCents: euro * 100,
    vendorFeeCents: 0,
    platformFeeCents: 0,
    handlingFeeCents: 0,
    totalCents: 0,
    bookedAt,
    requestedAt: bookedAt,
    confirmedAt: bookedAt,
    paidAt: bookedAt,
    completedAt: completedAt <= now ? completedAt : null,
  }
}

/** Inserts a visit, unless an appointment of the marketplace already occupies the time. */
async function insertVisit(tx: Transaction, row: typeof appointment.$inferInsert): Promise<void> {
  const [made] = await tx
    .insert(appointment)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: appointment.id })
  if (!made) return
  const { bookedAt, startsAt: start, endsAt: end, completedAt, vendorId } = row
  await tx.insert(appointmentEvent).values([
    {
      appointmentId: made.id,
      at: bookedAt,
      kind: 'entered',
      actor: 'vendor',
      actorId: vendorId,
      details: { slot: slotDetails({ start, end }) },
    },
    ...(completedAt
      ? [{ appointmentId: made.id, at: completedAt, kind: 'completed', actor: 'system' as const }]
      : []),
  ])
}
