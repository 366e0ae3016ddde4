import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { onboardingPage, usedLinkPage } from './account-onboarding-page.ts'
import { recordEvent } from './events.ts'
import { decodeForm } from './form.ts'
import { HTML_HEADERS } from './hosted-page.ts'
import type { Sandbox } from './operation.ts'
import { findAccountOfLink, readObject, saveObject, type Stored } from './store.ts'
import { inTransaction } from './transaction.ts'

type Visit = FastifyRequest<{ Params: { id: string } }>

/** Roughly an IBAN: the sandbox keeps none of it. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/

/**
 * Binds the page `/:id` on which the owner of an account names a bank account. Its form posts `iban`; then the account
 * can be paid to, which an event tells, and the browser goes back to where it came from. A link works once.
 */
export function bindAccountOnboarding(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/:id', { schema: { hide: true } }, async (request: Visit, reply) => {
    const account = await inTransaction(sandbox.database, (client) => findVisited(client, request))
    return reply
      .headers(HTML_HEADERS)
      .code(account ? 200 : 404)
      .send(account ? onboardingPage() : usedLinkPage())
  })
  app.post('/:id', { schema: { hide: true } }, async (request: Visit, reply) => {
    const { iban } = decodeForm(typeof request.body === 'string' ? request.body : '')
    const typed = String(iban ?? '').replaceAll(' ', '')
    if (!IBAN.test(typed.toUpperCase())) {
      return reply
        .headers(HTML_HEADERS)
        .code(400)
        .send(onboardingPage('Enter an IBAN, such as the one above.'))
    }
    const returnUrl = await inTransaction(sandbox.database, async (client) => {
      const account = await findVisited(client, request)
      return account && (await complete(client, request, account))
    })
    sandbox.committed()
    if (!returnUrl) return reply.headers(HTML_HEADERS).code(404).send(usedLinkPage())
    return reply.redirect(returnUrl, 303)
  })
}

async function findVisited(client: PoolClient, { params }: Visit): Promise<Stored<'account'> | null> {
  const accountId = /^[0-9a-f]{48}$/.test(params.id) ? await findAccountOfLink(client, params.id) : null
  if (accountId === null) return null
  const account = await readObject(client, 'account', accountId, { lock: true })
  // Somebody else may have used it while this waited for the lock.
  return account.internals.onboarding?.id === params.id ? account : null
}

/** Lets money be paid to the account, and answers where to go back to. */
async function complete(
  client: PoolClient,
  request: Visit,
  { body, internals }: Stored<'account'>,
): Promise<string> {
  const after: Stripe.Account = {
    ...body,
    capabilities: { transfers: 'active' },
    details_submitted: true,
    payouts_enabled: true,
  }
  await saveObject(client, after, {})
  const about = { client, requestId: request.sandboxRequestId, idempotencyKey: null }
  await recordEvent(about, 'account.updated', after)
  return internals.onboarding!.returnUrl
}
