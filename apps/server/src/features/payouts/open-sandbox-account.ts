import type { ReplyOf } from '@anseo/contract/call'
import type { openSandboxAccount } from '@anseo/contract/vetting'
import { Stripe } from 'stripe'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Runtime } from '../../runtime.ts'
import { maskAccount } from './mask-account.ts'
import { setPayoutAccountOf } from './set-payout-account.ts'

/** Whether payments here are those of the sandbox, where accounts may be made up. */
export const paysInSandbox = ({ config }: Pick<Runtime, 'config'>): boolean => config.stripe === undefined

/**
 * Makes an account at the sandbox and pays the caller out to it from now on (M7).
 * @throws Refusal `NOT_FOUND` where real money moves, `UNAVAILABLE`.
 */
export async function openSandboxAccountOf(
  runtime: Runtime,
  caller: Caller,
): Promise<ReplyOf<typeof openSandboxAccount>> {
  if (!paysInSandbox(runtime)) throw new Refusal('NOT_FOUND')
  const { id } = await createAccount(runtime, caller)
  await setPayoutAccountOf(runtime, caller, id)
  return { success: true, payoutAccount: maskAccount(id), message: 'Payout account saved' }
}

const createAccount = ({ stripe }: Runtime, { accountId }: Caller) =>
  stripe.accounts
    .create(
      { type: 'express', country: 'IE', metadata: { vendorId: accountId } },
      { idempotencyKey: `account ${accountId}` },
    )
    .catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeError) throw new Refusal('UNAVAILABLE')
      throw error
    })
