import { redactPayer } from '@anseo/payment-sandbox/redact-payer'
import { eq, sql } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { handle } from '../../../platform/jobs/job.ts'
import type { Person } from '../../../platform/personal-data/personal-data.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { appointmentsOf } from '../../booking/public.ts'
import { redactPayerJob } from '../events.ts'
import { findCustomerId } from '../saved-cards/store.ts'
import { automaticCharge, paymentCustomer } from '../tables/saved-cards.ts'

/** Deletes a client's saved cards, and queues the removal of the client from the payment provider's records. */
export async function redactPayers(unit: UnitOfWork, client: Person): Promise<void> {
  const { rows } = await unit.db.execute<{ id: string }>(
    sql`select intent_id as id from payment where intent_id is not null and appointment_id in ${appointmentsOf(client)}`,
  )
  const customerId = await findCustomerId(unit.db, client.accountId)
  await unit.db.delete(paymentCustomer).where(eq(paymentCustomer.clientId, client.accountId))
  await unit.db.execute(sql`delete from ${automaticCharge} where appointment_id in ${appointmentsOf(client)}`)
  await unit.enqueue(redactPayerJob, { intentIds: rows.map(({ id }) => id), customerId })
}

/** Deletes the customer at the provider, and in the sandbox the payer of each intent; safe to do twice. */
export const handleRedactPayer = ({ config, pool, stripe }: Runtime) =>
  handle(redactPayerJob, async ({ intentIds, customerId }) => {
    if (customerId) await stripe.customers.del(customerId).catch(unlessGone)
    if (!config.stripe) await redactPayer(pool, intentIds)
  })

function unlessGone(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}
