import { beforeAll, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { ownApp } from '../../testing/own-app.ts'

let people: Record<'client' | 'vendor' | 'admin', Actor>
const app = ownApp()
beforeAll(async () => {
  people = {
    client: await createClient(app),
    vendor: await createVendor(app),
    admin: await createAdmin(app),
  }
})

const ID = '00000000-0000-4000-8000-000000000000'

/** Instants that JavaScript can read; PostgreSQL cannot read them, or not what JavaScript writes for them. */
const INSTANTS = ['1', '2026-02-30T00:00:00Z', '+012345-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z']

test.each([
  ['client', '/api/user/requests', 'madeAt', 'id'],
  ['vendor', '/api/pro/requests', 'madeAt', 'id'],
  ['client', '/api/user/blocks', 'blockedAt', 'id'],
  ['vendor', '/api/pro/blocks', 'blockedAt', 'id'],
  ['client', '/api/user/favourites', 'savedAt', 'vendorId'],
  ['admin', '/api/admin/content-notices', 'key', 'id'],
  ['admin', '/api/admin/complaints', 'key', 'id'],
] as const)('the %s is answered for a made-up cursor of %s', async (role, path, instant, id) => {
  for (const part of INSTANTS) {
    const cursor = Buffer.from(JSON.stringify({ [instant]: part, [id]: ID })).toString('base64url')
    const { status } = await people[role].call('GET', `${path}?cursor=${cursor}`)
    expect([200, 400], part).toContain(status)
  }
})
