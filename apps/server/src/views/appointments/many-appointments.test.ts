import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

test('without a page the first 1,000 come, with how many there are and a way to the others', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const declinedAt = app.clock.now()
  const id = await insertAppointmentRow(app, { client, vendor }, { declinedAt })
  // Declined ones may share a slot.
  await app.runtime.db.execute(sql`
    insert into appointment (client_id, vendor_id, starts_at, ends_at, during, vendor_fee_cents, platform_fee_cents,
      handling_fee_cents, total_cents, booked_at, requested_at, declined_at)
    select client_id, vendor_id, starts_at, ends_at, during, vendor_fee_cents, platform_fee_cents,
      handling_fee_cents, total_cents, booked_at, requested_at, declined_at
    from appointment cross join generate_series(1, 1002) where id = ${id}`)
  const live = await insertAppointmentRow(app, { client, vendor })
  for (const [who, path] of [
    [client, '/api/user/appointments'],
    [vendor, '/api/pro/appointments'],
  ] as const) {
    const { body } = await who.call('GET', path)
    expect(body.total).toBe(1_004)
    expect(body.appointments).toHaveLength(1_000)
    expect(body.appointments[0]._id).toBe(live)
    const rest = await who.call('GET', `${path}?limit=100&cursor=${body.nextCursor}`)
    expect(rest.body).not.toHaveProperty('total')
    expect(rest.body.nextCursor).toBeNull()
    const ids = [...body.appointments, ...rest.body.appointments].map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(1_004)
  }
  const narrowed = await vendor.call('GET', '/api/pro/appointments?only=requests')
  expect(narrowed.body).toMatchObject({ total: 1, nextCursor: null })
})
