import { expect, test } from 'vitest'
import { createAdmin, createVendor } from '../../../testing/actors.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

test('a vendor that is listed again is not counted as verified now, nor as having waited since it applied', async () => {
  const vendor = await createVendor(app, { verifiedAt: null })
  app.clock.advance(2)
  let admin = await createAdmin(app)
  const step = async (name: string, body: object) => {
    const reply = await admin.call('POST', `/api/admin/vendors/${vendor.id}/${name}`, body)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  }
  const figures = async () => (await admin.call('GET', '/api/admin/vendors')).body.figures
  await step('verify', { exception: 'Every document was seen.' })
  expect(await figures()).toMatchObject({ verifiedThisWeek: 1, medianWaitHours: expect.any(Number) })
  app.clock.advance(400 * 24)
  admin = await createAdmin(app)
  await step('suspend', { reason: 'No-shows.' })
  await step('verify', { exception: 'Every document was seen.' })
  expect(await figures()).toMatchObject({ verifiedThisWeek: 0, medianWaitHours: null })
})
