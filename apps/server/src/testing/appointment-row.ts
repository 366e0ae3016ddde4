import { rangeOf } from '../infrastructure/database/range.ts'
import { appointment } from '../infrastructure/database/schema/appointments.ts'
import type { Actor } from './actors.ts'
import type { TestApp } from './test-app.ts'

const HOUR_MS = 3_600_000

/** Inserts an appointment of two hours at €45.00, ten days from now, as a fact; returns its id. */
export async function insertAppointmentRow(
  app: TestApp,
  { client, vendor }: { client: Actor; vendor: Actor },
  facts: Partial<typeof appointment.$inferInsert> = {},
): Promise<string> {
  const now = app.clock.now()
  const startsAt = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + 240 * HOUR_MS)
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS)
  const [row] = await app.runtime.db
    .insert(appointment)
    .values({
      clientId: client.id,
      vendorId: vendor.id,
      startsAt,
      endsAt,
      during: rangeOf(startsAt, endsAt),
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
