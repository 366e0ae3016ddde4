import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { balanceTransactionObject } from './charges.ts'
import { recordEvent } from './events.ts'
import { invalidRequest, missingObject } from './failure.ts'
import { newId } from './identifiers.ts'
import { listObjects } from './list-objects.ts'
import {
  bindOperation,
  succeeded,
  type Sandbox,
  type SandboxReply,
  type SandboxRequest,
} from './operation.ts'
import { allowOnly, integer, metadata, missingParameter, requiredText, text } from './parameters.ts'
import { unixSeconds } from './real-time.ts'
import { insertObject, readObject } from './store.ts'

/** Every account is connected, except those whose id begins with `acct_fail`. */
const KNOWN_ACCOUNT = /^acct_(?!fail)\w+$/

/** Binds create, retrieve and list of transfers to connected accounts. */
export function bindTransfers(app: FastifyInstance, sandbox: Sandbox): void {
  const url = '/transfers'
  bindOperation(app, sandbox, { method: 'POST', url, handle: createTransfer })
  bindOperation(app, sandbox, {
    method: 'GET',
    url,
    handle: async (request) =>
      succeeded(await listObjects(request, 'transfer', `/v1${url}`, ['destination', 'transfer_group'])),
  })
  bindOperation(app, sandbox, {
    method: 'GET',
    url: `${url}/:id`,
    handle: async ({ client, id }) => succeeded((await readObject(client, 'transfer', id)).body),
  })
}

async function createTransfer(request: SandboxRequest): Promise<SandboxReply> {
  const { client, fields } = request
  allowOnly(fields, [
    'amount',
    'currency',
    'description',
    'destination',
    'metadata',
    'source_transaction',
    'source_type',
    'transfer_group',
  ])
  const amount = integer(fields, 'amount')
  if (amount === null) throw missingParameter('amount')
  if (amount < 1) {
    const code = 'parameter_invalid_integer'
    throw invalidRequest('This value must be greater than or equal to 1.', { code, param: 'amount' })
  }
  const destination = requiredText(fields, 'destination')
  if (!KNOWN_ACCOUNT.test(destination)) throw missingObject('destination', destination, 'destination')
  const source = text(fields, 'source_transaction')
  if (source !== null) await readObject(client, 'charge', source, { param: 'source_transaction' })
  const id = newId('tr')
  const currency = requiredText(fields, 'currency').toLowerCase()
  const movement = balanceTransactionObject({
    amount: -amount,
    fee: 0,
    currency,
    source: id,
    type: 'transfer',
  })
  const transfer: Stripe.Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: movement.id,
    created: unixSeconds(),
    currency,
    description: text(fields, 'description'),
    destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata: metadata(fields),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source,
    source_type: 'card',
    transfer_group: text(fields, 'transfer_group'),
  }
  await insertObject(client, 'balance_transaction', movement)
  await insertObject(client, 'transfer', transfer)
  await recordEvent(request, 'transfer.created', transfer)
  return succeeded(transfer)
}
