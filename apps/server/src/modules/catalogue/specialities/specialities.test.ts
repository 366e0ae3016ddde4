import { DEFAULT_SPECIALITIES } from '@anseo/domain/default-specialities'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { send } from '../../../testing/requests.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { vendor as vendorTable } from '../tables/vendors.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)

interface Listed {
  name: string
  label: string
  plural: string
  image: string
  icon: string
  imageAvif: string | null
  isPhoto: boolean
  active: boolean
  inUse: boolean
  checks: string[]
  vendors: number
  version: number
}

const PATH = '/api/admin/specialities'
const list = async (): Promise<Listed[]> => (await send(app, 'GET', '/api/specialities')).body.specialities
const managed = async (): Promise<Listed[]> => (await admin.call('GET', PATH)).body.specialities
const one = async (name: string) => (await managed()).find((each) => each.name === name)!

function formOf(fields: Record<string, string>, image?: Buffer): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (image) form.set('image', new Blob([new Uint8Array(image)]), 'picture.png')
  return form
}
const add = (fields: Record<string, string>, image?: Buffer) =>
  admin.call('POST', PATH, formOf(fields, image))
const change = async (name: string, fields: Record<string, string>, image?: Buffer) => {
  const { version } = await one(name)
  const form = formOf({ version: String(version), ...fields }, image)
  return admin.call('PATCH', `${PATH}/${encodeURIComponent(name)}`, form)
}
const retire = async (name: string, step: 'retire' | 'restore' = 'retire') => {
  const { version } = await one(name)
  return admin.call('POST', `${PATH}/${encodeURIComponent(name)}/${step}`, { version })
}
const register = (speciality: string) =>
  send(app, 'POST', '/api/pro/register', {
    name: 'Nessa Duffy',
    email: `${crypto.randomUUID()}@example.test`,
    password: 'rowan-and-hazel-7',
    speciality,
    city: 'Galway',
    location: 'Salthill',
    experience: '6 years',
    about: 'Walks, rain or shine.',
    fees: '40',
    phone: '087 123 4567',
  })
const search = (speciality: string) =>
  send(app, 'GET', `/api/vendor/list?speciality=${encodeURIComponent(speciality)}`)

const picture = (alpha: number) =>
  sharp({ create: { width: 600, height: 400, channels: 4, background: { r: 200, g: 90, b: 40, alpha } } })
    .png()
    .toBuffer()

test('the product begins with the seven, in their order and as they were, each with its picture', async () => {
  const shown = await list()
  expect(shown).toEqual(
    DEFAULT_SPECIALITIES.map((speciality) => ({
      ...speciality,
      image: expect.stringMatching(/^\/images\/[a-z-]+-256\.webp$/),
      icon: expect.stringMatching(/^\/images\/[a-z-]+-72\.webp$/),
      imageAvif: null,
      isPhoto: false,
      active: true,
      inUse: expect.any(Boolean),
    })),
  )
  for (const { image, icon } of shown) {
    for (const [address, width] of [
      [image, 256],
      [icon, 72],
    ] as const) {
      const file = await fetch(app.url + address)
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({ width })
    }
  }
})

test('a new one is listed at once and for every visitor, chosen at registration, found and booked', async () => {
  expect((await search('Dog_Walker')).status).toBe(400)
  const before = await list()
  const reply = await add({ label: ' Dog  Walker ', text: 'Walks, rain or shine.' })
  expect(reply).toMatchObject({ status: 200, body: { message: 'Speciality added' } })
  const after = await list()
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)).toMatchObject({
    name: 'Dog_Walker',
    label: 'Dog Walker',
    plural: 'Dog Walkers',
    checks: ['identity', 'insurance'],
    active: true,
  })
  expect((await register('Dog_Walker')).status).toBe(200)
  const walker = await createVendor(app, { name: 'Walking Wilma', speciality: 'Dog_Walker' })
  expect((await search('Dog_Walker')).body.data.map(({ name }: { name: string }) => name)).toEqual([
    'Walking Wilma',
  ])
  const client = await createClient(app)
  const booked = await client.call('POST', '/api/user/book-appointment', {
    vendorId: walker.id,
    slotDate: '23_11_2026',
    startTime: '10:00 AM',
    endTime: '12:00 PM',
  })
  expect(booked.status).toBe(200)
  const [entry] = await app.runtime.db.select().from(auditEntry).where(eq(auditEntry.subjectId, 'Dog_Walker'))
  expect(entry).toMatchObject({
    action: 'speciality.added',
    actorId: admin.id,
    details: { label: 'Dog Walker' },
  })
})

test('another process shows a change from its next answer on', async () => {
  await using other = await startTestApp({ sharing: app })
  const there = async (): Promise<Listed[]> =>
    (await send(other, 'GET', '/api/specialities')).body.specialities
  const before = (await there()).length
  await add({ label: 'Sword Swallower' })
  expect(await there()).toHaveLength(before + 1)
  await expect.poll(() => other.runtime.settings.current.specialities.length).toBe(before + 1)
})

describe('an unknown speciality', () => {
  const choices = () => DEFAULT_SPECIALITIES.map(({ name }) => name)

  test.each(['Plumber', 'hairstylist', '__proto__', '../admin', 'a'.repeat(81), '%00'])(
    '%j is a 400 beside the field, in each call that takes one',
    async (speciality) => {
      const client = await createClient(app)
      const day = ['24_11_2026']
      const wait = { speciality, town: 'Cork', days: day, from: '10:00 AM', to: '02:00 PM', minutes: 60 }
      const audience = { to: 'speciality', speciality }
      for (const [reply, field] of [
        [await search(speciality), 'speciality'],
        [await register(speciality), 'speciality'],
        [await client.call('POST', '/api/user/waitlist', wait), 'speciality'],
        [
          await admin.call('GET', `/api/admin/appointments?speciality=${encodeURIComponent(speciality)}`),
          'speciality',
        ],
        [await admin.call('POST', '/api/admin/broadcasts/audience', { audience }), 'audience.speciality'],
      ] as const) {
        expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
        expect(reply.body.fields).toHaveProperty([field])
      }
    },
  )

  test('is answered with the seven while the operator has changed nothing', async () => {
    await using fresh = await startTestApp()
    const { body } = await send(fresh, 'GET', '/api/vendor/list?speciality=Plumber')
    expect(body).toEqual({
      success: false,
      code: 'INVALID_REQUEST',
      message: 'Invalid data provided. Please check your information.',
      fields: { speciality: `This has to be one of ${choices().join(', ')}.` },
    })
  })
})

test('another label changes neither the key nor who is found', async () => {
  await add({ label: 'Magician' })
  await createVendor(app, { name: 'Magic Mary', speciality: 'Magician' })
  const reply = await change('Magician', { label: 'Conjuror', plural: '', text: 'Cards and doves.' })
  expect(reply.status).toBe(200)
  expect(await one('Magician')).toMatchObject({ label: 'Conjuror', plural: 'Conjurors', version: 2 })
  expect((await search('Magician')).body.total).toBe(1)
  expect((await search('Conjuror')).status).toBe(400)
  const entries = await app.runtime.db.select().from(auditEntry).where(eq(auditEntry.subjectId, 'Magician'))
  expect(entries.at(-1)!.details).toMatchObject({ label: { from: 'Magician', to: 'Conjuror' } })
  const { version } = await one('Magician')
  expect((await change('Magician', { label: 'Conjuror' })).status).toBe(200)
  expect((await one('Magician')).version).toBe(version)
})

describe('a label', () => {
  test.each(['', '   ', '🎈', 'a'.repeat(81), 'Dog\u202eWalker'])(
    '%j is refused beside its field',
    async (label) => {
      const reply = await add({ label })
      expect(reply.status).toBe(400)
      expect(reply.body.fields).toHaveProperty('label')
    },
  )

  test.each(['hairstylist', 'Personal  chef', 'Nail-Technician'])('%j is taken', async (label) => {
    expect((await add({ label })).body.fields.label).toContain('has this address')
  })

  test('of 80 characters makes a key of its own', async () => {
    const label = `Restorer of ${'very '.repeat(12)}old clocks`.slice(0, 80)
    expect((await add({ label })).status).toBe(200)
    expect((await list()).at(-1)!.label).toBe(label)
  })
})

describe('a picture', () => {
  test('is stored in both sizes and formats, as a photo or as a figure, and the one before goes', async () => {
    await add({ label: 'Painter' }, await picture(1))
    const first = await one('Painter')
    expect(first.isPhoto).toBe(true)
    for (const [address, format, width] of [
      [first.image, 'webp', 256],
      [first.icon, 'webp', 72],
      [first.imageAvif!, 'heif', 256],
    ] as const) {
      const file = await fetch(app.url + address)
      expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
        format,
        width,
        height: width,
      })
    }
    expect((await change('Painter', {}, await picture(0.4))).status).toBe(200)
    const second = await one('Painter')
    expect(second).toMatchObject({ isPhoto: false, version: 2 })
    expect(second.image).not.toBe(first.image)
    await drained(app)
    for (const address of [first.image, first.icon, first.imageAvif!])
      expect((await fetch(app.url + address)).status).toBe(404)
    expect((await fetch(app.url + second.image)).status).toBe(200)
  })

  test('of which a file cannot be stored leaves none behind', async () => {
    const { files } = app.runtime
    const put = vi
      .spyOn(files, 'put')
      .mockImplementationOnce(files.put)
      .mockRejectedValueOnce(new Error('The disk is full'))
    expect((await add({ label: 'Florist' }, await picture(1))).status).toBe(500)
    expect(await files.open(put.mock.calls[0]![0])).toBeNull()
    put.mockRestore()
  })

  test('is kept with its change when this process cannot reload the list', async () => {
    const refresh = vi.spyOn(app.runtime.settings, 'refresh').mockRejectedValueOnce(new Error('Away'))
    expect((await add({ label: 'Baker' }, await picture(1))).status).toBe(200)
    refresh.mockRestore()
    expect((await fetch(app.url + (await one('Baker')).image)).status).toBe(200)
  })

  test('that is none changes nothing', async () => {
    const before = await managed()
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await add({ label: 'Forger' }, page)).body.code).toBe('IMAGE_INVALID')
    expect((await change('Cleaner', { label: 'Forger' }, page)).body.code).toBe('IMAGE_INVALID')
    expect(await managed()).toEqual(before)
  })
})

describe('a retired one', () => {
  test('keeps its vendors and its address, and takes no new ones', async () => {
    await add({ label: 'Piper' })
    const piper = await createVendor(app, { name: 'Piping Pat', speciality: 'Piper' })
    expect(await one('Piper')).toMatchObject({ vendors: 1, inUse: true })
    expect((await retire('Piper')).body.message).toBe('Speciality retired')
    expect((await list()).find(({ name }) => name === 'Piper')).toMatchObject({ active: false, inUse: true })
    expect((await search('Piper')).body.total).toBe(1)
    const refused = await register('Piper')
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toHaveProperty('speciality')
    const off = { suspendedAt: app.clock.now() }
    await app.runtime.db.update(vendorTable).set(off).where(eq(vendorTable.id, piper.id))
    expect((await list()).find(({ name }) => name === 'Piper')).toMatchObject({ active: false, inUse: false })
    await expect
      .poll(() => app.runtime.settings.current.specialities.find(({ name }) => name === 'Piper')?.inUse)
      .toBe(false)
    expect((await search('Piper')).status).toBe(200)
    expect((await add({ label: 'Piper' })).body.fields.label).toContain('Bring it back')
    expect((await retire('Piper', 'restore')).status).toBe(200)
    expect((await register('Piper')).status).toBe(200)
  })

  test('is never the last one', async () => {
    await using small = await startTestApp()
    const owner = await createAdmin(small)
    const step = async (name: string) =>
      owner.call('POST', `${PATH}/${encodeURIComponent(name)}/retire`, { version: 1 })
    for (const { name } of DEFAULT_SPECIALITIES.slice(1)) expect((await step(name)).status).toBe(200)
    expect((await step('Hairstylist')).body.code).toBe('LAST_SPECIALITY')
  })
})

describe('two admins at once', () => {
  test('do not overwrite each other unseen', async () => {
    await add({ label: 'Juggler' })
    const body = (label: string) => formOf({ version: '1', label })
    const replies = await Promise.all(
      ['Acrobat', 'Tumbler'].map((label) => admin.call('PATCH', `${PATH}/Juggler`, body(label))),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)!.body.code).toBe('SPECIALITY_CHANGED')
  })

  test('add one of two that read the same, and move without losing any', async () => {
    const added = await Promise.all(['Face Painter', 'face painter'].map((label) => add({ label })))
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const before = (await list()).map(({ name }) => name)
    const move = (name: string, position: number) => admin.call('POST', `${PATH}/${name}/move`, { position })
    const moved = await Promise.all([move('Cleaner', 0), move(before.at(-1)!, 1), move('Babysitter', 99)])
    expect(moved.map(({ status }) => status)).toEqual([200, 200, 200])
    const after = (await list()).map(({ name }) => name)
    expect(after.toSorted()).toEqual(before.toSorted())
    expect(after.at(-1)).toBe('Babysitter')
  })
})

test('the checks that it needs follow for vendors on and off the list', async () => {
  await add({ label: 'Climbing Guide', checks: 'qualification' })
  expect((await one('Climbing_Guide')).checks).toEqual(['identity', 'insurance', 'qualification'])
  const guide = await createVendor(app, { speciality: 'Climbing_Guide', verifiedAt: null })
  const pass = (kind: string, lastDay?: string) =>
    admin.call('POST', `/api/admin/vendors/${guide.id}/checks`, { kind, outcome: 'passed', lastDay })
  await pass('identity')
  await pass('insurance', '2027-06-30')
  const verify = () => admin.call('POST', `/api/admin/vendors/${guide.id}/verify`, {})
  expect((await verify()).body.code).toBe('VETTING_INCOMPLETE')
  await pass('qualification', '2026-12-24')
  expect((await verify()).status).toBe(200)
  const listedUntil = async () => {
    await drained(app)
    const rows = await app.runtime.db.select().from(vendorTable).where(eq(vendorTable.id, guide.id))
    return rows[0]!.listedUntil?.toISOString().slice(0, 10)
  }
  expect(await listedUntil()).toBe('2026-12-25')
  expect((await change('Climbing_Guide', { checks: '' })).status).toBe(200)
  expect(await listedUntil()).toBe('2027-06-30')
})

test('the sitemap, the emails and the calendar follow the list', async () => {
  await add({ label: 'Fire Eater' })
  await change('Fire_Eater', { label: 'Fire artist' })
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text()
  expect(sitemap).toContain('/vendors/Fire_Eater<')
  await retire('Fire_Eater')
  expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).not.toContain('/vendors/Fire_Eater')
  const client = await createClient(app)
  const artist = await createVendor(app, { name: 'Blaise Burke', speciality: 'Fire_Eater' })
  await client.call('POST', '/api/user/book-appointment', {
    vendorId: artist.id,
    slotDate: '24_11_2026',
    startTime: '10:00 AM',
    endTime: '12:00 PM',
  })
  const { appointments } = (await client.call('GET', '/api/user/appointments')).body
  const calendar = await fetch(`${app.url}/api/user/appointments/${appointments[0]._id}/calendar-entry`, {
    headers: { authorization: `Bearer ${client.token}` },
  })
  expect(await calendar.text()).toContain('Fire artist with Blaise Burke')
})

test('a label is too easy a password', async () => {
  await add({ label: 'Lighthouse Keeper' })
  const sent = { name: 'Ciara Nolan', email: 'ciara@example.test', password: 'LighthouseKeeper-1' }
  const reply = await send(app, 'POST', '/api/user/register', sent)
  expect(reply).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } })
})

test('only admins manage them, and a missing one is a 404', async () => {
  const client = await createClient(app)
  const vendor = await createVendor(app)
  for (const actor of [client, vendor]) {
    expect((await actor.call('GET', PATH)).status).toBe(403)
    expect((await actor.call('POST', PATH, formOf({ label: 'Spy' }))).status).toBe(403)
    expect((await actor.call('POST', `${PATH}/Cleaner/move`, { position: 0 })).status).toBe(403)
  }
  expect((await send(app, 'POST', `${PATH}/Cleaner/retire`, { version: 1 })).status).toBe(401)
  expect((await admin.call('POST', `${PATH}/Nobody/move`, { position: 0 })).status).toBe(404)
  expect((await admin.call('POST', `${PATH}/Nobody/retire`, { version: 1 })).status).toBe(404)
})
