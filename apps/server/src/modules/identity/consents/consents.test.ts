import { CURRENT_VERSIONS } from '@anseo/domain/consents'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account } from '../tables/accounts.ts'
import { consent } from '../tables/consents.ts'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { send } from '../../../testing/requests.ts'
import { ownApp } from '../../../testing/own-app.ts'

const OLDER = '2024-01-31'
const BOTH = (['terms', 'privacy'] as const).map((document) => ({
  document,
  version: CURRENT_VERSIONS[document],
}))

const app = ownApp()

const details = {
  speciality: 'Cleaner',
  city: 'Cork',
  location: 'Douglas',
  experience: '4 years',
  about: 'Spotless.',
  fees: 30,
  phone: '087 123 4567',
}

/** Opens an account by its form, and answers what stands of its consents. */
async function registered(site: 'user' | 'pro', email: string) {
  const body = { name: 'Nora Quinn', email, password: PASSWORD, ...(site === 'pro' && details) }
  expect((await send(app, 'POST', `/api/${site}/register`, body)).status).toBe(200)
  const { db } = app.runtime
  return db
    .select({ document: consent.document, version: consent.version, acceptedAt: consent.acceptedAt })
    .from(consent)
    .innerJoin(account, eq(account.id, consent.accountId))
    .where(eq(account.email, email))
}

test.each(['user', 'pro'] as const)('who registers on /api/%s accepts what holds then', async (site) => {
  const before = app.clock.now()
  const rows = await registered(site, `consenting-${site}@example.test`)
  expect(rows.map(({ document, version }) => ({ document, version }))).toEqual(expect.arrayContaining(BOTH))
  expect(rows).toHaveLength(2)
  for (const { acceptedAt } of rows) expect(acceptedAt.getTime()).toBeGreaterThanOrEqual(before.getTime())
})

const SITES = [
  ['client', '/api/user/consents', createClient],
  ['vendor', '/api/pro/consents', createVendor],
] as const

describe.each(SITES)('a %s', (_role, path, create) => {
  const accepts = (actor: Actor, accepted: unknown) => actor.call('POST', path, { accepted })

  test('who accepted an older version is asked, and asked no more once it accepts', async () => {
    const actor = await create(app)
    const acceptedAt = new Date('2024-02-01T10:00:00Z')
    await app.runtime.db
      .insert(consent)
      .values({ accountId: actor.id, document: 'terms', version: OLDER, acceptedAt })
    const asked = await actor.call('GET', path)
    expect(asked.body).toEqual({
      success: true,
      consents: [{ document: 'terms', version: OLDER, acceptedAt: acceptedAt.toISOString() }],
      current: CURRENT_VERSIONS,
      outdated: ['terms', 'privacy'],
    })
    expect((await accepts(actor, BOTH)).status).toBe(200)
    const { body } = await actor.call('GET', path)
    expect(body.outdated).toEqual([])
    expect(body.consents).toHaveLength(3)
    expect(body.consents[0].version).toBe(OLDER)
  })

  test('accepts once, however often it says so', async () => {
    const actor = await create(app)
    const replies = await Promise.all(Array.from({ length: 4 }, () => accepts(actor, BOTH)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await actor.call('GET', path)).body.consents).toHaveLength(2)
  })

  test('accepts nothing but what holds now', async () => {
    const actor = await create(app)
    for (const version of [OLDER, '2099-01-01']) {
      const reply = await accepts(actor, [{ document: 'terms', version }])
      expect(reply).toMatchObject({ status: 409, body: { code: 'TERMS_CHANGED' } })
    }
    for (const accepted of [
      [],
      [{ document: 'cookies', version: OLDER }],
      [{ document: 'terms' }],
      'terms',
    ]) {
      expect((await accepts(actor, accepted)).status).toBe(400)
    }
    expect((await actor.call('GET', path)).body.consents).toEqual([])
  })

  test('speaks for nobody else, and no admin for it', async () => {
    const [actor, other, admin] = [await create(app), await create(app), await createAdmin(app)]
    await actor.call('POST', path, { accepted: BOTH, accountId: other.id })
    expect((await other.call('GET', path)).body.consents).toEqual([])
    expect((await admin.call('GET', path)).status).toBe(403)
    expect((await send(app, 'GET', path)).status).toBe(401)
  })
})

test('a consent is never rewritten, and goes with its account alone', async () => {
  const actor = await createClient(app)
  await actor.call('POST', '/api/user/consents', { accepted: BOTH })
  const { db } = app.runtime
  const own = and(eq(consent.accountId, actor.id), eq(consent.document, 'terms'))
  await expect(db.update(consent).set({ version: OLDER }).where(own)).rejects.toThrow()
  await expect(db.delete(consent).where(own)).rejects.toThrow()
  await db.delete(account).where(eq(account.id, actor.id))
  expect(await db.select().from(consent).where(own)).toEqual([])
})
