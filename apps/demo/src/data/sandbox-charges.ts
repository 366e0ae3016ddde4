import type { Pool, PoolClient } from 'pg'
import { chargeMovement, chargeObject } from '@anseo/payment-sandbox/charges'
import { paymentIntentObject } from '@anseo/payment-sandbox/payment-intent-object'
import { createNamedPaymentMethod } from '@anseo/payment-sandbox/payment-methods'
import { createSandboxSchema } from '@anseo/payment-sandbox/schema'
import { insertObject } from '@anseo/payment-sandbox/store'
import { TEST_CARDS } from '@anseo/payment-sandbox/test-cards'
import { inTransaction } from '@anseo/payment-sandbox/transaction'
import type { DemoCharge } from './payment-rows.ts'

async function chargeOne(client: PoolClient, amountCents: number): Promise<DemoCharge> {
  const card = TEST_CARDS[0]!
  const method = await createNamedPaymentMethod(client, card.alias!)
  const intent = paymentIntentObject({
    amount: amountCents,
    currency: 'eur',
    metadata: {},
    description: null,
    receipt_email: null,
    transfer_group: null,
    automatic: true,
  })
  const charge = chargeObject(intent, method!, card, false)
  const movement = chargeMovement(charge)
  await insertObject(client, 'balance_transaction', movement)
  await insertObject(client, 'charge', { ...charge, balance_transaction: movement.id })
  await insertObject(client, 'payment_intent', {
    ...intent,
    status: 'succeeded',
    amount_received: amountCents,
    latest_charge: charge.id,
    payment_method: method!.id,
  })
  return { intentId: intent.id, chargeId: charge.id, feeCents: movement.fee }
}

/**
 * Charges amounts in the sandbox without sending webhooks, as if they were long past; returns the charges in the same
 * order.
 */
export async function chargeInSandbox(sandbox: Pool, amountsCents: number[]): Promise<DemoCharge[]> {
  await createSandboxSchema(sandbox)
  return inTransaction(sandbox, async (client) => {
    const charges: DemoCharge[] = []
    for (const amountCents of amountsCents) charges.push(await chargeOne(client, amountCents))
    return charges
  })
}
