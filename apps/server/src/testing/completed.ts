import { HOUR_MS } from '@anseo/domain/duration'
import type { Actor } from './actors.ts'
import { createClient, createVendor } from './actors.ts'
import { insertAppointmentRow } from './appointment-row.ts'
import type { TestApp } from './test-app.ts'

/** An appointment that was paid, ended, and completed just now, with its two sides. */
export interface Completed {
  client: Actor
  vendor: Actor
  appointmentId: string
}

/** Inserts such an appointment without any use case, for a new client and vendor unless they are given. */
export async function createCompleted(
  app: TestApp,
  {
    client,
    vendor,
    ...facts
  }: { client?: Actor; vendor?: Actor; serviceName?: string; fullPriceCents?: number } = {},
): Promise<Completed> {
  const sides = { client: client ?? (await createClient(app)), vendor: vendor ?? (await createVendor(app)) }
  const now = app.clock.now()
  const taken = await app.runtime.pool.query<{ count: number }>(
    'select count(*)::int as count from appointment where vendor_id = $1',
    [sides.vendor.id],
  )
  const daysAgo = 1 + taken.rows[0]!.count
  const startsAt = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - daysAgo * 24 * HOUR_MS)
  const before = new Date(startsAt.getTime() - 24 * HOUR_MS)
  const appointmentId = await insertAppointmentRow(app, sides, {
    startsAt,
    bookedAt: before,
    requestedAt: before,
    confirmedAt: before,
    paidAt: before,
    clientMarkedAt: now,
    completedAt: now,
    ...facts,
  })
  return { ...sides, appointmentId }
}
