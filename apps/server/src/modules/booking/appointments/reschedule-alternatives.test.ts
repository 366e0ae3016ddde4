// @module-tag time
import { expect, test } from 'vitest'
import { createClient } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { whenWaiting } from '../../../testing/hold-row.ts'
import { newParties, ownApp } from '../../../testing/own-app.ts'
import { slotFacts } from '../../../testing/slot-facts.ts'

const NOON = new Date('2026-11-18T12:00:00Z')

const app = ownApp({ start: NOON })
const { client, vendor } = newParties(app, NOON)

/** Moves an appointment to an hour of a day, and returns the starts that the refusal offers. */
async function offeredFor(appointmentId: string, newDate: string, newStartTime: string, newEndTime: string) {
  const body = { appointmentId, newDate, newStartTime, newEndTime }
  const refused = await client.call('PATCH', '/api/user/reschedule-appointment', body)
  expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
  return refused.body.alternatives.map(({ startTime }: { startTime: string }) => startTime)
}
const rival = async (slotDate: string, startHour: number, endHour: number) =>
  insertAppointmentRow(
    app,
    { client: await createClient(app), vendor },
    slotFacts(slotDate, startHour, endHour),
  )

test('a refused reschedule does not offer the present time of the appointment', async () => {
  const id = await insertAppointmentRow(app, { client, vendor }, slotFacts('24_11_2026', 10, 11))
  await rival('24_11_2026', 11, 12)
  const offered = await offeredFor(id, '24_11_2026', '11:00 AM', '12:00 PM')
  expect(offered).toEqual(['12:00 PM', '09:00 AM', '01:00 PM'])
})

test('a reschedule that the database refuses offers times that keep the buffer frozen at booking', async () => {
  const id = await insertAppointmentRow(app, { client, vendor }, slotFacts('24_11_2026', 10, 11, 1))
  const other = await rival('26_11_2026', 10, 11)
  const { pool } = app.runtime
  const { startsAt, endsAt } = slotFacts('25_11_2026', 17, 18)
  // A change that is not committed yet is unknown to the check.
  const connection = await pool.connect()
  await connection.query('begin')
  await connection.query(
    `update appointment set starts_at = $2::timestamptz, ends_at = $3::timestamptz,
     during = tstzrange($2::timestamptz, $3::timestamptz) where id = $1`,
    [other, startsAt, endsAt],
  )
  const offered = offeredFor(id, '25_11_2026', '05:00 PM', '06:00 PM')
  await whenWaiting(pool, 1)
  await connection.query('commit')
  connection.release()
  expect(await offered).toEqual(['06:00 PM', '03:00 PM', '07:00 PM'])
})
