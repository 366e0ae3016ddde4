// covers: ASVS 1.2.2
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { newestMailTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ env: { BRAND_PHONE: '+353 1 555 0100', BRAND_VAT_NUMBER: 'IE1234567T' } })
const admin = ownActor(app, createAdmin)

const change = (settings: object) => admin.call('PATCH', '/api/admin/settings', settings)
const revert = (name: string) => admin.call('POST', `/api/admin/settings/${name}/revert`)
const read = async () => (await admin.call('GET', '/api/admin/settings')).body
const history = async (query = '') => (await admin.call('GET', `/api/admin/settings/history${query}`)).body

async function book(startTime: string) {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const reply = await client.call('POST', '/api/user/book-appointment', {
    vendorId: vendor.id,
    slotDate: '23_11_2026',
    startTime,
    endTime: '12:00 PM',
  })
  expect(reply.status).toBe(200)
  const [row] = await app.runtime.db.select().from(appointment).where(eq(appointment.clientId, client.id))
  return row!
}

describe('the settings', () => {
  test('price new bookings, and leave those that were made before', async () => {
    const before = await book('10:00 AM')
    expect(before).toMatchObject({ platformFeeCents: 900, handlingFeeCents: 174, paymentWindowHours: 24 })
    const fees = { platformPercent: 12.5, handlingPercent: 0, handlingFixedCents: 0, paymentWindowHours: 6 }
    expect((await change(fees)).body.message).toBe('Settings saved')
    const after = await book('10:00 AM')
    expect(after).toMatchObject({ platformFeeCents: 1125, handlingFeeCents: 0, paymentWindowHours: 6 })
    const [unchanged] = await app.runtime.db.select().from(appointment).where(eq(appointment.id, before.id))
    expect(unchanged).toEqual(before)
  })

  test('are over the installation’s, and go back to it one by one', async () => {
    await change({ brandMotto: 'Here, always.', brandAddress: 'Galway' })
    const shown = await read()
    expect(shown.settings).toMatchObject({ brandMotto: 'Here, always.', brandPhone: '+353 1 555 0100' })
    expect(shown.changed).toEqual(expect.arrayContaining(['brandMotto', 'brandAddress']))
    await revert('brandMotto')
    const back = await read()
    expect(back.settings.brandMotto).toBe(back.installation.brandMotto)
    expect(back.changed).toContain('brandAddress')
    expect(back.changed).not.toContain('brandMotto')
    expect((await revert('nothing')).status).toBe(404)
  })

  test('of another admin are not set back by one who has not seen them', async () => {
    const back = (seen: object) => admin.call('POST', '/api/admin/settings/brandMotto/revert', { seen })
    await change({ brandMotto: 'Booked in a minute.' })
    const refused = await back({ brandMotto: 'A motto that was changed since.' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
    expect((await back({ brandMotto: 'Booked in a minute.' })).status).toBe(200)
    // Nobody's change is undone where it is set back already.
    expect((await back({ brandMotto: 'Booked in a minute.' })).status).toBe(200)
  })

  test('of another admin are not undone by one who has not seen them', async () => {
    const seen = { statutoryCancellation: [], brandMotto: 'A motto that was changed since.' }
    expect((await change({ statutoryCancellation: ['Hairstylist'], seen })).status).toBe(200)
    const later = await change({ statutoryCancellation: ['Cleaner'], seen })
    expect(later).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
    await revert('statutoryCancellation')
  })

  test('keep their history, and what is the same is no change', async () => {
    await change({ brandPhone: '+353 1 555 0111' })
    expect((await change({ brandPhone: '+353 1 555 0111' })).body.message).toBe('No changes to save')
    await change({ brandPhone: '+353 1 555 0122' })
    await revert('brandPhone')
    await revert('brandPhone')
    const { changes, total } = await history('?name=brandPhone')
    expect(total).toBe(3)
    expect(changes).toMatchObject([
      { from: '+353 1 555 0122', to: null, changedBy: { name: admin.name } },
      { from: '+353 1 555 0111', to: '+353 1 555 0122' },
      { from: null, to: '+353 1 555 0111' },
    ])
    const [second] = (await history('?name=brandPhone&page=2&pageSize=1')).changes
    expect(second).toMatchObject({ from: '+353 1 555 0111', to: '+353 1 555 0122' })
    const recorded = await app.runtime.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, 'brandPhone'))
    expect(recorded.map(({ action, actorId, details }) => ({ action, actorId, details }))).toEqual([
      {
        action: 'setting.changed',
        actorId: admin.id,
        details: { brandPhone: { from: '+353 1 555 0100', to: '+353 1 555 0111' } },
      },
      expect.objectContaining({ action: 'setting.changed' }),
      {
        action: 'setting.reverted',
        actorId: admin.id,
        details: { brandPhone: { from: '+353 1 555 0122', to: '+353 1 555 0100' } },
      },
    ])
  })

  test('change the brand of mails and receipts', async () => {
    await change({ brandName: 'Fáilte & Co, Cork', brandVatNumber: '' })
    const email = `new-${randomUUID()}@example.test`
    const sent = { name: 'Ciara Nolan', email, password: 'gorse-on-howth-1' }
    expect((await send(app, 'POST', '/api/user/register', sent)).status).toBe(200)
    const mail = await newestMailTo(app, email)
    expect(mail.subject).toContain('Fáilte & Co, Cork')
    expect(mail.text).toContain('Fáilte & Co, Cork')
    expect(app.runtime.settings.current.brand.vatNumber).toBeNull()
  })

  test('hold in every process within seconds, and at once for what is charged', async () => {
    const { config, pool } = app.runtime
    const databaseUrl = pool.options.connectionString!
    const other = await buildApp({ config, databaseUrl, clock: app.clock, log: pino({ level: 'silent' }) })
    const watching = other.runtime.settings.watch(other.runtime.log)
    await change({ platformPercent: 20, brandAddress: 'Sligo' })
    expect(app.runtime.settings.current.brand.address).toBe('Sligo')
    expect((await other.runtime.settings.read(other.runtime.db)).fees.platformPercent).toBe(20)
    await expect.poll(() => other.runtime.settings.current.brand.address).toBe('Sligo')
    await watching.stop()
    await other.close()
  })

  test.each([
    ['platformPercent', -1],
    ['platformPercent', 100.5],
    ['handlingPercent', '5'],
    ['handlingPercent', 1.23456],
    ['handlingFixedCents', 2.5],
    ['handlingFixedCents', 10_001],
    ['paymentWindowHours', 0],
    ['paymentWindowHours', 337],
    ['brandName', ' '],
    ['brandName', 'A <b>'],
    ['brandName', 'a\0b'],
    ['brandEmail', 'nobody'],
    ['brandAddress', 'a'.repeat(201)],
    ['brandVatNumber', '<IE>'],
    ['brandSocial', 'https://example.test'],
  ])('refuse %s of %j beside the field', async (name, value) => {
    const before = await read()
    const { status, body } = await change({ brandMotto: 'Never', [name]: value })
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty(name)
    expect(await read()).toEqual(before)
  })

  test('refuse a link that is none', async () => {
    const { status, body } = await change({ brandSocial: [{ label: 'X', url: 'javascript:alert(1)' }] })
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { 'brandSocial.0.url': 'Enter a link that begins with https:// or http://.' },
    })
  })

  test('are for admins only', async () => {
    const client = await createClient(app)
    for (const [method, path] of [
      ['GET', '/api/admin/settings'],
      ['PATCH', '/api/admin/settings'],
      ['GET', '/api/admin/settings/history'],
      ['POST', '/api/admin/settings/brandName/revert'],
    ] as const) {
      expect((await client.call(method, path, method === 'GET' ? undefined : {})).status).toBe(403)
    }
  })
})
