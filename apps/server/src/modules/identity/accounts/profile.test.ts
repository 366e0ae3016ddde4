// covers: ASVS 1.3.4, 5.2.1, 5.2.2, 5.2.3
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { send } from '../../../testing/requests.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

type Fields = Record<string, string | Buffer>

function form(fields: Fields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.set(name, value)
    else data.set(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), 'me.jpg')
  }
  return data
}
const update = (actor: Actor, fields: Fields) => actor.call('POST', '/api/user/update-profile', form(fields))
const profile = async (actor: Actor) => (await actor.call('GET', '/api/user/get-profile')).body.userData

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#135e63' } })

// covers: §3.4, §5.11, §7.24
test('a client fills in its profile', async () => {
  const actor = await createClient(app, { phone: null, addressLine1: null, eircode: null })
  expect(await profile(actor)).toMatchObject({
    phone: null,
    address: { line1: '', line2: '' },
    eircode: null,
    image: '/images/no-picture.webp',
  })
  const reply = await update(actor, {
    name: 'Ciara Ní Nualláin',
    phone: '087 123 4567',
    address: JSON.stringify({ line1: '12 Harcourt Terrace', line2: 'Dublin 2' }),
    gender: 'Female',
    dob: '1990-04-23',
    eircode: 'd02x285',
    email: 'another@example.test',
  })
  expect(reply).toMatchObject({ status: 200, body: { success: true } })
  expect(await profile(actor)).toEqual({
    _id: actor.id,
    name: 'Ciara Ní Nualláin',
    email: actor.email,
    phone: '+353871234567',
    address: { line1: '12 Harcourt Terrace', line2: 'Dublin 2' },
    eircode: 'D02 X285',
    gender: 'Female',
    dob: '1990-04-23',
    image: '/images/no-picture.webp',
  })
})

test('fields left out keep their value, empty ones are cleared', async () => {
  const actor = await createClient(app, { dob: '1990-04-23' })
  await update(actor, { gender: 'Male' })
  expect(await profile(actor)).toMatchObject({ phone: '+353871234567', dob: '1990-04-23', gender: 'Male' })
  await update(actor, { phone: '', dob: '', gender: '', eircode: '', address: '{"line1":"","line2":""}' })
  expect(await profile(actor)).toMatchObject({
    name: actor.name,
    phone: null,
    dob: null,
    gender: null,
    eircode: null,
    address: { line1: '', line2: '' },
  })
})

// covers: §5.10
test.each([
  ['name', 'x'],
  ['name', '📢 Notifications: x'],
  ['phone', '0'],
  ['phone', '+999 12345678'],
  ['address', 'no JSON'],
  ['address', 'null'],
  ['address', '[]'],
  ['address.line1', '{"line1":7}', 'address'],
  ['address.line1', '{"line1":"a\\u0000b"}', 'address'],
  ['gender', 'Other'],
  ['dob', '1990-02-30'],
  ['dob', '2008-11-19'],
  ['dob', '2030-01-01'],
  ['dob', '0001-01-01'],
  ['eircode', 'O1O ABCD'],
])('a %s of %s is refused', async (field, value, sent = field) => {
  const actor = await createClient(app)
  const reply = await update(actor, { [sent]: value })
  expect(reply).toMatchObject({ status: 400, body: { success: false, code: 'INVALID_REQUEST' } })
  expect(reply.body.fields).toHaveProperty([field])
})

test('eighteen years old is old enough', async () => {
  expect((await update(await createClient(app), { dob: '2008-11-18' })).status).toBe(200)
})

// covers: §7.24
test('a picture becomes an upright square WebP without metadata, and replaces the old file', async () => {
  const actor = await createClient(app)
  const sent = await picture()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
  expect((await update(actor, { image: sent })).status).toBe(200)
  const { image } = await profile(actor)
  expect(image).toMatch(/^\/images\/[\w-]+\.webp$/)
  const stored = Buffer.from(await (await fetch(app.url + image)).arrayBuffer())
  const { format, width, height, exif } = await sharp(stored).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 512,
    height: 512,
    exif: undefined,
  })

  expect((await update(actor, { image: await picture().png().toBuffer() })).status).toBe(200)
  const { image: second } = await profile(actor)
  expect(second).not.toBe(image)
  expect((await fetch(app.url + second)).status).toBe(200)
  expect((await fetch(app.url + image)).status).toBe(404)
})

test('what is no picture is refused and changes nothing', async () => {
  const actor = await createClient(app)
  const jpeg = await picture().jpeg().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const gif = await picture(20, 20).gif().toBuffer()
  const bomb = await picture(9000, 9000).png().toBuffer()
  for (const image of [Buffer.from('hello'), svg, gif, jpeg.subarray(0, 60), bomb]) {
    expect(await update(actor, { name: 'Somebody Else', image })).toMatchObject({
      status: 400,
      body: { code: 'IMAGE_INVALID' },
    })
  }
  expect(await profile(actor)).toMatchObject({ name: actor.name, image: '/images/no-picture.webp' })
})

test('a file above 5 MB is too large, a body without form is not accepted', async () => {
  const actor = await createClient(app)
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, 0xff)
  expect(await update(actor, { image: large })).toMatchObject({
    status: 413,
    body: { code: 'PAYLOAD_TOO_LARGE' },
  })
  expect((await actor.call('POST', '/api/user/update-profile', { name: 'Ciara' })).status).toBe(415)
})

test('an admin sees its own name, address and role', async () => {
  const actor = await createAdmin(app)
  const { status, body } = await actor.call('GET', '/api/admin/profile')
  expect(status).toBe(200)
  expect(body.userData).toEqual({
    _id: actor.id,
    name: actor.name,
    email: actor.email,
    image: '/images/no-picture.webp',
    role: 'owner',
  })
})

test.each([
  ['pro', createVendor],
  ['admin', createAdmin],
] as const)('the profile at %s answers under the name that clients use, too', async (site, create) => {
  const [actor, client] = [await create(app), await createClient(app)]
  const path = `/api/${site}/get-profile`
  const { status, body } = await actor.call('GET', path)
  expect(status).toBe(200)
  expect(body).toEqual((await actor.call('GET', `/api/${site}/profile`)).body)
  expect((await client.call('GET', path)).status).toBe(403)
  expect((await send(app, 'GET', path)).status).toBe(401)
})

test.each([
  ['pro', createVendor],
  ['admin', createAdmin],
] as const)('the profile at %s is changed under the name that clients use, too', async (site, create) => {
  const [actor, client] = [await create(app), await createClient(app)]
  const change = (caller: Actor, fields: Fields) =>
    caller.call('POST', `/api/${site}/update-profile`, form(fields))
  const shown = async () => {
    const { body } = await actor.call('GET', `/api/${site}/get-profile`)
    return (body.userData ?? body.vendorData) as { name: string; image: string }
  }
  expect(await change(actor, { name: 'Orla Ní Bhriain' })).toMatchObject({
    status: 200,
    body: { success: true, message: 'Profile saved' },
  })
  expect(await shown()).toMatchObject({ name: 'Orla Ní Bhriain', image: '/images/no-picture.webp' })
  expect((await change(actor, { image: await picture().jpeg().toBuffer() })).status).toBe(200)
  expect((await shown()).image).not.toBe('/images/no-picture.webp')
  expect((await change(actor, { name: ' ' })).body.fields).toHaveProperty('name')
  expect((await change(client, { name: 'Somebody' })).status).toBe(403)
})
