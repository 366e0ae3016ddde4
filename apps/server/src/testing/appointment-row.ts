import { HOUR_MS } from '@anseo/domain/duration'
import { withBuffer } from '@anseo/domain/slot-grid'
import type { SQL } from 'drizzle-orm'
import { rangeOf } from '../platform/database/range.ts'
import { appointment } from '../modules/booking/tables/appointments.ts'
import type { Actor } from './actors.ts'
import type { TestApp } from './test-app.ts'

/** Columns that a test sets; `during` is computed from the others if it is missing. */
export type Facts = Partial<Omit<typeof appointment.$inferInsert, 'during'>> & {
  during?: string | SQL<string>
}

/** Inserts an appointment of two hours at €45.00 an hour, ten days from now, without any use case; returns its id. */
export async function insertAppointmentRow(
  app: TestApp,
  { client, vendor }: { client: Actor; vendor: Actor },
  { startsAt = inTenDays(app.clock.now()), endsAt, bufferMinutes = 0, ...facts }: Facts = {},
): Promise<string> {
  const now = app.clock.now()
  const end = endsAt ?? new Date(startsAt.getTime() + 2 * HOUR_MS)
  const taken = withBuffer({ start: startsAt, end }, bufferMinutes)
  const [row] = await app.runtime.db
    .insert(appointment)
    .values({
      clientId: client.id,
      vendorId: vendor.id,
      startsAt,
      endsAt: end,
      bufferMinutes,
      during: rangeOf(taken.start, taken.end),
      vendorFeeCents: 9000,
      platformFeeCents: 900,
      handlingFeeCents: 174,
      totalCents: 10074,
      bookedAt: now,
      requestedAt: now,
      ...facts,
    })
    .returning({ id: appointment.id })
  return row!.id
}

const inTenDays = (now: Date) => new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + 240 * HOUR_MS)
