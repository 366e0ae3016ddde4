import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appointment } from '../../booking/tables/appointments.ts'
import { type Actor, createAdmin } from '../../../testing/actors.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { createDisputed as disputed } from '../../../testing/disputed.ts'
import { drained } from '../../../testing/drained.ts'
import { earningsOf } from '../../../testing/passed.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { submitEvidence } from './submit-evidence.ts'
import { remindOfEvidence } from './remind-of-evidence.ts'

const app = ownApp()
let admin: Actor
// An admin's login ends after half an hour, and some tests move the clock.
beforeEach(async () => void (admin = await createAdmin(app)))
afterEach(() => booksBalance(app))

let accounts = 0
const createDisputed = () => disputed(app, `acct_evidence${String(++accounts).padStart(2, '0')}`)

const pathOf = (id: string) => `/api/admin/disputes/${id}/evidence`
const read = async (id: string) => (await admin.call('GET', pathOf(id))).body
const send = (id: string, body: object = {}, by = admin) => by.call('POST', pathOf(id), body)
const NOTHING = { answer: '', service: '', timeline: '', chat: '', receipt: '', policy: '' }

const atProvider = (providerId: string) => app.runtime.stripe.disputes.retrieve(providerId)
const statusOf = async (id: string) =>
  (await admin.call('GET', `/api/admin/disputes/${id}`)).body.dispute.status

/** Moves the clock to so many hours before a dispute's deadline; the provider sets that by its own clock. */
async function toHoursBefore(id: string, hours: number): Promise<void> {
  const query = 'select answer_by as by from dispute where id = $1'
  const { rows } = await app.runtime.pool.query<{ by: Date }>(query, [id])
  app.clock.set(new Date(rows[0]!.by.getTime() - hours * 3_600_000))
  admin = await createAdmin(app)
}

async function adminNotices(): Promise<string[]> {
  await drained(app)
  const { body } = await admin.call('GET', '/api/admin/notifications')
  return body.notifications.map(({ content }: { content: string }) => content)
}

describe('evidence against a dispute', () => {
  test('is gathered from booking, history, chat, receipt and policy', async () => {
    const { disputeId } = await createDisputed()
    const { evidence, gathered, state, savedAt } = await read(disputeId)
    expect([state, savedAt]).toEqual(['draft', null])
    expect(evidence).toEqual(gathered)
    expect(evidence.answer).toContain('marked the appointment as complete')
    expect(evidence.service).toContain('Ciara Nolan')
    expect(evidence.timeline).toContain('Marked as complete by the client')
    expect(evidence.receipt).toContain('Total paid €100.74')
    expect(evidence.policy).toContain('at least 24 hours before the start')
    const { body } = await admin.call('GET', '/api/admin/audit?action=dispute.evidence-read')
    expect(body.entries[0].subject.id).toBe(disputeId)
  })

  test('says that a problem was reported, whoever it was resolved for', async () => {
    const { disputeId, appointmentId } = await createDisputed()
    const now = app.clock.now()
    await app.runtime.db
      .update(appointment)
      .set({ clientMarkedAt: null, reportedAt: now, reportSettledAt: now })
      .where(eq(appointment.id, appointmentId))
    const { answer } = (await read(disputeId)).evidence
    expect(answer).toMatch(/The client reported a problem on .* and we resolved it on .*\./)
    expect(answer).not.toContain('no problem')
  })

  test('is saved as a draft, sent once, and then stays as it is', async () => {
    const { disputeId, providerId } = await createDisputed()
    const draft = { ...NOTHING, answer: 'The service was provided.', timeline: 'Completed by the client.' }
    expect((await admin.call('PUT', pathOf(disputeId), draft)).status).toBe(200)
    expect(await read(disputeId)).toMatchObject({ evidence: draft, state: 'draft', savedBy: admin.name })
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(disputeId)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    await drained(app)
    expect(await read(disputeId)).toMatchObject({ evidence: draft, state: 'sent' })
    const { status, evidence, evidence_details: details } = await atProvider(providerId)
    expect([status, details.submission_count]).toEqual(['under_review', 1])
    expect(evidence.uncategorized_text).toBe('The service was provided.')
    expect(evidence.access_activity_log).toBe('Completed by the client.')
    expect((await admin.call('PUT', pathOf(disputeId), draft)).body.code).toBe('EVIDENCE_SENT')
    expect((await send(disputeId)).body.code).toBe('EVIDENCE_SENT')
  })

  test('that another admin has changed is neither replaced nor sent unseen', async () => {
    const { disputeId } = await createDisputed()
    const other = await createAdmin(app)
    const { evidence, version } = await read(disputeId)
    const shorter = { ...evidence, chat: '' }
    expect((await other.call('PUT', pathOf(disputeId), { ...shorter, version })).status).toBe(200)
    const sent = { ...evidence, answer: 'We were there.', version }
    expect((await admin.call('PUT', pathOf(disputeId), sent)).body.code).toBe('EVIDENCE_CHANGED')
    expect((await send(disputeId, sent)).body.code).toBe('EVIDENCE_CHANGED')
    const seen = await read(disputeId)
    expect(seen).toMatchObject({ evidence: shorter, state: 'draft' })
    const file = new FormData()
    file.set('document', new File(['%PDF-1.7\n%%EOF'], 'signed.pdf', { type: 'application/pdf' }))
    expect((await other.call('POST', `/api/admin/disputes/${disputeId}/file`, file)).status).toBe(200)
    expect((await send(disputeId, { version: seen.version })).body.code).toBe('EVIDENCE_CHANGED')
    expect((await send(disputeId, { version: (await read(disputeId)).version })).status).toBe(200)
  })

  test('that was sent leaves nothing to answer', async () => {
    const { disputeId } = await createDisputed()
    const toAnswer = async () => (await admin.call('GET', '/api/admin/overview')).body.needs.disputes.count
    const before = await toAnswer()
    const listed = async () =>
      (await admin.call('GET', '/api/admin/disputes')).body.rows.find(
        ({ _id }: { _id: string }) => _id === disputeId,
      )
    expect(await listed()).toMatchObject({ status: 'open', evidenceSentAt: null })
    await send(disputeId)
    expect(await toAnswer()).toBe(before - 1)
    expect(await listed()).toMatchObject({ status: 'open', evidenceSentAt: expect.any(String) })
    await drained(app)
  })

  test('that wins the dispute gives the money back, and the vendor its earnings', async () => {
    const disputed = await createDisputed()
    expect((await earningsOf(disputed)).entries).toMatchObject([{ state: 'frozen', disputed: true }])
    await send(disputed.disputeId, { ...NOTHING, answer: 'winning_evidence' })
    await drained(app)
    await expect.poll(() => statusOf(disputed.disputeId)).toBe('won')
    expect((await earningsOf(disputed)).entries).toMatchObject([{ state: 'owed', disputed: false }])
    expect((await send(disputed.disputeId)).body.code).toBe('EVIDENCE_SENT')
  })

  test('reaches the provider once although the answer is lost', async () => {
    const { disputeId, providerId } = await createDisputed()
    await send(disputeId, { ...NOTHING, answer: 'We were there.' })
    await drained(app)
    const lost = 'update dispute_evidence set taken_at = null where dispute_id = $1'
    await app.runtime.pool.query(lost, [disputeId])
    await submitEvidence(app.runtime, disputeId)
    // Once more with a key that the provider doesn't know any more.
    await app.runtime.pool.query(
      'update dispute_evidence set taken_at = null, attempt = 2 where dispute_id = $1',
      [disputeId],
    )
    await submitEvidence(app.runtime, disputeId)
    expect((await read(disputeId)).state).toBe('sent')
    expect((await atProvider(providerId)).evidence_details.submission_count).toBe(1)
  })

  test('is refused once the bank has decided or the time is over, for others, and when it is too long', async () => {
    const { disputeId, client, vendor } = await createDisputed()
    for (const actor of [client, vendor]) expect((await send(disputeId, {}, actor)).status).toBe(403)
    for (const id of [randomUUID(), 'x']) expect((await send(id)).status).toBe(404)
    expect((await send(disputeId, { answer: 'x'.repeat(20_001) })).status).toBe(400)
    expect((await send(disputeId, { answer: 7 })).status).toBe(400)
    const before = app.clock.now()
    await toHoursBefore(disputeId, -1)
    expect((await send(disputeId)).body.code).toBe('EVIDENCE_CLOSED')
    app.clock.set(before)
    admin = await createAdmin(app)
    await send(disputeId, { ...NOTHING, answer: 'losing_evidence' })
    await drained(app)
    await expect.poll(() => statusOf(disputeId)).toBe('lost')
    expect((await admin.call('PUT', pathOf(disputeId), NOTHING)).body.code).toBe('EVIDENCE_SENT')
  })
})

describe('operators', () => {
  test('are told when a dispute opens, 3 days and 1 day before its deadline, and no more once it is answered', async () => {
    const unanswered = await createDisputed()
    expect((await adminNotices())[0]).toContain('Payment disputed')
    const start = app.clock.now()
    const reminders = async () =>
      (await adminNotices()).filter((content) => content.includes('left to answer a dispute')).length
    const before = await reminders()
    await remindOfEvidence(app.runtime)
    expect(await reminders()).toBe(before)
    await toHoursBefore(unanswered.disputeId, 71)
    await Promise.all([remindOfEvidence(app.runtime), remindOfEvidence(app.runtime)])
    const afterFirst = await reminders()
    expect(afterFirst).toBeGreaterThan(before)
    await remindOfEvidence(app.runtime)
    expect(await reminders()).toBe(afterFirst)
    await toHoursBefore(unanswered.disputeId, 23)
    await remindOfEvidence(app.runtime)
    // A new admin, who has only read of this one.
    expect(await reminders()).toBeGreaterThan(0)
    const answered = await createDisputed()
    await send(answered.disputeId)
    await drained(app)
    const rows = 'select reminded_days as days from dispute where id = $1'
    await remindOfEvidence(app.runtime)
    expect((await app.runtime.pool.query(rows, [answered.disputeId])).rows).toEqual([{ days: null }])
    expect((await app.runtime.pool.query(rows, [unanswered.disputeId])).rows).toEqual([{ days: 1 }])
    app.clock.set(start)
  })
})
