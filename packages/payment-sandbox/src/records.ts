import type { FastifyInstance } from 'fastify'
import { attach, detach } from './attached-payment-methods.ts'
import { readCustomer } from './customers.ts'
import { listObjects } from './list-objects.ts'
import {
  bindOperation,
  succeeded,
  type Sandbox,
  type SandboxReply,
  type SandboxRequest,
} from './operation.ts'
import { allowOnly, requiredText } from './parameters.ts'
import { createNamedPaymentMethod, createPaymentMethod } from './payment-methods.ts'
import { readObject, type ObjectKind } from './store.ts'

/** Collections that can only be read, with the fields that their lists can be narrowed by. */
const RECORDS: ReadonlyArray<{ url: string; kind: ObjectKind; filters: string[] }> = [
  { url: '/charges', kind: 'charge', filters: ['payment_intent', 'transfer_group'] },
  { url: '/balance_transactions', kind: 'balance_transaction', filters: ['currency', 'source', 'type'] },
  { url: '/disputes', kind: 'dispute', filters: ['charge', 'payment_intent'] },
  { url: '/events', kind: 'event', filters: ['type'] },
]

/** Binds retrieve and list of charges, balance transactions, disputes and events. */
export function bindRecords(app: FastifyInstance, sandbox: Sandbox): void {
  for (const { url, kind, filters } of RECORDS) {
    bindOperation(app, sandbox, {
      method: 'GET',
      url,
      handle: async (request) => succeeded(await listObjects(request, kind, `/v1${url}`, filters)),
    })
    bindOperation(app, sandbox, {
      method: 'GET',
      url: `${url}/:id`,
      handle: async ({ client, id, fields }) => {
        allowOnly(fields, [])
        return succeeded((await readObject(client, kind, id)).body)
      },
    })
  }
}

/** Binds create, retrieve, list, attach and detach of payment methods; a browser may create them. */
export function bindPaymentMethods(app: FastifyInstance, sandbox: Sandbox): void {
  const url = '/payment_methods'
  bindOperation(app, sandbox, {
    method: 'POST',
    url,
    browser: true,
    handle: async ({ client, fields }) => succeeded(await createPaymentMethod(client, fields)),
  })
  bindOperation(app, sandbox, {
    method: 'GET',
    url,
    handle: async (request) =>
      succeeded(await listObjects(request, 'payment_method', `/v1${url}`, ['customer', 'type'])),
  })
  bindOperation(app, sandbox, {
    method: 'GET',
    url: `${url}/:id`,
    handle: async ({ client, id }) =>
      succeeded(
        (await createNamedPaymentMethod(client, id)) ?? (await readObject(client, 'payment_method', id)).body,
      ),
  })
  bindOperation(app, sandbox, { method: 'POST', url: `${url}/:id/attach`, handle: attachMethod })
  bindOperation(app, sandbox, {
    method: 'POST',
    url: `${url}/:id/detach`,
    handle: async (request) => {
      allowOnly(request.fields, [])
      return succeeded(await detach(request, request.id))
    },
  })
}

async function attachMethod(request: SandboxRequest): Promise<SandboxReply> {
  allowOnly(request.fields, ['customer'])
  const named = requiredText(request.fields, 'customer')
  const customer = await readCustomer(request.client, named, 'customer')
  return succeeded(await attach(request, request.id, customer.id))
}
