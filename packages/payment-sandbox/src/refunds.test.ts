import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { rejection, useSandbox } from './testing/use-sandbox.ts'

const sandbox = useSandbox()
const { arrives, setFaults } = sandbox

async function paidIntent(): Promise<Stripe.PaymentIntent> {
  return sandbox.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'eur',
    confirm: true,
    payment_method: 'pm_card_visa',
  })
}

describe('refunds and transfers', () => {
  test('in parts up to what was paid', async () => {
    const intent = await paidIntent()
    const part = await sandbox.stripe.refunds.create({
      payment_intent: intent.id,
      amount: 2000,
      metadata: { why: 'M3' },
    })
    expect(part).toMatchObject({ status: 'succeeded', amount: 2000, metadata: { why: 'M3' } })
    const tooMuch = await rejection(
      sandbox.stripe.refunds.create({ payment_intent: intent.id, amount: 3001 }),
    )
    expect(tooMuch.message).toBe(
      'Refund amount (€30.01) is greater than unrefunded amount on charge (€30.00)',
    )
    const rest = await sandbox.stripe.refunds.create({ charge: intent.latest_charge as string })
    expect(rest.amount).toBe(3000)
    expect((await rejection(sandbox.stripe.refunds.create({ payment_intent: intent.id }))).code).toBe(
      'charge_already_refunded',
    )
    const charge = await sandbox.stripe.charges.retrieve(intent.latest_charge as string, {
      expand: ['refunds'],
    })
    expect(charge).toMatchObject({ amount_refunded: 5000, refunded: true })
    expect(charge.refunds?.data.map(({ id }) => id)).toEqual([rest.id, part.id])
    expect((await sandbox.stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(2)
    await arrives('refund.created', part.id)
    await arrives('charge.refunded', charge.id)
  })

  test('at once never give back more than was paid', async () => {
    const intent = await paidIntent()
    const attempts = Array.from({ length: 4 }, () =>
      sandbox.stripe.refunds.create({ payment_intent: intent.id, amount: 3000 }),
    )
    const results = await Promise.allSettled(attempts)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('fail when told to, leaving the charge to be refunded again', async () => {
    const intent = await paidIntent()
    await setFaults({ refunds: 'fail' })
    const failed = await sandbox.stripe.refunds.create({ payment_intent: intent.id })
    expect(failed).toMatchObject({ status: 'failed', failure_reason: expect.any(String) })
    await arrives('refund.failed', failed.id)
    await setFaults({ refunds: 'normal' })
    expect((await sandbox.stripe.refunds.create({ payment_intent: intent.id })).status).toBe('succeeded')
  })

  test('a transfer pays a connected account', async () => {
    const params = { amount: 4500, currency: 'eur', destination: 'acct_vendor1', transfer_group: 'week-48' }
    const transfer = await sandbox.stripe.transfers.create(params)
    expect(await sandbox.stripe.transfers.retrieve(transfer.id)).toMatchObject(params)
    expect((await sandbox.stripe.transfers.list({ transfer_group: 'week-48' })).data).toHaveLength(1)
    expect(
      (await rejection(sandbox.stripe.transfers.create({ ...params, destination: 'nobody' }))).code,
    ).toBe('resource_missing')
  })
})
