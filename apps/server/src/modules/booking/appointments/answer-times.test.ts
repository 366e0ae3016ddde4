// @module-tag time
import { DAY_MS, MINUTE_MS } from '@anseo/domain/duration'
import { expect, test } from 'vitest'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { countOldAnswers } from './count-answers.ts'
import { ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const ago = (minutes: number) => new Date(NOON.getTime() - minutes * MINUTE_MS)

const app = ownApp({ start: NOON })

// B6 of growth
test('a series is answered once, however many visits it has', async () => {
  const vendor = await createVendor(app, { horizonDays: 60 })
  const client = await createClient(app)
  const wanted = {
    slotDate: '26_11_2026',
    startTime: '09:00 AM',
    endTime: '11:00 AM',
    everyWeeks: 1,
    visits: 7,
  }
  const asked = await client.call('POST', '/api/user/series', { vendorId: vendor.id, ...wanted })
  expect(asked.body.appointments).toHaveLength(7)
  app.clock.set(new Date(NOON.getTime() + 20 * MINUTE_MS))
  expect((await vendor.call('POST', `/api/pro/series/${asked.body.seriesId}/confirm`)).status).toBe(200)
  app.clock.set(NOON)
  expect((await client.call('GET', `/api/vendor/${vendor.id}`)).body.data.answerMinutes).toBeNull()
})

test('from five answers on, lists and page say how soon a vendor usually answers', async () => {
  const vendor = await createVendor(app)
  const client = await createClient(app)
  const shown = async () => (await client.call('GET', `/api/vendor/${vendor.id}`)).body.data.answerMinutes
  const ask = (day: number, facts: object) =>
    insertAppointmentRow(
      app,
      { client, vendor },
      { startsAt: new Date(`2026-11-${day}T10:00:00Z`), requestedAt: ago(1), ...facts },
    )
  const answer = (id: string, how: 'confirm' | 'decline') =>
    vendor.call('POST', `/api/pro/appointments/${id}/${how}`, {})
  // Instant bookings, quotes and what the clock made unanswerable are no answers.
  await ask(19, {
    instant: true,
    confirmedAt: ago(0),
    requestedAt: ago(500),
    payBy: new Date(NOON.getTime() + DAY_MS),
  })
  await ask(20, { confirmedAt: ago(30), requestedAt: ago(30), payBy: new Date(NOON.getTime() + DAY_MS) })
  const waited = [10, 20, 600, 40]
  for (const [place, minutes] of waited.entries()) {
    const id = await ask(21 + place, { requestedAt: ago(minutes) })
    expect((await answer(id, place % 2 ? 'decline' : 'confirm')).status).toBe(200)
  }
  expect(await shown()).toBeNull()
  await answer(await ask(25, { requestedAt: ago(30) }), 'confirm')
  expect(await shown()).toBeGreaterThanOrEqual(30)
  expect(await shown()).toBeLessThanOrEqual(31)
  const { data } = (await client.call('GET', '/api/vendor/list')).body
  const row = data.find(({ _id }: { _id: string }) => _id === vendor.id)
  expect(row.instantBooking).toBeUndefined()
  expect(row).toMatchObject({ answerMinutes: await shown() })

  // Answers of more than 90 days ago no longer count, though no other has come.
  app.clock.set(new Date(NOON.getTime() + 91 * DAY_MS))
  await countOldAnswers(app.runtime)
  const { body } = await (await createClient(app)).call('GET', `/api/vendor/${vendor.id}`)
  expect(body.data.answerMinutes).toBeNull()
})
