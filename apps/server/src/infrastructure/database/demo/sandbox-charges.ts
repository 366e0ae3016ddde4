import type { Pool, PoolClient } from 'pg'
import { chargeMovement, chargeObject } from '../../payments-sandbox/charges.ts'
import { paymentIntentObject } from '../../payments-sandbox/payment-intent-object.ts'
import { createNamedPaymentMethod } from '../../payments-sandbox/payment-methods.ts'
import { createSandboxSchema } from '../../payments-sandbox/schema.ts'
import { insertObject } from '../../payments-sandbox/store.ts'
import { TEST_CARDS } from '../../payments-sandbox/test-cards.ts'
import { inTransaction } from '../../payments-sandbox/transaction.ts'
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
 * Charges amounts in the sandbox without reporting them by webhook, as if that had happened long ago; answers
 * what it made of them, in order.
 */
export async function chargeInSandbox(sandbox: Pool, amountsCents: number[]): Promise<DemoCharge[]> {
  await createSandboxSchema(sandbox)
  return inTransaction(sandbox, async (client) => {
    const charges: DemoCharge[] = []
    for (const amountCents of amountsCents) charges.push(await chargeOne(client, amountCents))
    return charges
  })
}
