import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { invalidRequest } from './failure.ts'
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
import { insertObject, readObject, saveObject } from './store.ts'

/** A link to the hosted page can be used this long. */
const LINK_SECONDS = 300

/** Binds create and retrieve of connected accounts, and links to the page on which their owners set them up. */
export function bindAccounts(app: FastifyInstance, sandbox: Sandbox): void {
  const url = '/accounts'
  bindOperation(app, sandbox, { method: 'POST', url, handle: createAccount })
  bindOperation(app, sandbox, {
    method: 'GET',
    url: `${url}/:id`,
    handle: async ({ client, id }) => succeeded((await readObject(client, 'account', id)).body),
  })
  bindOperation(app, sandbox, { method: 'POST', url: '/account_links', handle: createLink })
}

async function createLink({ client, fields }: SandboxRequest): Promise<SandboxReply> {
  allowOnly(fields, ['account', 'refresh_url', 'return_url', 'type'])
  const { body } = await readObject(client, 'account', requiredText(fields, 'account'), {
    lock: true,
    param: 'account',
  })
  const type = requiredText(fields, 'type')
  if (type !== 'account_onboarding') {
    throw invalidRequest('Invalid type: must be account_onboarding', { param: 'type' })
  }
  requiredText(fields, 'refresh_url')
  const returnUrl = requiredText(fields, 'return_url')
  const id = randomBytes(24).toString('hex')
  await saveObject(client, body, { onboarding: { id, returnUrl } })
  const created = unixSeconds()
  // A browser that returns to that address can reach this machine by it.
  const url = new URL(`/sandbox/stripe/connect/${id}`, returnUrl).href
  return succeeded({ object: 'account_link', created, expires_at: created + LINK_SECONDS, url })
}

async function createAccount({ client, fields }: SandboxRequest): Promise<SandboxReply> {
  allowOnly(fields, ['capabilities', 'country', 'email', 'metadata', 'type'])
  const type = requiredText(fields, 'type') as NonNullable<Stripe.Account['type']>
  const account: Stripe.Account = {
    id: newId('acct'),
    object: 'account',
    business_profile: null,
    business_type: 'individual',
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    country: text(fields, 'country') ?? 'IE',
    created: unixSeconds(),
    default_currency: 'eur',
    details_submitted: false,
    email: text(fields, 'email'),
    metadata: metadata(fields),
    payouts_enabled: false,
    settings: null,
    type,
  }
  await insertObject(client, 'account', account)
  return succeeded(account)
}
