import { Stripe } from 'stripe'
import { readFaults } from './faults.ts'
import { newId } from './identifiers.ts'
import type { SandboxRequest } from './operation.ts'
import { realNow, unixSeconds } from './real-time.ts'
import { insertObject } from './store.ts'

/** The happenings that the sandbox reports. */
export type SandboxEventType = Extract<
  Stripe.Event['type'],
  | 'account.updated'
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'customer.deleted'
  | 'setup_intent.created'
  | 'setup_intent.requires_action'
  | 'setup_intent.succeeded'
  | 'setup_intent.setup_failed'
  | 'setup_intent.canceled'
  | 'payment_method.attached'
  | 'payment_method.detached'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.closed'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'transfer.created'
>

/**
 * Number of times that an event is delivered: never when webhooks are dropped, three times when they are repeated.
 */
const COPIES = { normal: 1, drop: 0, repeat: 3 } as const

/** Records that something happened, and that it is to be reported to the webhook, in the same transaction. */
export async function recordEvent(
  request: Pick<SandboxRequest, 'client' | 'requestId' | 'idempotencyKey'>,
  type: SandboxEventType,
  object: object,
  previousAttributes?: object,
): Promise<void> {
  const { webhooks } = await readFaults(request.client)
  const event: Stripe.EventBase = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: unixSeconds(),
    data: { object, ...(previousAttributes ? { previous_attributes: previousAttributes } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: request.requestId, idempotency_key: request.idempotencyKey },
    type,
  }
  await insertObject(request.client, 'event', event)
  await request.client.query(
    `INSERT INTO payments_sandbox.deliveries (event_id, next_attempt_at)
     SELECT $1, $2 FROM generate_series(1, $3)`,
    [event.id, realNow(), COPIES[webhooks]],
  )
}
