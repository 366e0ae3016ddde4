import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { rejection, useSandbox } from './testing/use-sandbox.ts'

const sandbox = useSandbox()
const { arrives } = sandbox

/** A charge of €50.00 that its cardholder disputes. */
async function dispute(method = 'pm_card_createDispute'): Promise<Stripe.Dispute> {
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'eur',
    confirm: true,
    payment_method: method,
  })
  return (await sandbox.stripe.disputes.list({ payment_intent: intent.id })).data[0]!
}

/** Lists the movements of a dispute so far, oldest first. */
async function movementsOf(source: string) {
  const { data } = await sandbox.stripe.balanceTransactions.list({ source })
  return data.toReversed().map(({ amount, fee, net, reporting_category: category }) => ({
    amount,
    fee,
    net,
    category,
  }))
}

const refundOf = ({ charge }: Stripe.Dispute) => sandbox.stripe.refunds.create({ charge: charge as string })
const WITHDRAWN = { amount: -5000, fee: 2000, net: -7000, category: 'dispute' }

describe('a dispute', () => {
  test.each([
    ['pm_card_createDispute', 'fraudulent', '10.4'],
    ['pm_card_createDisputeProductNotReceived', 'product_not_received', '13.1'],
  ])('of %s takes amount and fee: %s', async (method, reason, code) => {
    const opened = await dispute(method)
    expect(opened).toMatchObject({ reason, network_reason_code: code, status: 'needs_response' })
    expect(await movementsOf(opened.id)).toEqual([WITHDRAWN])
    await arrives('charge.dispute.created', opened.id)
    await arrives('charge.dispute.funds_withdrawn', opened.id)
  })

  test('is won with winning evidence: the amount comes back, and the charge can be refunded', async () => {
    const { id } = await dispute()
    const won = await sandbox.stripe.disputes.update(id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    })
    expect(won).toMatchObject({
      status: 'won',
      evidence: { uncategorized_text: 'winning_evidence' },
      evidence_details: { has_evidence: true, submission_count: 1 },
    })
    expect(await sandbox.stripe.disputes.retrieve(id)).toMatchObject({ status: 'won' })
    const returned = { amount: 5000, fee: 0, net: 5000, category: 'dispute_reversal' }
    expect(await movementsOf(id)).toEqual([WITHDRAWN, returned])
    expect(won.balance_transactions).toHaveLength(2)
    const updated = (await arrives('charge.dispute.updated', id)).event.data.object
    expect(updated).toMatchObject({ status: 'under_review' })
    await arrives('charge.dispute.funds_reinstated', id)
    expect((await arrives('charge.dispute.closed', id)).event.data.object).toMatchObject({ status: 'won' })
    expect(await refundOf(won)).toMatchObject({ status: 'succeeded', amount: 5000 })
  })

  test.each([
    [
      'with losing evidence',
      (id: string) =>
        sandbox.stripe.disputes.update(id, { evidence: { uncategorized_text: 'losing_evidence' } }),
    ],
    ['when it is accepted', (id: string) => sandbox.stripe.disputes.close(id)],
  ])('is lost %s: nothing comes back, nothing can be refunded', async (_how, settle) => {
    const { id } = await dispute()
    const lost = await settle(id)
    expect(lost.status).toBe('lost')
    expect(await movementsOf(id)).toEqual([WITHDRAWN])
    expect((await arrives('charge.dispute.closed', id)).event.data.object).toMatchObject({ status: 'lost' })
    expect((await rejection(refundOf(lost))).code).toBe('charge_disputed')
  })

  test('keeps evidence that is not submitted yet, and stays under review with any other', async () => {
    const { id } = await dispute()
    const staged = await sandbox.stripe.disputes.update(id, {
      evidence: { customer_name: 'Ciara Nolan' },
      submit: false,
    })
    expect(staged).toMatchObject({ status: 'needs_response', evidence_details: { submission_count: 0 } })
    const submitted = await sandbox.stripe.disputes.update(id, {
      evidence: { uncategorized_text: 'She was there.' },
    })
    expect(submitted).toMatchObject({ status: 'under_review', evidence: { customer_name: 'Ciara Nolan' } })
  })

  test('is settled once: the same key gets the first answer, another attempt is refused', async () => {
    const { id } = await dispute()
    const evidence = { evidence: { uncategorized_text: 'winning_evidence' } }
    const settle = () => sandbox.stripe.disputes.update(id, evidence, { idempotencyKey: `settle-${id}` })
    expect(await settle()).toMatchObject({ status: 'won' })
    expect(await settle()).toMatchObject({ status: 'won' })
    expect((await rejection(sandbox.stripe.disputes.close(id))).statusCode).toBe(400)
    expect(await movementsOf(id)).toHaveLength(2)
  })

  test('has only the fields of a dispute, and has to exist', async () => {
    const { id } = await dispute()
    const colour = { evidence: { colour: 'red' } } as Stripe.DisputeUpdateParams
    expect((await rejection(sandbox.stripe.disputes.update(id, colour))).code).toBe('parameter_unknown')
    expect((await rejection(sandbox.stripe.disputes.close('du_none'))).statusCode).toBe(404)
  })
})

describe('a file for a dispute', () => {
  const upload = (params: Partial<Stripe.FileCreateParams>) =>
    sandbox.stripe.files.create({
      purpose: 'dispute_evidence',
      file: { data: Buffer.from('%PDF-1.7 %%EOF'), name: 'photo of the door.pdf', type: 'application/pdf' },
      ...params,
    })

  test('is uploaded once under its key, and goes with the evidence', async () => {
    const create = () =>
      sandbox.stripe.files.create(
        {
          purpose: 'dispute_evidence',
          file: { data: Buffer.from('%PDF-1.7 %%EOF'), name: 'door.pdf', type: 'application/pdf' },
        },
        { idempotencyKey: 'door' },
      )
    const file = await create()
    expect(file).toMatchObject({ filename: 'door.pdf', size: 14, type: 'pdf', purpose: 'dispute_evidence' })
    expect((await create()).id).toBe(file.id)
    expect(await sandbox.stripe.files.retrieve(file.id)).toEqual(expect.objectContaining({ id: file.id }))
    const { id } = await dispute()
    const answered = await sandbox.stripe.disputes.update(id, { evidence: { uncategorized_file: file.id } })
    expect(answered.evidence.uncategorized_file).toBe(file.id)
  })

  test('has to exist, be of a type that a bank reads, and be for a dispute', async () => {
    const { id } = await dispute()
    const evidence = { uncategorized_file: 'file_none' }
    expect((await rejection(sandbox.stripe.disputes.update(id, { evidence }))).code).toBe('resource_missing')
    const page = { data: Buffer.from('<p>'), name: 'a.html', type: 'text/html' }
    expect((await rejection(upload({ file: page }))).param).toBe('file')
    expect((await rejection(upload({ purpose: 'business_logo' }))).param).toBe('purpose')
    const large = { data: Buffer.alloc(5_000_001), name: 'a.pdf', type: 'application/pdf' }
    expect((await rejection(upload({ file: large }))).param).toBe('file')
  })
})
