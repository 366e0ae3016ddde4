import type { CheckOnWire, EndingCheckOnWire } from '@anseo/contract/vetting'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { appointment } from '../../booking/tables/appointments.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { notice } from '../../notifications/tables/notices.ts'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { slotFacts } from '../../../testing/slot-facts.ts'
import { endDueRestrictions } from '../../trust/restrictions/end-due-restrictions.ts'
import { vettingCheck } from '../tables/vetting.ts'
import { lapseChecks } from './lapse-checks.ts'
import { remindOfChecks } from './remind-of-checks.ts'
import { ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
/** When a check ends whose last day is that of `NOON`. */
const MIDNIGHT = new Date('2026-11-19T00:00:00Z')

let admin: Actor
const app = ownApp()
beforeEach(async () => {
  app.clock.set(NOON)
  admin = await createAdmin(app)
})

const decide = (vendor: Pick<Actor, 'id'>, body: object) =>
  admin.call('POST', `/api/admin/vendors/${vendor.id}/checks`, body)
const pass = (vendor: Actor, lastDay?: string, kind = 'insurance') =>
  decide(vendor, { kind, outcome: 'passed', lastDay })

const isListed = async ({ id }: Actor) => (await send(app, 'GET', `/api/vendor/${id}`)).status === 200
const vettingOf = async ({ id }: Actor) => (await admin.call('GET', `/api/admin/vendors/${id}/vetting`)).body
const noticesOf = async ({ id }: Actor) => {
  const rows = await app.runtime.db
    .select()
    .from(notice)
    .where(eq(notice.accountId, id))
    .orderBy(notice.createdAt)
  return rows.map(({ content }) => content)
}
const auditOf = ({ id }: Actor) =>
  app.runtime.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectKind, 'vendor'), eq(auditEntry.subjectId, id)))
    .orderBy(auditEntry.id)

async function standingOf(vendor: Actor, kind: string) {
  const { checks } = await vettingOf(vendor)
  return checks.find((check: CheckOnWire) => check.kind === kind)
}

/** A new policy, as a form sends it. */
function newPolicy(): FormData {
  const form = new FormData()
  form.set('kind', 'insurance')
  form.set('document', new File(['%PDF-1.4\n%%EOF\n'], 'policy.pdf'))
  return form
}

/** After the sessions of admins have ended: a clock at that instant, and somebody logged in. */
async function goTo(instant: Date) {
  app.clock.set(instant)
  admin = await createAdmin(app)
}

describe('a verdict', () => {
  test('passes a check until the end of a day', async () => {
    const vendor = await createVendor(app, { verifiedAt: null })
    expect((await pass(vendor, '2027-06-30')).status).toBe(200)
    expect(await standingOf(vendor, 'insurance')).toMatchObject({
      mandatory: true,
      standing: 'passed',
      expiresAt: '2027-06-30T23:00:00.000Z',
    })
    expect(await isListed(vendor)).toBe(false)
  })

  test('refuses one with a reason that the vendor hears', async () => {
    const vendor = await createVendor(app, { verifiedAt: null })
    await decide(vendor, { kind: 'identity', outcome: 'failed', reason: 'The photo is cut off.' })
    expect(await standingOf(vendor, 'identity')).toMatchObject({
      standing: 'failed',
      reason: 'The photo is cut off.',
    })
    expect(await noticesOf(vendor)).toEqual([expect.stringContaining('“The photo is cut off.”')])
    const { body } = await vendor.call('GET', '/api/pro/onboarding')
    expect(body.checks[0]).toMatchObject({ kind: 'identity', standing: 'failed' })
  })

  test('stands in the audit log under the name of its admin', async () => {
    const vendor = await createVendor(app, { verifiedAt: null })
    await pass(vendor, '2027-06-30')
    const exception = 'Seen in person, by two of us.'
    await admin.call('POST', `/api/admin/vendors/${vendor.id}/verify`, { exception })
    expect(await auditOf(vendor)).toMatchObject([
      {
        action: 'check.passed',
        actorId: admin.id,
        details: { check: 'insurance', 'last day': '2027-06-30' },
      },
      {
        action: 'vendor.verified',
        actorId: admin.id,
        details: {
          state: { from: 'pending', to: 'verified' },
          exception,
          'without checks': 'identity',
          'trader details': 'not given',
        },
      },
    ])
  })

  test.each(['passed', 'failed'])('%s on other documents than the admin saw is refused', async (outcome) => {
    const vendor = await createVendor(app, { verifiedAt: null })
    const verdict = { kind: 'insurance', outcome, lastDay: '2027-06-30', reason: 'Not readable.' }
    const seen = async () => (await standingOf(vendor, 'insurance')).submittedAt
    const before = await seen()
    expect(before).toBeNull()
    await vendor.call('POST', '/api/pro/documents', newPolicy())
    const first = await seen()
    app.clock.advance(0.01)
    await vendor.call('POST', '/api/pro/documents', newPolicy())
    for (const submittedAt of [before, first]) {
      expect(await decide(vendor, { ...verdict, submittedAt })).toMatchObject({
        status: 409,
        body: { code: 'VETTING_CHANGED' },
      })
    }
    expect((await decide(vendor, { ...verdict, submittedAt: await seen() })).status).toBe(200)
  })

  test('is found in the log among the decisions about its vendor, without what else was done to it', async () => {
    const vendor = await createVendor(app, { verifiedAt: null })
    await pass(vendor, '2027-06-30')
    await admin.call('POST', `/api/admin/people/${vendor.id}/end-sessions`, { reason: 'A lost phone.' })
    await admin.call('POST', `/api/admin/vendors/${vendor.id}/reject`, { reason: 'No answer.' })
    const actionsOf = async (query: string) =>
      (await admin.call('GET', `/api/admin/audit?subject=${vendor.id}&kind=vendor${query}`)).body.entries.map(
        ({ action }: { action: string }) => action,
      )
    expect(await actionsOf('')).toContain('sessions.ended')
    expect(await actionsOf('&action=vetting')).toEqual(['vendor.rejected', 'check.passed'])
  })

  test.each([
    [{ kind: 'insurance', outcome: 'passed' }, 'lastDay'],
    [{ kind: 'insurance', outcome: 'passed', lastDay: '2026-11-17' }, 'lastDay'],
    [{ kind: 'insurance', outcome: 'passed', lastDay: '2027-02-30' }, 'lastDay'],
    [{ kind: 'insurance', outcome: 'failed' }, 'reason'],
    [{ kind: 'insurance', outcome: 'failed', reason: 'a\0b' }, 'reason'],
    [{ kind: 'luck', outcome: 'passed' }, 'kind'],
    [{ kind: 'insurance', outcome: 'maybe' }, 'outcome'],
  ])('%j is refused beside %s', async (body, field) => {
    const reply = await decide(await createVendor(app), body)
    expect(reply.status).toBe(400)
    expect(reply.body.fields).toHaveProperty(field)
  })

  test('is for admins, about vendors', async () => {
    const vendor = await createVendor(app)
    const path = `/api/admin/vendors/${vendor.id}/checks`
    const body = { kind: 'identity', outcome: 'passed' }
    expect((await vendor.call('POST', path, body)).status).toBe(403)
    expect((await send(app, 'POST', path, body)).status).toBe(401)
    expect((await decide(await createClient(app), body)).status).toBe(404)
    expect((await admin.call('GET', `/api/admin/vendors/${admin.id}/vetting`)).status).toBe(404)
  })
})

describe('the list of checks that end', () => {
  const listed = async (days: number) => {
    const { body } = await admin.call('GET', `/api/admin/checks?endingWithinDays=${days}&pageSize=100`)
    expect(body.rows).toHaveLength(body.total)
    return body.rows as EndingCheckOnWire[]
  }

  test('holds the needed ones of listed vendors, the first to end first, with what hangs on each', async () => {
    const soon = await createVendor(app, { name: 'sinéad byrne' })
    const [later, other] = [await createVendor(app), await createVendor(app)]
    await pass(later, '2026-12-10')
    await pass(soon, '2026-11-22')
    await decide(soon, { kind: 'identity', outcome: 'passed' })
    await pass(soon, '2026-11-21', 'qualification')
    await pass(other, '2026-11-20')
    await goTo(new Date(NOON.getTime() + 3_600_000))
    await pass(other, '2027-11-20')
    await insertAppointmentRow(
      app,
      { client: await createClient(app), vendor: soon },
      slotFacts('25_11_2026', 9, 10),
    )
    const ofThem = async (days: number) =>
      (await listed(days)).filter((row) => [soon.id, later.id, other.id].includes(row.vendor._id))
    expect(await ofThem(7)).toMatchObject([
      {
        kind: 'insurance',
        expiresAt: '2026-11-23T00:00:00.000Z',
        bookingsAfter: 1,
        amountAfter: 100.74,
        hasNewDocument: false,
        vendor: { _id: soon.id, name: 'Sinéad Byrne' },
      },
    ])
    expect((await ofThem(30)).map(({ vendor }) => vendor._id)).toEqual([soon.id, later.id])
    const { needs } = (await admin.call('GET', '/api/admin/overview')).body
    expect(needs.lapsingChecks.count).toBe((await listed(7)).length)
    const { figures } = (await admin.call('GET', '/api/admin/vendors')).body
    expect(figures.endingSoon).toBe((await listed(30)).length)
  })

  test('has a new document while one waits for a verdict, a statement on Garda vetting too', async () => {
    const vendor = await createVendor(app, { speciality: 'Babysitter' })
    const stated = { organisation: 'Little Acorns Crèche', vettedOn: '2023-12-01' }
    await pass(vendor, '2026-12-10')
    await decide(vendor, { kind: 'garda-vetting', outcome: 'passed', ...stated })
    const newOnes = async () => {
      const rows = (await listed(30)).filter((row) => row.vendor._id === vendor.id)
      return rows.flatMap(({ kind, hasNewDocument }) => (hasNewDocument ? [kind] : [])).toSorted()
    }
    expect(await newOnes()).toEqual([])
    app.clock.advance(0.01)
    await vendor.call('POST', '/api/pro/documents', newPolicy())
    await vendor.call('PUT', '/api/pro/garda-vetting', { ...stated, vettedOn: '2026-11-01' })
    expect(await newOnes()).toEqual(['garda-vetting', 'insurance'])
    app.clock.advance(0.01)
    await decide(vendor, { kind: 'insurance', outcome: 'failed', reason: 'Not readable.' })
    expect(await newOnes()).toEqual(['garda-vetting'])
  })

  test('says how often its vendor was told, and when last', async () => {
    const vendor = await createVendor(app)
    const row = async () => (await listed(30)).find((one) => one.vendor._id === vendor.id)
    await pass(vendor, '2026-12-18')
    expect(await row()).toMatchObject({ timesWarned: 0, warnedAt: null })
    await remindOfChecks(app.runtime)
    await goTo(new Date('2026-12-04T12:00:00Z'))
    await Promise.all([remindOfChecks(app.runtime), remindOfChecks(app.runtime)])
    expect(await row()).toMatchObject({
      timesWarned: 2,
      warnedAt: expect.stringMatching(/^2026-12-04T12:00/),
    })
  })

  test('holds those that have ended, until a newer one is passed', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-18')
    await goTo(MIDNIGHT)
    const ended = async () => (await listed(0)).filter((row) => row.vendor._id === vendor.id)
    expect(await ended()).toMatchObject([{ kind: 'insurance', expiresAt: MIDNIGHT.toISOString() }])
    await lapseChecks(app.runtime)
    expect(await ended()).toHaveLength(1)
    const { needs } = (await admin.call('GET', '/api/admin/overview')).body
    expect(needs.lapsedChecks.count).toBe((await listed(0)).length)
    await pass(vendor, '2027-06-30')
    expect(await ended()).toEqual([])
  })

  test.each(['-1', '366', 'soon'])('is not asked for %s days', async (days) => {
    expect((await admin.call('GET', `/api/admin/checks?endingWithinDays=${days}`)).status).toBe(400)
  })

  test('is for admins only', async () => {
    const vendor = await createVendor(app)
    expect((await vendor.call('GET', '/api/admin/checks')).status).toBe(403)
    expect((await send(app, 'GET', '/api/admin/checks')).status).toBe(401)
  })
})

test('a badge says to everybody which checks stand behind it, and nothing of the documents', async () => {
  const vendor = await createVendor(app)
  await pass(vendor, '2027-06-30')
  await decide(vendor, { kind: 'qualification', outcome: 'failed', reason: 'Not readable.' })
  const { body } = await send(app, 'GET', `/api/vendor/${vendor.id}/badge`)
  expect(body).toEqual({
    success: true,
    checks: [
      {
        kind: 'insurance',
        checkedAt: expect.stringMatching(/^2026-11-18T/),
        expiresAt: '2027-06-30T23:00:00.000Z',
      },
    ],
  })
  const applicant = await createVendor(app, { verifiedAt: null })
  expect((await send(app, 'GET', `/api/vendor/${applicant.id}/badge`)).status).toBe(404)
})

describe('a check that ends', () => {
  test('takes its vendor off the list at that instant, before any sweep', async () => {
    const vendor = await createVendor(app)
    const client = await createClient(app)
    await pass(vendor, '2026-11-18')
    app.clock.stopAt(new Date(MIDNIGHT.getTime() - 1))
    expect(await isListed(vendor)).toBe(true)
    app.clock.stopAt(MIDNIGHT)
    const { status, body } = await client.call('POST', '/api/user/book-appointment', {
      vendorId: vendor.id,
      slotDate: '20_11_2026',
      startTime: '10:00 AM',
      endTime: '11:00 AM',
    })
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'VENDOR_NOT_FOUND' })
    expect(await isListed(vendor)).toBe(false)
    expect((await send(app, 'GET', `/api/vendor/${vendor.id}/availability`)).status).toBe(404)
    const { body: list } = await send(app, 'GET', '/api/vendor/list')
    expect(list.data.map(({ _id }: { _id: string }) => _id)).not.toContain(vendor.id)
  })

  test('ends what is unpaid and tells everyone concerned once', async () => {
    const vendor = await createVendor(app, { name: 'Nora Walsh' })
    const [unpaying, paying] = [await createClient(app), await createClient(app)]
    await pass(vendor, '2026-11-18')
    const facts = { confirmedAt: NOON, paidAt: NOON }
    await insertAppointmentRow(app, { client: unpaying, vendor }, slotFacts('20_11_2026', 9, 10))
    const paidId = await insertAppointmentRow(
      app,
      { client: paying, vendor },
      { ...slotFacts('20_11_2026', 12, 13), ...facts },
    )
    await goTo(MIDNIGHT)
    await lapseChecks(app.runtime)
    await lapseChecks(app.runtime)
    const rows = await app.runtime.db.select().from(appointment).where(eq(appointment.vendorId, vendor.id))
    expect(rows.map(({ cancelledBy }) => cancelledBy).toSorted()).toEqual(['admin', null])
    const told = (content: string) => expect.stringContaining(content)
    expect(await noticesOf(paying)).toEqual([
      told('No longer listed: Nora Walsh. One of their documents has expired.'),
    ])
    expect(await noticesOf(unpaying)).toHaveLength(1)
    const ended = 'Public liability insurance expired on 18 November 2026.'
    expect(
      (await noticesOf(vendor)).filter((content) => content.includes("You're no longer listed")),
    ).toEqual([told(ended)])
    const mails = await mailsTo(app, vendor.email, 2)
    const isOfLapse = ({ text, subject }: { text: string; subject: string }) =>
      text.includes(ended) && !subject.startsWith('Cancelled')
    expect(mails.filter(isOfLapse)).toMatchObject([
      { subject: 'Your profile is suspended', text: told("Add a new document and we'll list you again") },
    ])
    expect((await noticesOf(admin)).filter((content) => content.includes('Nora Walsh'))).toEqual([
      told(`Delisted: Nora Walsh. ${ended} 1 paid appointment needs your decision.`),
    ])
    const vetting = await vettingOf(vendor)
    expect(vetting.vendor).toMatchObject({ vetting: 'suspended', vettingReason: ended })
    expect(vetting).toMatchObject({ unsettled: [{ _id: paidId }], unsettledTotal: 1 })
    expect(await auditOf(vendor)).toMatchObject([
      { action: 'check.passed' },
      { action: 'vendor.suspended', actor: 'system', actorId: null, reason: ended },
    ])
  })

  test('keeps it off the list until the newer document is passed, which lists it again', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-18')
    await goTo(MIDNIGHT)
    await lapseChecks(app.runtime)
    const verified = await admin.call('POST', `/api/admin/vendors/${vendor.id}/verify`, {})
    expect({ status: verified.status, code: verified.body.code }).toEqual({
      status: 409,
      code: 'CHECK_LAPSED',
    })
    await decide(vendor, { kind: 'insurance', outcome: 'failed', reason: 'The old one again.' })
    expect(await isListed(vendor)).toBe(false)
    await pass(vendor, '2027-11-18')
    expect(await isListed(vendor)).toBe(true)
    expect((await auditOf(vendor)).at(-1)).toMatchObject({ action: 'vendor.verified', actorId: admin.id })
  })

  test('and is passed anew while its vendor closes its account lists it again once it keeps the account', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-18')
    await goTo(MIDNIGHT)
    await lapseChecks(app.runtime)
    expect((await vendor.call('POST', '/api/pro/erasure', { password: PASSWORD })).status).toBe(200)
    await pass(vendor, '2027-11-17')
    expect(await isListed(vendor)).toBe(false)
    expect((await vendor.call('DELETE', '/api/pro/erasure')).status).toBe(200)
    expect(await isListed(vendor)).toBe(true)
    const { body } = await vendor.call('GET', '/api/pro/decisions')
    expect(body.rows).toMatchObject([{ automated: true, liftedAt: expect.any(String) }])
  })

  test('does not lift what an admin decided', async () => {
    const vendor = await createVendor(app)
    await admin.call('POST', `/api/admin/vendors/${vendor.id}/suspend`, { reason: 'Complaints.' })
    await pass(vendor, '2027-11-18')
    expect(await isListed(vendor)).toBe(false)
  })

  test('and is passed anew does not lift what an admin has decided since', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-18')
    await goTo(MIDNIGHT)
    await lapseChecks(app.runtime)
    expect((await vettingOf(vendor)).vendor).toMatchObject({ vetting: 'suspended', maySuspend: true })
    const suspended = await admin.call('POST', `/api/admin/vendors/${vendor.id}/suspend`, {
      reason: 'Complaints.',
      from: 'suspended',
    })
    expect(suspended.status).toBe(200)
    expect((await vettingOf(vendor)).vendor).toMatchObject({ vetting: 'suspended', maySuspend: false })
    await pass(vendor, '2027-11-18')
    expect(await isListed(vendor)).toBe(false)
    const { body } = await vendor.call('GET', '/api/pro/decisions')
    expect(body.rows).toMatchObject([{ facts: 'Complaints.', automated: false }, { automated: true }])
  })

  test('and is contested with success does not lift what an admin has decided since', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-18')
    await goTo(MIDNIGHT)
    await lapseChecks(app.runtime)
    await admin.call('POST', `/api/admin/vendors/${vendor.id}/suspend`, { reason: 'Complaints.' })
    await pass(vendor, '2027-11-18')
    const decisions = async () => (await vendor.call('GET', '/api/pro/decisions')).body.rows
    const { _id: decision } = (await decisions()).find((one: { automated: boolean }) => one.automated)
    const sent = await vendor.call('POST', '/api/complaints', { decision, text: 'I had renewed it.' })
    const path = `/api/admin/complaints/${sent.body.complaintId}/answer`
    const answer = await admin.call('POST', path, { outcome: 'reversed', answer: 'You had.' })
    expect(answer.status).toBe(200)
    expect(await isListed(vendor)).toBe(false)
    expect(await decisions()).toMatchObject([
      { facts: 'Complaints.', liftedAt: null },
      { automated: true, liftedAt: expect.any(String) },
    ])
  })

  test('is over, too, once its vendor is listed again after a suspension for a time', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-18')
    await goTo(MIDNIGHT)
    await lapseChecks(app.runtime)
    await admin.call('POST', `/api/admin/vendors/${vendor.id}/suspend`, {
      reason: 'No-shows.',
      lastDay: '2026-11-19',
    })
    await pass(vendor, '2027-11-18')
    app.clock.set(new Date('2026-11-20T00:00:00Z'))
    await endDueRestrictions(app.runtime)
    expect(await isListed(vendor)).toBe(true)
    const { body } = await vendor.call('GET', '/api/pro/decisions')
    expect(body.rows).toMatchObject([
      { facts: 'No-shows.', endedAt: expect.any(String) },
      { automated: true, liftedAt: expect.any(String) },
    ])
  })

  test('that nobody needs takes nobody off the list', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-18', 'food-safety')
    await goTo(MIDNIGHT)
    await lapseChecks(app.runtime)
    expect(await isListed(vendor)).toBe(true)
  })

  test('is announced to its vendor 30, 14, 7 and 1 days before, by notice and mail, each time once', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-12-19')
    const reminders = () => noticesOf(vendor)
    await remindOfChecks(app.runtime)
    expect(await reminders()).toEqual([])
    const told: string[] = []
    // Midnight in Dublin of each day that remains, and the last minute of it.
    for (let day = 19; day <= 48; day++) {
      for (const time of ['T00:00:00Z', 'T23:59:00Z']) {
        app.clock.set(new Date(Date.parse(`2026-11-01${time}`) + (day - 1) * 86_400_000))
        await Promise.all([remindOfChecks(app.runtime), remindOfChecks(app.runtime)])
      }
      const now = (await reminders()).length
      if (now > told.length) told.push(`${48 - day + 1}`)
      expect(now).toBe(told.length)
    }
    expect(told).toEqual(['30', '14', '7', '1'])
    expect((await reminders()).toSorted()).toEqual(
      ['in 14 days', 'in 30 days', 'in 7 days', 'tomorrow'].map((when) =>
        expect.stringContaining(
          `Expires ${when}: Public liability insurance. It expires on 19 December 2026. Add a new document before then to stay listed.`,
        ),
      ),
    )
    const mails = await mailsTo(app, vendor.email, 4)
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Expires tomorrow: /)]),
    )
    expect(mails).toHaveLength(4)
  })

  test('is announced at once where less is left when it is passed, and only then', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-28')
    await remindOfChecks(app.runtime)
    await remindOfChecks(app.runtime)
    expect(await noticesOf(vendor)).toEqual([expect.stringContaining('Expires in 10 days')])
  })

  test('says so where the new document waits for the operator, and still ends when that was refused', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-12-18')
    app.clock.advance(0.1)
    await vendor.call('POST', '/api/pro/documents', newPolicy())
    await remindOfChecks(app.runtime)
    app.clock.advance(0.1)
    await decide(vendor, { kind: 'insurance', outcome: 'failed', reason: 'Not readable.' })
    await goTo(new Date('2026-12-04T12:00:00Z'))
    await remindOfChecks(app.runtime)
    const [first, , second] = await noticesOf(vendor)
    expect(first).toContain("We're reviewing the new document you added.")
    expect(second).toContain('Expires in 14 days')
    expect(second).toContain('Add a new document before then to stay listed.')
  })

  test('that the trade does not need is not said to end the listing', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-12-01', 'qualification')
    await remindOfChecks(app.runtime)
    expect(await noticesOf(vendor)).toEqual([expect.stringContaining('to keep it on your badge.')])
  })

  test('is not announced when a newer one was passed before', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-12-18')
    app.clock.advance(0.1)
    await pass(vendor, '2027-12-18')
    app.clock.set(new Date('2026-11-20T00:00:00Z'))
    await remindOfChecks(app.runtime)
    expect(await noticesOf(vendor)).toEqual([])
  })
})

describe('7 more days', () => {
  const reason = 'The insurer says that it is in the post.'
  const endingOf = async (vendor: Actor) => {
    const pages = await Promise.all(
      [0, 30].map((days) => admin.call('GET', `/api/admin/checks?endingWithinDays=${days}&pageSize=100`)),
    )
    const rows: EndingCheckOnWire[] = pages.flatMap(({ body }) => body.rows)
    return rows.find((row) => row.vendor._id === vendor.id)!
  }
  const extend = (id: string, body: object = { reason }) =>
    admin.call('POST', `/api/admin/checks/${id}/extend`, body)

  test('keep a vendor listed after its document has ended, and the badge names that no more', async () => {
    const vendor = await createVendor(app)
    await decide(vendor, { kind: 'identity', outcome: 'passed' })
    await pass(vendor, '2026-11-20')
    const { _id } = await endingOf(vendor)
    const { status, body } = await extend(_id)
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: "Extended to 27 Nov 2026. We've told the vendor.",
    })
    expect(await endingOf(vendor)).toMatchObject({
      expiresAt: '2026-11-28T00:00:00.000Z',
      documentEndsAt: '2026-11-21T00:00:00.000Z',
      timesWarned: 1,
      mayExtend: false,
    })
    await goTo(new Date('2026-11-27T23:59:00Z'))
    await lapseChecks(app.runtime)
    expect(await isListed(vendor)).toBe(true)
    expect((await send(app, 'GET', `/api/vendor/${vendor.id}/badge`)).body.checks).toMatchObject([
      { kind: 'identity' },
    ])
    await goTo(new Date('2026-11-28T00:00:00Z'))
    await lapseChecks(app.runtime)
    expect(await isListed(vendor)).toBe(false)
    expect((await vettingOf(vendor)).vendor.vettingReason).toBe(
      'Public liability insurance expired on 20 November 2026.',
    )
  })

  test('list a vendor again whose document has ended, from today on, and end like any other', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-18')
    await goTo(new Date('2026-11-21T12:00:00Z'))
    await lapseChecks(app.runtime)
    expect(await isListed(vendor)).toBe(false)
    await extend((await endingOf(vendor))._id)
    expect(await isListed(vendor)).toBe(true)
    expect(await endingOf(vendor)).toMatchObject({ expiresAt: '2026-11-29T00:00:00.000Z' })
    await goTo(new Date('2026-11-29T00:00:00Z'))
    await lapseChecks(app.runtime)
    expect((await vettingOf(vendor)).vendor).toMatchObject({ vetting: 'suspended' })
  })

  test('are told to the vendor by email, once, and again before they end', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-20')
    await extend((await endingOf(vendor))._id)
    await remindOfChecks(app.runtime)
    expect(await noticesOf(vendor)).toEqual([
      '📢 Notifications: More time for your document: Public liability insurance. It expires on 20 November 2026. ' +
        'You now have until 27 November 2026 to add a new one. Without it you are no longer listed after that day.',
    ])
    expect((await mailsTo(app, vendor.email, 1)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^More time for your document: /),
    ])
    app.clock.set(new Date('2026-11-26T12:00:00Z'))
    await remindOfChecks(app.runtime)
    await remindOfChecks(app.runtime)
    expect((await noticesOf(vendor)).slice(1)).toEqual([
      expect.stringContaining(
        'Your extra days end tomorrow: Public liability insurance. We gave you until 27 November 2026.',
      ),
    ])
  })

  test('stand in the audit log with their reason', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-20')
    await extend((await endingOf(vendor))._id)
    expect((await auditOf(vendor)).at(-1)).toMatchObject({
      action: 'check.extended',
      actorId: admin.id,
      reason,
      details: { check: 'insurance', 'last day': { from: '2026-11-20', to: '2026-11-27' } },
    })
  })

  test('are given once, however many admins give them at once', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-20')
    const { _id } = await endingOf(vendor)
    const others = await Promise.all([1, 2, 3].map(() => createAdmin(app)))
    const replies = await Promise.all(
      others.map((other) => other.call('POST', `/api/admin/checks/${_id}/extend`, { reason })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await endingOf(vendor)).toMatchObject({ expiresAt: '2026-11-28T00:00:00.000Z' })
    expect(await noticesOf(vendor)).toHaveLength(1)
    await goTo(new Date('2026-11-28T00:00:00Z'))
    expect((await extend(_id)).body.code).toBe('VETTING_CHANGED')
  })

  test('leave a new document under review, and a newer pass as it is', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-20')
    const { _id } = await endingOf(vendor)
    app.clock.advance(0.1)
    await vendor.call('POST', '/api/pro/documents', newPolicy())
    await extend(_id)
    expect(await noticesOf(vendor)).toEqual([
      expect.stringContaining("We're reviewing the new document you added."),
    ])
    expect((await standingOf(vendor, 'insurance')).documents).toMatchObject([{ undecided: true }])
    const renewed = await createVendor(app)
    await pass(renewed, '2026-11-20')
    const old = await endingOf(renewed)
    app.clock.advance(0.1)
    await pass(renewed, '2027-11-20')
    expect((await extend(old._id)).status).toBe(409)
    expect(await standingOf(renewed, 'insurance')).toMatchObject({ expiresAt: '2027-11-21T00:00:00.000Z' })
  })

  test('are not given without a reason, long before the end, to nobody, or by others', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-20')
    const { _id } = await endingOf(vendor)
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }, { reason: 'a\0b' }]) {
      const reply = await extend(_id, body)
      expect({ status: reply.status, field: reply.body.fields }).toMatchObject({
        status: 400,
        field: { reason: expect.any(String) },
      })
    }
    expect((await vendor.call('POST', `/api/admin/checks/${_id}/extend`, { reason })).status).toBe(403)
    expect((await send(app, 'POST', `/api/admin/checks/${_id}/extend`, { reason })).status).toBe(401)
    expect((await extend(vendor.id)).status).toBe(404)
    const [far] = await app.runtime.db
      .insert(vettingCheck)
      .values({
        vendorId: vendor.id,
        kind: 'garda-vetting',
        outcome: 'passed',
        checkedAt: NOON,
        expiresAt: new Date('2027-06-30T23:00:00Z'),
      })
      .returning()
    expect((await extend(far!.id)).status).toBe(409)
    expect(await endingOf(vendor)).toMatchObject({ expiresAt: '2026-11-21T00:00:00.000Z', timesWarned: 0 })
  })
})
