import type { PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { missingObject } from './failure.ts'

/** The kinds of object that the sandbox keeps, by the provider's name for each. */
export type SandboxObjects = {
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  setup_intent: Stripe.SetupIntent
  customer: Stripe.Customer | Stripe.DeletedCustomer
  charge: Stripe.Charge
  refund: Stripe.Refund
  balance_transaction: Stripe.BalanceTransaction
  dispute: Stripe.Dispute
  file: Stripe.File
  transfer: Stripe.Transfer
  account: Stripe.Account
  event: Stripe.EventBase
}

export type ObjectKind = keyof SandboxObjects

/** The facts of an object that the provider knows and never shows. */
export type Internals = {
  /** The number of the test card behind a payment method. */
  testCard?: string
  /** The payment method has paid, or was detached, and cannot be used again. */
  consumed?: boolean
  /** Its owner agreed at a payment that it be charged later. */
  setUp?: boolean
  /** The 3-D Secure step that an intent waits for. */
  authenticationId?: string
  /** The link to the hosted page of an account, while it has not been used. */
  onboarding?: { id: string; returnUrl: string }
}

export type Stored<K extends ObjectKind> = { body: SandboxObjects[K]; internals: Internals }

/** Stores a new object of the sandbox. */
export async function insertObject<K extends ObjectKind>(
  client: PoolClient,
  kind: K,
  body: SandboxObjects[K],
  internals: Internals = {},
): Promise<void> {
  await client.query(
    'INSERT INTO payments_sandbox.objects (id, object, body, internals) VALUES ($1, $2, $3, $4)',
    [body.id, kind, body, internals],
  )
}

/** Writes an object's new state over the old one. */
export async function saveObject<K extends ObjectKind>(
  client: PoolClient,
  body: SandboxObjects[K],
  internals?: Internals,
): Promise<void> {
  await client.query(
    'UPDATE payments_sandbox.objects SET body = $2, internals = coalesce($3, internals) WHERE id = $1',
    [body.id, body, internals ?? null],
  )
}

/** Writes what only the provider knows of an object. */
export async function saveInternals(client: PoolClient, id: string, internals: Internals): Promise<void> {
  await client.query('UPDATE payments_sandbox.objects SET internals = $2 WHERE id = $1', [id, internals])
}

/**
 * Reads one object; `lock` makes every other change of it wait for this transaction.
 * @throws SandboxFailure naming `param` when there is none
 */
export async function readObject<K extends ObjectKind>(
  client: PoolClient,
  kind: K,
  id: string,
  { lock = false, param = 'id' } = {},
): Promise<Stored<K>> {
  if (!/^\w{1,100}$/.test(id)) throw missingObject(kind, id, param)
  const { rows } = await client.query<Stored<K>>(
    `SELECT body, internals FROM payments_sandbox.objects WHERE id = $1 AND object = $2 ${lock ? 'FOR UPDATE' : ''}`,
    [id, kind],
  )
  if (!rows[0]) throw missingObject(kind, id, param)
  return rows[0]
}

/** The id of the account that this link to its hosted page is of, if it can still be used. */
export async function findAccountOfLink(client: PoolClient, linkId: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM payments_sandbox.objects
     WHERE object = 'account' AND internals->'onboarding'->>'id' = $1`,
    [linkId],
  )
  return rows[0]?.id ?? null
}

/** The intent that waits for this 3-D Secure step, if any. */
export async function findWaiting(
  client: PoolClient,
  authenticationId: string,
): Promise<{ id: string; kind: 'payment_intent' | 'setup_intent' } | null> {
  const { rows } = await client.query<{ id: string; kind: 'payment_intent' | 'setup_intent' }>(
    `SELECT id, object AS kind FROM payments_sandbox.objects
     WHERE object IN ('payment_intent', 'setup_intent') AND internals->>'authenticationId' = $1`,
    [authenticationId],
  )
  return rows[0] ?? null
}
