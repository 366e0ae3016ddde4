import type { Pool } from 'pg'
import { createDispute } from '../disputes.ts'
import { readObject } from '../store.ts'
import { inTransaction } from '../transaction.ts'

/** The cardholder disputes a part of what an intent brought, in cents, which no test card does; returns the dispute's id. */
export const disputePart = (database: Pool, intentId: string, cents: number): Promise<string> =>
  inTransaction(database, async (client) => {
    const { body: intent } = await readObject(client, 'payment_intent', intentId)
    const { body: charge } = await readObject(client, 'charge', intent.latest_charge as string)
    const request = { client, requestId: 'req_test', idempotencyKey: null }
    return (await createDispute(request, charge, 'product_not_received', cents)).id
  })
