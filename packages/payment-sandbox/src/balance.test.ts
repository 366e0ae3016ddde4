import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { rejection, useSandbox } from './testing/use-sandbox.ts'

const sandbox = useSandbox()

const pay = (method: string) =>
  sandbox.stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'eur',
    confirm: true,
    payment_method: method,
  })

/** Every movement since `after`, oldest first, read in pages of two. */
const movementsAfter = (after: string): Promise<Stripe.BalanceTransaction[]> =>
  sandbox.stripe.balanceTransactions
    .list({ ending_before: after, limit: 2 })
    .autoPagingToArray({ limit: 100 })

test('every movement of money is in the list of the balance, with what caused it', async () => {
  const first = (await pay('pm_card_visa')).latest_charge as string
  const [start] = (await sandbox.stripe.balanceTransactions.list({ source: first })).data
  const paid = await pay('pm_card_visa')
  await sandbox.setFaults({ refunds: 'fail' })
  const failed = await sandbox.stripe.refunds.create({ payment_intent: paid.id })
  await sandbox.setFaults({ refunds: 'normal' })
  const refund = await sandbox.stripe.refunds.create({ payment_intent: paid.id, amount: 4000 })
  const transfer = await sandbox.stripe.transfers.create({
    amount: 900,
    currency: 'eur',
    destination: 'acct_vendor1',
  })
  const disputed = await pay('pm_card_createDispute')
  const dispute = (await sandbox.stripe.disputes.list({ payment_intent: disputed.id })).data[0]!
  await sandbox.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } })

  const movements = await movementsAfter(start!.id)
  expect(movements.map(({ type, source, net }) => [type, source, net])).toEqual([
    ['charge', paid.latest_charge, 9825],
    ['refund', failed.id, -10_000],
    ['refund_failure', failed.id, 10_000],
    ['refund', refund.id, -4000],
    ['transfer', transfer.id, -900],
    ['charge', disputed.latest_charge, 9825],
    ['adjustment', dispute.id, -12_000],
    ['adjustment', dispute.id, 10_000],
  ])
  expect(movements.map(({ id }) => id)).toContain(failed.failure_balance_transaction)
  const { data } = await sandbox.stripe.balanceTransactions.list({
    source: transfer.id,
    expand: ['data.source'],
  })
  expect(data[0]!.source).toMatchObject({ object: 'transfer', amount: 900 })
})

test('the list is narrowed by time and goes on after one', async () => {
  const charge = (await pay('pm_card_visa')).latest_charge as string
  const [last] = (await sandbox.stripe.balanceTransactions.list({ source: charge })).data
  const since = (seconds: number) =>
    sandbox.stripe.balanceTransactions.list({ created: { gte: seconds }, limit: 1 })
  expect((await since(last!.created)).data[0]!.id).toBe(last!.id)
  expect((await since(last!.created + 3600)).data).toEqual([])
  const next = await sandbox.stripe.balanceTransactions.list({ starting_after: last!.id, limit: 1 })
  expect(next.data[0]!.id).not.toBe(last!.id)
})

test('a transfer to an account that is not connected moves nothing', async () => {
  const params = { amount: 900, currency: 'eur', destination: 'acct_fail_closed' }
  const error = await rejection(sandbox.stripe.transfers.create(params))
  expect(error).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'destination' })
  const { data } = await sandbox.stripe.transfers.list({ destination: params.destination })
  expect(data).toEqual([])
})
