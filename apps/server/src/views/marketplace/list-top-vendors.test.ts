import { expect, test } from 'vitest'
import { createVendor } from '../../testing/actors.ts'
import { send } from '../../testing/requests.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

// covers: §4.6
test('available vendors until somebody has completed an appointment, then the eight with most', async () => {
  const top = async () => (await send(app, 'GET', '/api/vendor/top')).body
  expect(await top()).toMatchObject({ success: true, data: [], fallback: true })

  await createVendor(app, { available: false })
  await createVendor(app, { verifiedAt: null, completedAppointments: 30 })
  for (let count = 0; count < 9; count++) await createVendor(app)
  const fallback = await top()
  expect(fallback.fallback).toBe(true)
  expect(fallback.data).toHaveLength(8)
  expect(fallback.data.every(({ available }: { available: boolean }) => available)).toBe(true)

  const second = await createVendor(app, { completedAppointments: 3 })
  const first = await createVendor(app, { completedAppointments: 7, available: false })
  const { data, fallback: none } = await top()
  expect(none).toBe(false)
  expect(data).toHaveLength(8)
  expect([data[0]._id, data[1]._id]).toEqual([first.id, second.id])
})
