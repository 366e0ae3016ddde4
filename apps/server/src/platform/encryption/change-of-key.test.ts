import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { atProcess, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { createEarned } from '../../testing/earned.ts'
import { downloadXml, giveTaxDetails, PERSON } from '../../testing/tax-details.ts'
import { startTestApp } from '../../testing/test-app.ts'

const PATH = '/api/pro/tax-details'
const key = () => randomBytes(32).toString('base64')

test('a new encryption key leaves readable what the earlier one encrypted, as long as both are set', async () => {
  const [earlier, later] = [key(), key()]
  await using before = await startTestApp({ env: { ENCRYPTION_KEY: earlier } })
  const vendor = await createVendor(before)
  await giveTaxDetails(vendor)
  await using after = await startTestApp({ env: { ENCRYPTION_KEY: `${later},${earlier}` }, sharing: before })
  const { body } = await atProcess(after, vendor).call('GET', PATH)
  expect(body.details.tin).toBe('•••• 67FA')
  // Values written now need the new key alone.
  await giveTaxDetails(atProcess(after, vendor))
  await using last = await startTestApp({ env: { ENCRYPTION_KEY: later }, sharing: before })
  expect((await atProcess(last, vendor).call('GET', PATH)).body.details.tin).toBe('•••• 67FA')
})

test('a tax number whose key is lost is missing in every list and file, and is entered again', async () => {
  const start = new Date('2027-01-04T12:00:00Z')
  await using before = await startTestApp({ start, env: { ENCRYPTION_KEY: key() } })
  const [client, admin] = [await createClient(before), await createAdmin(before)]
  const vendors = [await createVendor(before), await createVendor(before)] as const
  for (const vendor of vendors) {
    await createEarned(before, { vendor, client }, { at: new Date('2026-02-10T12:00:00Z') })
  }
  await giveTaxDetails(vendors[0])
  const env = { ENCRYPTION_KEY: key() }
  await using after = await startTestApp({ start, env, sharing: before })
  const [vendor, other] = [atProcess(after, vendors[0]), atProcess(after, vendors[1])]
  const operator = atProcess(after, admin)
  await giveTaxDetails(other, { ...PERSON, tin: '6433435F' })
  expect((await vendor.call('GET', PATH)).body.details).toMatchObject({ tin: null, tinCountry: 'IE' })
  const { rows } = (await operator.call('GET', '/api/admin/dac7/2026/sellers')).body
  expect(new Set(rows.map(({ tin }: { tin: string | null }) => tin))).toEqual(new Set([null, '•••• 435F']))
  const missing = async () => {
    const { body } = await operator.call('GET', '/api/admin/dac7/2026/sellers?missing=true')
    return body.rows.map(({ vendorId }: { vendorId: string }) => vendorId)
  }
  expect(await missing()).toEqual([vendor.id])
  const year = async () => (await operator.call('GET', '/api/admin/dac7/2026')).body
  expect(await year()).toMatchObject({ totals: { sellers: 2, withoutDetails: 1 }, next: { additions: 1 } })
  expect((await downloadXml(after, operator, 2026)).text).not.toContain('1234567FA')
  const { tin, ...rest } = PERSON
  expect((await vendor.call('PUT', PATH, rest)).body.fields).toEqual({ tin: 'Enter your tax number.' })
  await giveTaxDetails(vendor, { ...rest, tin })
  expect(await year()).toMatchObject({ totals: { withoutDetails: 0 }, next: { additions: 2 } })
  expect(await missing()).toEqual([])
})

test('a filed record stays when the tax number in it is lost', async () => {
  const start = new Date('2027-01-04T12:00:00Z')
  const [earlier, later] = [key(), key()]
  await using before = await startTestApp({ start, env: { ENCRYPTION_KEY: earlier } })
  const [client, admin, vendor] = [
    await createClient(before),
    await createAdmin(before),
    await createVendor(before),
  ]
  await createEarned(before, { vendor, client }, { at: new Date('2026-02-10T12:00:00Z') })
  await giveTaxDetails(vendor)
  await using between = await startTestApp({
    start,
    env: { ENCRYPTION_KEY: `${later},${earlier}` },
    sharing: before,
  })
  const filer = atProcess(between, admin)
  expect((await downloadXml(between, filer, 2026)).status).toBe(200)
  const [{ _id }] = (await filer.call('GET', '/api/admin/dac7/2026')).body.messages
  expect((await filer.call('POST', `/api/admin/dac7/messages/${_id}/filed`)).status).toBe(200)
  await using after = await startTestApp({ start, env: { ENCRYPTION_KEY: later }, sharing: before })
  expect((await atProcess(after, admin).call('GET', '/api/admin/dac7/2026')).body).toMatchObject({
    totals: { withoutDetails: 1 },
    next: { additions: 0, corrections: 0, deletions: 0 },
  })
})
