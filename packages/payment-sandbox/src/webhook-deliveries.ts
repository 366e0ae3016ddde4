import type { Pool } from 'pg'
import { Stripe } from 'stripe'
import { readFaults } from './faults.ts'
import { realNow, unixSeconds } from './real-time.ts'

export type WebhookTarget = {
  url: () => string
  /** The shared secret that the deliveries are signed with. */
  secret: string
  /** Waits after each failed attempt, in ms; after the last one the delivery is given up. */
  retryDelaysMs: readonly number[]
  onError: (error: unknown) => void
}

type Delivery = { id: string; attempts: number; event: Stripe.EventBase }

export type WebhookDeliveries = { wake: () => void; stop: () => Promise<void> }

const ANSWER_TIMEOUT_MS = 5000
/** A claimed delivery is due again after this long, so that a killed process does not lose it. */
const CLAIM_MS = 6000
const BATCH = 20

/**
 * Delivers recorded events to the webhook over HTTP, several at once and so in no certain order, and again after
 * a failure. What is still to be delivered is in the database: a restart goes on where the last process stopped.
 */
export function startWebhookDeliveries(database: Pool, target: WebhookTarget): WebhookDeliveries {
  const stopping = new AbortController()
  const sending = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let askedAgain = false

  function wake(): void {
    if (stopping.signal.aborted) return
    askedAgain = round !== undefined
    round ??= runRounds().finally(() => {
      round = undefined
      if (askedAgain) wake()
    })
  }

  async function runRounds(): Promise<void> {
    clearTimeout(timer)
    let waitMs = 1000
    try {
      for (const delivery of await claimDue(database)) {
        const sent = attempt(delivery).finally(() => {
          sending.delete(sent)
          wake()
        })
        sending.add(sent)
      }
      waitMs = await untilNextMs(database)
    } catch (error) {
      if (!stopping.signal.aborted) target.onError(error)
    }
    if (Number.isFinite(waitMs) && !stopping.signal.aborted) timer = setTimeout(wake, waitMs).unref()
  }

  async function attempt(delivery: Delivery): Promise<void> {
    try {
      const accepted = await isAccepted(target, delivery.event, stopping.signal)
      if (accepted) await settle(database, delivery, { deliveredAt: realNow(), nextAttemptAt: null })
      else await settle(database, delivery, { deliveredAt: null, nextAttemptAt: retryAt(delivery) })
    } catch (error) {
      target.onError(error)
    }
  }

  function retryAt(delivery: Delivery): Date | null {
    if (stopping.signal.aborted) return realNow()
    const delayMs = target.retryDelaysMs[delivery.attempts - 1]
    return delayMs === undefined ? null : new Date(realNow().getTime() + delayMs)
  }

  async function stop(): Promise<void> {
    stopping.abort()
    clearTimeout(timer)
    await round
    await Promise.all(sending)
    clearTimeout(timer)
  }

  return { wake, stop }
}

/** Returns whether the webhook answered with a 2xx in time. The signature carries the real time of this attempt. */
async function isAccepted(
  target: WebhookTarget,
  event: Stripe.EventBase,
  stopping: AbortSignal,
): Promise<boolean> {
  const payload = JSON.stringify(event, null, 2)
  const timestamp = unixSeconds()
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: target.secret,
    timestamp,
  })
  try {
    const response = await fetch(target.url(), {
      method: 'POST',
      body: payload,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

async function claimDue(database: Pool): Promise<Delivery[]> {
  const now = realNow()
  const { webhooks } = await readFaults(database)
  if (webhooks === 'drop') {
    await database.query(
      'UPDATE payments_sandbox.deliveries SET next_attempt_at = NULL WHERE next_attempt_at <= $1',
      [now],
    )
    return []
  }
  const { rows } = await database.query<Delivery>(
    `UPDATE payments_sandbox.deliveries SET attempts = attempts + 1, next_attempt_at = $2
     FROM payments_sandbox.objects
     WHERE objects.id = deliveries.event_id AND deliveries.id IN (
       SELECT id FROM payments_sandbox.deliveries WHERE delivered_at IS NULL AND next_attempt_at <= $1
       ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
     RETURNING deliveries.id, deliveries.attempts, objects.body AS event`,
    [now, new Date(now.getTime() + CLAIM_MS)],
  )
  return rows
}

async function settle(
  database: Pool,
  delivery: Delivery,
  outcome: { deliveredAt: Date | null; nextAttemptAt: Date | null },
): Promise<void> {
  await database.query(
    'UPDATE payments_sandbox.deliveries SET delivered_at = $2, next_attempt_at = $3 WHERE id = $1',
    [delivery.id, outcome.deliveredAt, outcome.nextAttemptAt],
  )
}

async function untilNextMs(database: Pool): Promise<number> {
  const { rows } = await database.query<{ at: Date | null }>(
    'SELECT min(next_attempt_at) AS at FROM payments_sandbox.deliveries WHERE delivered_at IS NULL',
  )
  const at = rows[0]?.at
  return at ? Math.max(0, at.getTime() - realNow().getTime()) : Number.POSITIVE_INFINITY
}
