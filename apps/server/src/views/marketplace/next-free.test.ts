// @module-tag time
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { expect, test } from 'vitest'
import { timeOff } from '../../modules/booking/tables/time-off.ts'
import { createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { send } from '../../testing/requests.ts'
import { slotFacts } from '../../testing/slot-facts.ts'
import { ownApp } from '../../testing/own-app.ts'

/** Half past five on a Wednesday evening in Dublin. */
const START = new Date('2026-11-18T17:30:00Z')
const PAID = { confirmedAt: new Date(0), paidAt: new Date(0) }

const app = ownApp({ start: START })

/** The next free slot of everybody on the list, by name. */
async function nextFree(path = '/api/vendor/list?page=1'): Promise<Record<string, unknown>> {
  const { body } = await send(app, 'GET', path)
  return Object.fromEntries(
    body.data.map((vendor: { name: string; nextFree: unknown }) => [vendor.name, vendor.nextFree]),
  )
}

test('each vendor of a page shows the first hour that can be booked', async () => {
  const client = await createClient(app)
  await createVendor(app, { name: 'Open Always' })
  await createVendor(app, { name: 'Away Vendor', available: false })
  await createVendor(app, { name: 'Noticed Vendor', noticeHours: 15 })
  await createVendor(app, { name: 'Morning Vendor', weeklyHours: { ...DEFAULT_WEEKLY_HOURS, wed: [] } })
  const buffered = await createVendor(app, { name: 'Buffered Vendor', bufferHours: 2 })
  const busy = await createVendor(app, { name: 'Busy Vendor' })
  const off = await createVendor(app, { name: 'Holiday Vendor' })
  const gone = await createVendor(app, { name: 'Gone Vendor' })

  await insertAppointmentRow(
    app,
    { client, vendor: buffered },
    { ...slotFacts('18_11_2026', 20, 21), ...PAID },
  )
  // Ended last night, but its buffer reaches over the morning.
  await insertAppointmentRow(
    app,
    { client, vendor: busy },
    { ...slotFacts('18_11_2026', 18, 21, 12), ...PAID },
  )
  await app.runtime.db.insert(timeOff).values([
    { vendorId: off.id, startsAt: START, endsAt: new Date('2026-11-20T12:30:00Z') },
    { vendorId: gone.id, startsAt: START, endsAt: new Date('2027-11-20T12:30:00Z') },
  ])

  const found = {
    'Open Always': { slotDate: '18_11_2026', startTime: '06:00 PM' },
    'Away Vendor': null,
    'Noticed Vendor': { slotDate: '19_11_2026', startTime: '09:00 AM' },
    'Morning Vendor': { slotDate: '19_11_2026', startTime: '08:00 AM' },
    // A new booking keeps two hours free after it, so that it has to end by six.
    'Buffered Vendor': { slotDate: '19_11_2026', startTime: '08:00 AM' },
    'Busy Vendor': { slotDate: '19_11_2026', startTime: '09:00 AM' },
    'Holiday Vendor': { slotDate: '20_11_2026', startTime: '01:00 PM' },
    'Gone Vendor': null,
  }
  expect(await nextFree()).toEqual(found)
  const { 'Away Vendor': _, ...available } = found
  expect(await nextFree('/api/vendor/top')).toMatchObject(available)

  const { [`Open Always`]: __, ...others } = found
  const open = (await send(app, 'GET', '/api/vendor/list?search=open')).body.data[0]
  const related = await nextFree(`/api/vendor/${open._id}/related`)
  expect(Object.keys(related)).toHaveLength(5)
  expect(others).toMatchObject(related)
})
