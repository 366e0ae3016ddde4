import type { FastifyInstance } from 'fastify'
import type { PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { detach, findAttached } from './attached-payment-methods.ts'
import { recordEvent } from './events.ts'
import { missingObject } from './failure.ts'
import { newId, randomToken } from './identifiers.ts'
import {
  bindOperation,
  succeeded,
  type Sandbox,
  type SandboxReply,
  type SandboxRequest,
} from './operation.ts'
import { allowOnly, metadata, text } from './parameters.ts'
import { unixSeconds } from './real-time.ts'
import { insertObject, readObject, saveObject } from './store.ts'

/** Binds create, retrieve and delete of customers. */
export function bindCustomers(app: FastifyInstance, sandbox: Sandbox): void {
  const url = '/customers'
  bindOperation(app, sandbox, { method: 'POST', url, handle: createCustomer })
  bindOperation(app, sandbox, {
    method: 'GET',
    url: `${url}/:id`,
    handle: async ({ client, id }) => succeeded((await readObject(client, 'customer', id)).body),
  })
  bindOperation(app, sandbox, { method: 'DELETE', url: `${url}/:id`, handle: deleteCustomer })
}

/**
 * Reads a customer and makes its deletion wait for this transaction.
 * @throws SandboxFailure naming `param` if there is none, or not any more.
 */
export async function readCustomer(client: PoolClient, id: string, param = 'id'): Promise<Stripe.Customer> {
  const { body } = await readObject(client, 'customer', id, { param, lock: true })
  if (body.deleted) throw missingObject('customer', id, param)
  return body
}

async function createCustomer({ client, fields }: SandboxRequest): Promise<SandboxReply> {
  allowOnly(fields, ['description', 'email', 'metadata', 'name', 'phone'])
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: unixSeconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: text(fields, 'description'),
    discount: null,
    email: text(fields, 'email'),
    invoice_prefix: randomToken(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: metadata(fields),
    name: text(fields, 'name'),
    next_invoice_sequence: 1,
    phone: text(fields, 'phone'),
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  await insertObject(client, 'customer', customer)
  return succeeded(customer)
}

/** Deletes a customer for ever and takes all payment methods from it. */
async function deleteCustomer(request: SandboxRequest): Promise<SandboxReply> {
  const customer = await readCustomer(request.client, request.id)
  for (const id of await findAttached(request.client, customer.id)) await detach(request, id)
  const deleted: Stripe.DeletedCustomer = { id: customer.id, object: 'customer', deleted: true }
  await saveObject<'customer'>(request.client, deleted)
  await recordEvent(request, 'customer.deleted', customer)
  return succeeded(deleted)
}
