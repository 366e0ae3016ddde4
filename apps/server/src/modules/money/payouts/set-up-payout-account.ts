import type { BodyOf } from '@anseo/contract/call'
import type { setUpPayoutAccount } from '@anseo/contract/payouts'
import { Stripe } from 'stripe'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { pageAddress } from '../../../platform/config/site-addresses.ts'
import {
  type Account,
  confirmPassword,
  lockConfirmedPassword,
  lockSession,
  requireCode,
} from '../../identity/public.ts'
import { lockVendor } from '../../catalogue/public.ts'
import {
  deleteOpenAccounts,
  findOpenAccount,
  findPayoutAccount,
  insertAccount,
  type PayoutAccountRow,
  updateAccount,
} from './payout-account-store.ts'

type Body = BodyOf<typeof setUpPayoutAccount>

/**
 * Begins to set up a payout account on the provider's own page. Replacing an account takes the password and, if
 * enabled, a code of two-step verification (A10).
 * @returns the address of that page.
 * @throws Refusal `INVALID_REQUEST` without a required password, `WRONG_PASSWORD`, `SECOND_FACTOR_NEEDED`,
 * `SECOND_FACTOR_WRONG`, `RATE_LIMITED`, `INVALID_TOKEN` if the session has ended meanwhile, `UNAVAILABLE` if the
 * provider does not answer.
 */
export async function setUpPayoutAccountOf(
  runtime: Runtime,
  caller: Caller,
  { password, code, from }: Body,
): Promise<string> {
  const { account } = await findPayoutAccount(runtime.db, caller.accountId)
  const owner = account === null ? null : await confirmOwner(runtime, caller, password, code)
  const row = await claimAccount(runtime, caller, owner)
  return askProvider(async () => {
    const { stripe, addresses } = runtime
    const id = row.account ?? (await createAccount(runtime, row))
    const page = pageAddress(addresses, `/pro/payout-account?from=${from}`)
    const link = await stripe.accountLinks.create({
      account: id,
      type: 'account_onboarding',
      return_url: page,
      refresh_url: page,
    })
    return link.url
  })
}

async function confirmOwner(
  runtime: Runtime,
  { accountId }: Caller,
  password: string | undefined,
  code: string | undefined,
): Promise<Account> {
  if (password === undefined) throw invalidField('password', 'Enter your password.')
  const owner = await confirmPassword(runtime, accountId, password)
  await requireCode(runtime, accountId, code)
  return owner
}

/**
 * Continues the set-up begun in the same session; one begun elsewhere is dropped, so that it cannot be finished
 * unnoticed.
 * @param owner the account whose password was confirmed; null if none was asked for.
 */
const claimAccount = (
  runtime: Runtime,
  { accountId: vendorId, sessionId }: Caller,
  owner: Account | null,
): Promise<PayoutAccountRow> =>
  runtime.transaction(async ({ db, now }) => {
    await lockVendor(db, vendorId)
    if (owner) await lockConfirmedPassword(db, owner)
    // A session that was ended meanwhile, for example by a new password, must not leave a set-up behind.
    if (!(await lockSession(db, sessionId))) throw new Refusal('INVALID_TOKEN')
    const confirmed = owner !== null
    const begun = await findOpenAccount(db, vendorId)
    if (begun?.sessionId === sessionId && begun.confirmed === confirmed) return begun
    await deleteOpenAccounts(db, vendorId)
    return insertAccount(db, { vendorId, sessionId, confirmed, requestedAt: now })
  })

async function createAccount({ stripe, db }: Runtime, { id, vendorId }: PayoutAccountRow): Promise<string> {
  const account = await stripe.accounts.create(
    {
      type: 'express',
      country: 'IE',
      capabilities: { transfers: { requested: true } },
      metadata: { vendorId },
    },
    { idempotencyKey: `payout-account-${id}` },
  )
  await updateAccount(db, id, { account: account.id })
  return account.id
}

/** Asks the provider about payout accounts. @throws Refusal `UNAVAILABLE` if it cannot be asked or refuses. */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new Refusal('UNAVAILABLE')
    throw error
  }
}
