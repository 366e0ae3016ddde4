import type { FastifyInstance } from 'fastify'
import { listObjects } from './list-objects.ts'
import { bindOperation, succeeded, type Sandbox } from './operation.ts'
import { allowOnly } from './parameters.ts'
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

/** Binds create and retrieve of payment methods; a browser may create them. */
export function bindPaymentMethods(app: FastifyInstance, sandbox: Sandbox): void {
  bindOperation(app, sandbox, {
    method: 'POST',
    url: '/payment_methods',
    browser: true,
    handle: async ({ client, fields }) => succeeded(await createPaymentMethod(client, fields)),
  })
  bindOperation(app, sandbox, {
    method: 'GET',
    url: '/payment_methods/:id',
    handle: async ({ client, id }) =>
      succeeded(
        (await createNamedPaymentMethod(client, id)) ?? (await readObject(client, 'payment_method', id)).body,
      ),
  })
}
