// covers: ASVS 15.3.3
import type { Call } from '@anseo/contract/call'
import { CALLS } from '@anseo/contract/calls'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { account } from '../../modules/identity/tables/accounts.ts'
import { appointment } from '../../modules/booking/tables/appointments.ts'
import { vendor as vendorTable } from '../../modules/catalogue/tables/vendors.ts'
import { createClient, createVendor, PASSWORD } from '../../testing/actors.ts'
import { send } from '../../testing/requests.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

const app = ownApp()
const client = ownActor(app, createClient)
const vendor = ownActor(app, () => createVendor(app, { verifiedAt: null }))

const calls: readonly Call[] = Object.values(CALLS).flat()

/** Fields that an attacker who knows our tables and replies would add. */
const SLIPPED = {
  _id: '00000000-0000-4000-8000-000000000001',
  id: '00000000-0000-4000-8000-000000000001',
  accountId: '00000000-0000-4000-8000-000000000001',
  role: 'admin',
  email: 'somebody.else@example.test',
  isVerified: 'true',
  verifiedAt: '2020-01-01T00:00:00Z',
  emailVerifiedAt: '2020-01-01T00:00:00Z',
  suspendedAt: '2020-01-01T00:00:00Z',
  passwordHash: 'x',
  payoutAccount: 'acct_x',
  completedAppointments: '99',
  rating: '5',
  amount: '1',
  amountCents: '1',
  totalAmount: '1',
  payment: 'true',
  paidAt: '2020-01-01T00:00:00Z',
  confirmedAt: '2020-01-01T00:00:00Z',
  isComplete: 'true',
  platformPercent: '0',
}

function withSlipped(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...SLIPPED, ...fields })) form.set(name, value)
  return form
}

const rowOf = async (id: string) => (await app.runtime.db.select().from(account).where(eq(account.id, id)))[0]

test.each(calls.filter(({ body }) => body).map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s hands on the fields that it declares, and no others at any depth',
  (_name, { body }) => {
    const described = JSON.stringify(z.toJSONSchema(body!, { io: 'output', unrepresentable: 'any' }))
    expect(described).toContain('"additionalProperties":false')
    expect(described.replaceAll('"additionalProperties":false', '')).not.toContain('additionalProperties')
  },
)

test('a client changes nothing of itself but its profile', async () => {
  const before = await rowOf(client.id)
  const reply = await client.call('POST', '/api/user/update-profile', withSlipped({ name: 'Ciara Daly' }))
  expect(reply.status).toBe(200)
  expect(await rowOf(client.id)).toEqual({ ...before, name: 'Ciara Daly' })
})

test('a vendor neither verifies itself nor writes its figures', async () => {
  const find = async () =>
    (await app.runtime.db.select().from(vendorTable).where(eq(vendorTable.id, vendor.id)))[0]
  const before = [await rowOf(vendor.id), await find()]
  const reply = await vendor.call('PATCH', '/api/pro/profile', withSlipped({ experience: 'Ten years' }))
  expect(reply.status).toBe(200)
  expect([await rowOf(vendor.id), await find()]).toEqual([
    before[0],
    { ...before[1], experience: 'Ten years' },
  ])
})

test('nobody registers as somebody more', async () => {
  const email = 'new@example.test'
  const sent = { ...SLIPPED, name: 'Maeve Quinn', email, password: PASSWORD }
  expect((await send(app, 'POST', '/api/user/register', sent)).status).toBe(200)
  const [row] = await app.runtime.db.select().from(account).where(eq(account.email, email))
  expect(row).toMatchObject({ role: 'client', name: 'Maeve Quinn', emailVerifiedAt: null })
  expect(row?.id).not.toBe(SLIPPED.id)
})

test('a booking costs what it costs, and is neither confirmed nor paid', async () => {
  const { id: vendorId } = await createVendor(app)
  const slot = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
  const reply = await client.call('POST', '/api/user/book-appointment', { ...SLIPPED, ...slot, vendorId })
  expect(reply.status).toBe(200)
  const [row] = await app.runtime.db
    .select()
    .from(appointment)
    .where(eq(appointment.id, reply.body.appointmentId))
  expect(row).toMatchObject({ clientId: client.id, confirmedAt: null, paidAt: null, completedAt: null })
  const { appointments } = (await client.call('GET', '/api/user/appointments')).body
  expect(appointments).toMatchObject([{ amount: 90, payment: false, isComplete: false }])
})
