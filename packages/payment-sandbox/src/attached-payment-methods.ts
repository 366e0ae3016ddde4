import type { PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { recordEvent } from './events.ts'
import { invalidRequest } from './failure.ts'
import type { SandboxRequest } from './operation.ts'
import { createNamedPaymentMethod } from './payment-methods.ts'
import { readObject, saveInternals, saveObject } from './store.ts'

/** The reply about a payment method that has paid without a customer, or was detached from one. */
const usedUp = () =>
  invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached from a Customer. It may not be used again.',
  )

/** Attaches a payment method to a customer; one that is attached to it already stays. */
async function attachTo(
  request: SandboxRequest,
  method: Stripe.PaymentMethod,
  customer: string,
): Promise<Stripe.PaymentMethod> {
  if (method.customer === customer) return method
  const attached = { ...method, customer }
  await saveObject<'payment_method'>(request.client, attached)
  await recordEvent(request, 'payment_method.attached', attached)
  return attached
}

/**
 * Reads a payment method with which an intent can be paid: a fresh one, or one of the intent's customer.
 * @throws SandboxFailure for one that was used up, or that belongs to somebody else.
 */
export async function usablePaymentMethod(
  { client }: SandboxRequest,
  { customer }: Pick<Stripe.PaymentIntent, 'customer'>,
  id: string,
): Promise<Stripe.PaymentMethod> {
  const named = await createNamedPaymentMethod(client, id)
  if (named) return named
  const about = { param: 'payment_method', lock: true }
  const { body, internals } = await readObject(client, 'payment_method', id, about)
  if (internals.consumed) throw usedUp()
  if (body.customer !== null && body.customer !== customer) {
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'payment_method' },
    )
  }
  return body
}

/** A card that has paid can be used again only by the customer whom it is, or is now, attached to. */
export async function keepPaymentMethod(
  request: SandboxRequest,
  { customer, setup_future_usage: usage }: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Promise<void> {
  const { internals } = await readObject(request.client, 'payment_method', method.id)
  if (customer !== null && usage !== null) {
    await setUpPaymentMethod(request, String(customer), method)
  } else if (method.customer === null) {
    await saveInternals(request.client, method.id, { ...internals, consumed: true })
  }
}

/** Attaches a payment method to a customer whom its owner has allowed to charge it later. */
export async function setUpPaymentMethod(
  request: SandboxRequest,
  customer: string,
  method: Stripe.PaymentMethod,
): Promise<void> {
  const { internals } = await readObject(request.client, 'payment_method', method.id)
  const { id } = await attachTo(request, method, customer)
  await saveInternals(request.client, id, { ...internals, setUp: true })
}

/**
 * Attaches a payment method to a customer on its own.
 * @throws SandboxFailure for one that is somebody else's, or was used up.
 */
export async function attach(
  request: SandboxRequest,
  id: string,
  customer: string,
): Promise<Stripe.PaymentMethod> {
  const named = await createNamedPaymentMethod(request.client, id)
  const { body, internals } = await readObject(request.client, 'payment_method', named?.id ?? id, {
    lock: true,
  })
  if (internals.consumed) throw usedUp()
  if (body.customer !== null && body.customer !== customer) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.')
  }
  return attachTo(request, body, customer)
}

/** Takes a payment method from its customer; it can never be used again. */
export async function detach(request: SandboxRequest, id: string): Promise<Stripe.PaymentMethod> {
  const { body, internals } = await readObject(request.client, 'payment_method', id, { lock: true })
  if (body.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  }
  const detached = { ...body, customer: null }
  await saveObject<'payment_method'>(request.client, detached)
  await saveInternals(request.client, id, { ...internals, consumed: true })
  await recordEvent(request, 'payment_method.detached', detached, { customer: body.customer })
  return detached
}

/** Finds the ids of the payment methods of a customer. */
export async function findAttached(client: PoolClient, customer: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM payments_sandbox.objects WHERE object = 'payment_method' AND body->>'customer' = $1`,
    [customer],
  )
  return rows.map(({ id }) => id)
}
