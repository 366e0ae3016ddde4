import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Actor, createAdmin } from '../../../testing/actors.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { createDisputed as disputed, type Disputed } from '../../../testing/disputed.ts'
import { drained } from '../../../testing/drained.ts'
import { earningsOf } from '../../../testing/passed.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { closeDispute, resumeClosing } from './accept-loss.ts'

const app = ownApp()
let admin: Actor
beforeEach(async () => void (admin = await createAdmin(app)))
afterEach(() => booksBalance(app))

let accounts = 0
const createDisputed = () => disputed(app, `acct_accepted${String(++accounts).padStart(2, '0')}`)

const accept = (id: string, by = admin, key = randomUUID()) =>
  by.call('POST', `/api/admin/disputes/${id}/accept`, undefined, { 'idempotency-key': key })
const answer = (id: string) =>
  admin.call('POST', `/api/admin/disputes/${id}/evidence`, { answer: 'We were there.' })
const read = async ({ disputeId }: Disputed) =>
  (await admin.call('GET', `/api/admin/disputes/${disputeId}`)).body
const atProvider = ({ providerId }: Disputed) => app.runtime.stripe.disputes.retrieve(providerId)
const forget = (column: string, id: string) =>
  app.runtime.pool.query(`update dispute set ${column} where id = $1`, [id])

test('an accepted dispute is closed at the provider and lost, and the vendor is told as of any lost one', async () => {
  const dispute = await createDisputed()
  expect((await accept(dispute.disputeId)).status).toBe(200)
  await drained(app)
  expect((await atProvider(dispute)).status).toBe('lost')
  const { dispute: shown, movements } = await read(dispute)
  expect(shown).toMatchObject({
    status: 'lost',
    acceptedAt: expect.any(String),
    settledAt: expect.any(String),
  })
  expect(shown.chargeable).toBeGreaterThan(0)
  expect(movements.map(({ kind }: { kind: string }) => kind)).toContain('dispute-lost')
  expect((await earningsOf(dispute)).entries).toMatchObject([{ state: 'owed', disputed: false }])
  const { body } = await admin.call('GET', '/api/admin/notifications')
  expect(body.notifications[0].content).toContain('Dispute lost')
  const log = await admin.call('GET', '/api/admin/audit?action=dispute.accepted')
  expect(log.body.entries[0].subject.id).toBe(dispute.disputeId)
  expect(log.body.entries[0].facts).toEqual(
    expect.arrayContaining([
      { name: 'amount', value: '€100.74', from: null },
      { name: 'fee', value: '€20.00', from: null },
    ]),
  )
})

test('it is accepted once: six at once, the same key again, and after the bank has decided', async () => {
  const { disputeId } = await createDisputed()
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 6 }, () => accept(disputeId)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  await drained(app)
  expect((await accept(disputeId)).body.code).toBe('DISPUTE_DECIDED')
  const other = await createDisputed()
  for (const _ of [1, 2]) expect((await accept(other.disputeId, admin, key)).status).toBe(200)
})

test('an accepted dispute takes no evidence, an answered one is not accepted', async () => {
  const accepted = await createDisputed()
  await accept(accepted.disputeId)
  expect((await answer(accepted.disputeId)).body.code).toBe('EVIDENCE_CLOSED')
  const answered = await createDisputed()
  await answer(answered.disputeId)
  expect((await accept(answered.disputeId)).body.code).toBe('EVIDENCE_SENT')
  // Both at once: one of them, never both.
  const contested = await createDisputed()
  const [one, other] = await Promise.all([accept(contested.disputeId), answer(contested.disputeId)])
  expect([one.status, other.status].toSorted()).toEqual([200, 409])
})

test('a lost answer of the provider, or a lost job, closes it all the same', async () => {
  const dispute = await createDisputed()
  await app.runtime.stripe.disputes.close(dispute.providerId)
  await forget(
    "status = 'open', settled_at = null, accepted_at = now() - interval '2 hours'",
    dispute.disputeId,
  )
  await resumeClosing(app.runtime)
  await drained(app)
  expect((await read(dispute)).dispute.status).toBe('lost')
})

test('one that was answered at the provider stays open, and says so in the log', async () => {
  const dispute = await createDisputed()
  await app.runtime.stripe.disputes.update(dispute.providerId, {
    evidence: { uncategorized_text: 'Elsewhere.' },
  })
  await forget('accepted_at = now()', dispute.disputeId)
  await closeDispute(app.runtime, dispute.disputeId)
  expect((await read(dispute)).dispute).toMatchObject({ status: 'open', acceptedAt: null })
  const log = await admin.call('GET', '/api/admin/audit?action=dispute.accept-refused')
  expect(log.body.entries[0].subject.id).toBe(dispute.disputeId)
})

test('is for finance, and for disputes that there are', async () => {
  const { disputeId, client, vendor } = await createDisputed()
  const support = await createAdmin(app, { role: 'support' })
  for (const other of [support, client, vendor]) expect((await accept(disputeId, other)).status).toBe(403)
  for (const id of [randomUUID(), 'x']) expect((await accept(id)).status).toBe(404)
  const finance = await createAdmin(app, { role: 'finance' })
  expect((await accept(disputeId, finance)).status).toBe(200)
})
