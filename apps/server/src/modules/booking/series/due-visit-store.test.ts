// @module-tag time
import { expect, test } from 'vitest'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { findVisitsToAsk, findVisitsToMake } from './due-visit-store.ts'

const app = ownApp({ start: new Date('2026-11-18T12:00:00Z') })

test('visits that wait until their vendor takes bookings again hold up no others', async () => {
  const client = await createClient(app)
  const [paused, open] = [
    await createVendor(app, { horizonDays: 365 }),
    await createVendor(app, { horizonDays: 365 }),
  ]
  const ask = async ({ id: vendorId }: { id: string }, slotDate: string): Promise<string> => {
    const times = { slotDate, startTime: '09:00 AM', endTime: '11:00 AM' }
    const wanted = { vendorId, ...times, everyWeeks: 2, visits: 5 }
    return (await client.call('POST', '/api/user/series', wanted)).body.seriesId
  }
  const confirmed = await ask(paused, '26_11_2026')
  expect((await paused.call('POST', `/api/pro/series/${confirmed}/confirm`)).status).toBe(200)
  const asked = await ask(paused, '27_11_2026')
  for (const visit of [1, 2, 3, 4]) {
    const skipped = await client.call('PATCH', `/api/user/series/${asked}`, { action: 'skip', visit })
    expect(skipped.status).toBe(200)
  }
  const other = await ask(open, '28_11_2026')
  expect((await open.call('POST', `/api/pro/series/${other}/confirm`)).status).toBe(200)
  const form = new FormData()
  form.set('available', 'false')
  expect((await paused.call('PATCH', '/api/pro/profile', form)).status).toBe(200)

  const found = async (at: string) => [
    ...(await findVisitsToMake(app.runtime.db, new Date(at), 1)),
    ...(await findVisitsToAsk(app.runtime.db, new Date(at), 1)),
  ]
  expect(await found('2026-12-01T12:00:00Z')).toEqual([{ seriesId: other, position: 5 }])
  // From when it could be paid for, a visit waits no longer, and is missed.
  expect(await found('2027-01-14T09:00:00Z')).toEqual([
    { seriesId: confirmed, position: 5 },
    { seriesId: asked, position: 5 },
  ])
})
