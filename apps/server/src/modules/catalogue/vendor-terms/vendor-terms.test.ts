import { FIRST_VENDOR_TERMS } from '@anseo/domain/vendor-terms'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { account } from '../../identity/tables/accounts.ts'
import { vendorTerms, vendorTermsConsent } from '../tables/vendor-terms.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const EARLIEST = '2026-12-04'
const NEW = { effectiveOn: EARLIEST, changes: 'Payouts are on Fridays.', text: '## 1. All\nNew.\n\nMore.' }

const app = ownApp({ start: NOON })
const admin = ownActor(app, createAdmin)
beforeEach(() => app.clock.set(NOON))

const announce = (body: object) => admin.call('POST', '/api/admin/vendor-terms', body)
const versions = async () =>
  (await send(app, 'GET', '/api/vendor-terms')).body.versions.map(
    ({ version, state }: { version: string; state: string }) => [version, state],
  )
const own = async (vendor: Actor) => (await vendor.call('GET', '/api/pro/terms')).body.versions
const accept = (vendor: Actor, version: string) => vendor.call('POST', '/api/pro/terms', { version })

describe('terms for vendors', () => {
  test('come with the product, and are accepted by whoever registers', async () => {
    expect(await versions()).toEqual([[FIRST_VENDOR_TERMS, 'current']])
    const email = 'new-vendor@example.test'
    await send(app, 'POST', '/api/pro/register', {
      name: 'Nora Quinn',
      email,
      password: PASSWORD,
      speciality: 'Cleaner',
      city: 'Cork',
      location: 'Douglas',
      experience: '4 years',
      about: 'Spotless.',
      fees: 30,
      phone: '087 123 4567',
    })
    const rows = await app.runtime.db
      .select({ version: vendorTermsConsent.version })
      .from(vendorTermsConsent)
      .innerJoin(account, eq(account.id, vendorTermsConsent.vendorId))
      .where(eq(account.email, email))
    expect(rows).toEqual([{ version: FIRST_VENDOR_TERMS }])
  })

  test('are refused without the notice of 15 whole days, or with a part missing', async () => {
    for (const effectiveOn of ['2026-11-18', '2026-12-02', '2026-12-03', '2020-01-01']) {
      const reply = await announce({ ...NEW, effectiveOn })
      expect(reply).toMatchObject({ status: 400, body: { fields: { effectiveOn: expect.any(String) } } })
    }
    for (const part of ['effectiveOn', 'changes', 'text']) {
      expect((await announce({ ...NEW, [part]: ' ' })).status).toBe(400)
    }
    expect(await versions()).toHaveLength(1)
  })

  test('that are announced reach every vendor by email, are accepted early or late, and apply from their day', async () => {
    const [vendor, other, unverified, client] = [
      await createVendor(app),
      await createVendor(app),
      await createVendor(app, { emailVerifiedAt: null }),
      await createClient(app),
    ]
    expect((await accept(vendor, FIRST_VENDOR_TERMS)).status).toBe(200)
    const replies = await Promise.all(Array.from({ length: 4 }, () => announce(NEW)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect(await versions()).toEqual([
      [EARLIEST, 'coming'],
      [FIRST_VENDOR_TERMS, 'current'],
    ])
    for (const { email } of [vendor, other]) {
      const { subject, text } = await newestMailTo(app, email)
      expect(subject).toBe('Our terms for vendors change on 4 Dec 2026')
      for (const part of [
        'What changes: Payouts are on Fridays.',
        'you can end the contract before 4 Dec 2026 at no cost',
        '## 1. All\nNew.',
        'More.',
        '/pro/terms',
      ])
        expect(text).toContain(part)
    }
    // The address of a sign-up that nobody has verified may be a stranger's.
    expect(await mailsTo(app, unverified.email, 0)).toEqual([])
    const entries = await app.runtime.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'vendor-terms.announced'), eq(auditEntry.actorId, admin.id)))
    expect(entries).toHaveLength(1)

    expect((await client.call('GET', '/api/pro/terms')).status).toBe(403)
    expect((await vendor.call('POST', '/api/admin/vendor-terms', NEW)).status).toBe(403)
    expect((await accept(vendor, EARLIEST)).status).toBe(200)
    const [coming] = await own(vendor)
    expect(coming).toMatchObject({ version: EARLIEST, acceptedAt: expect.any(String) })
    expect((await own(other))[0].acceptedAt).toBeNull()
    const seen = (await admin.call('GET', '/api/admin/vendor-terms')).body
    expect(seen.versions[0]).toMatchObject({ version: EARLIEST, accepted: 1 })
    expect(seen.vendors).toBe(4)

    app.clock.set(new Date(`${EARLIEST}T00:00:00Z`))
    expect(await versions()).toEqual([
      [EARLIEST, 'current'],
      [FIRST_VENDOR_TERMS, 'past'],
    ])
    const late = await createVendor(app)
    expect((await accept(late, FIRST_VENDOR_TERMS)).body.code).toBe('TERMS_CHANGED')
    expect((await accept(late, '2030-01-01')).body.code).toBe('TERMS_CHANGED')
    expect((await accept(late, EARLIEST)).status).toBe(200)
  })

  test('and consents to them are never rewritten', async () => {
    const { db } = app.runtime
    await expect(db.update(vendorTerms).set({ text: 'Other.' })).rejects.toThrow()
    await expect(db.delete(vendorTerms)).rejects.toThrow()
    await expect(db.update(vendorTermsConsent).set({ acceptedAt: NOON })).rejects.toThrow()
    await expect(db.delete(vendorTermsConsent)).rejects.toThrow()
  })
})
