import type { Pool, PoolClient } from 'pg'
import { chargeObject } from '../../payments-sandbox/charges.ts'
import { paymentIntentObject } from '../../payments-sandbox/payment-intent-object.ts'
import { createNamedPaymentMethod } from '../../payments-sandbox/payment-methods.ts'
import { insertObject } from '../../payments-sandbox/store.ts'
import { TEST_CARDS } from '../../payments-sandbox/test-cards.ts'
import { inTransaction } from '../../payments-sandbox/transaction.ts'

async function chargeOne(client: PoolClient, amountCents: number): Promise<string> {
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
  await insertObject(client, 'charge', charge)
  await insertObject(client, 'payment_intent', {
    ...intent,
    status: 'succeeded',
    amount_received: amountCents,
    latest_charge: charge.id,
    payment_method: method!.id,
  })
  return intent.id
}

/**
 * Charges amounts in the sandbox without reporting them by webhook, as if that had happened long ago; answers
 * the ids of the intents in order. The sandbox's schema must exist.
 */
export function chargeInSandbox(sandbox: Pool, amountsCents: number[]): Promise<string[]> {
  return inTransaction(sandbox, async (client) => {
    const intents: string[] = []
    for (const amountCents of amountsCents) intents.push(await chargeOne(client, amountCents))
    return intents
  })
}
