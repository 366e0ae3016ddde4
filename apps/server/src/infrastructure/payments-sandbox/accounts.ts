import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { newId } from './identifiers.ts'
import {
  bindOperation,
  succeeded,
  type Sandbox,
  type SandboxReply,
  type SandboxRequest,
} from './operation.ts'
import { allowOnly, metadata, requiredText, text } from './parameters.ts'
import { unixSeconds } from './real-time.ts'
import { insertObject, readObject } from './store.ts'

/** Binds create and retrieve of connected accounts, which here need no papers and take money at once. */
export function bindAccounts(app: FastifyInstance, sandbox: Sandbox): void {
  const url = '/accounts'
  bindOperation(app, sandbox, { method: 'POST', url, handle: createAccount })
  bindOperation(app, sandbox, {
    method: 'GET',
    url: `${url}/:id`,
    handle: async ({ client, id }) => succeeded((await readObject(client, 'account', id)).body),
  })
}

async function createAccount({ client, fields }: SandboxRequest): Promise<SandboxReply> {
  allowOnly(fields, ['country', 'email', 'metadata', 'type'])
  const type = requiredText(fields, 'type') as NonNullable<Stripe.Account['type']>
  const account: Stripe.Account = {
    id: newId('acct'),
    object: 'account',
    business_profile: null,
    business_type: 'individual',
    capabilities: { transfers: 'active' },
    charges_enabled: true,
    country: text(fields, 'country') ?? 'IE',
    created: unixSeconds(),
    default_currency: 'eur',
    details_submitted: true,
    email: text(fields, 'email'),
    metadata: metadata(fields),
    payouts_enabled: true,
    settings: null,
    type,
  }
  await insertObject(client, 'account', account)
  return succeeded(account)
}
