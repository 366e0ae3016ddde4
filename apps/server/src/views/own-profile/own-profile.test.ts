import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { type Actor, createVendor } from '../../testing/actors.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

function updateVendor(actor: Actor, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return actor.call('PATCH', '/api/pro/profile', form)
}

const vendorProfile = async (actor: Actor) => (await actor.call('GET', '/api/pro/profile')).body.vendorData

test('a vendor edits what it offers, and is found by its new name', async () => {
  const actor = await createVendor(app)
  const reply = await updateVendor(actor, {
    name: 'Caoimhe Ní Shúilleabháin',
    fees: '52.5',
    bufferHours: '1',
    noticeHours: '24',
    available: 'false',
    phone: '01 555 0142',
    about: 'Line one\nLine two',
  })
  expect(reply).toMatchObject({
    status: 200,
    body: {
      success: true,
      vendorData: {
        _id: actor.id,
        name: 'Caoimhe Ní Shúilleabháin',
        email: actor.email,
        fees: 52.5,
        bufferHours: 1,
        noticeHours: 24,
        available: false,
        phone: '+35315550142',
        about: 'Line one\nLine two',
        city: 'Dublin',
        vetting: 'verified',
      },
    },
  })
  const [row] = await app.runtime.db.select().from(vendor).where(eq(vendor.id, actor.id))
  expect(row!.searchName).toBe('caoimhe ni shuilleabhain')
  const { body } = await actor.call('GET', '/api/pro/profile')
  expect(body.vendorData).toEqual(reply.body.vendorData)
})

test.each([
  ['bufferHours', '13'],
  ['bufferHours', '1.5'],
  ['noticeHours', '-1'],
  ['noticeHours', '336'],
  ['fees', '0'],
  ['fees', '1e9'],
  ['available', 'perhaps'],
  ['name', ''],
  ['city', '   '],
  ['phone', '999999999999999999999999'],
])('a vendor cannot have %s %s', async (field, value) => {
  const reply = await updateVendor(await createVendor(app), { [field]: value })
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  expect(reply.body.fields).toHaveProperty(field)
})

test('vetting shows to the vendor itself', async () => {
  const at = app.clock.now()
  const rejected = await createVendor(app, { verifiedAt: null, rejectedAt: at, vettingReason: 'No papers' })
  const suspended = await createVendor(app, { suspendedAt: at })
  expect(await vendorProfile(rejected)).toMatchObject({
    vetting: 'rejected',
    vettingReason: 'No papers',
    isVerified: false,
  })
  expect(await vendorProfile(suspended)).toMatchObject({ vetting: 'suspended', isVerified: false })
})
