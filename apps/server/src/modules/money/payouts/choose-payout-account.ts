import type { ReplyOf } from '@anseo/contract/call'
import type { finishPayoutAccount } from '@anseo/contract/payouts'
import { HOUR_MS } from '@anseo/domain/duration'
import { PAYOUT_HOLD_HOURS } from '@anseo/domain/limits'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor, setPayoutAccount } from '../../catalogue/public.ts'
import {
  findOpenAccount,
  findOpenByAccount,
  findPayoutAccount,
  lockOpenAccount,
  type PayoutAccountRow,
  updateAccount,
} from './payout-account-store.ts'
import { askProvider } from './set-up-payout-account.ts'
import { payoutAccountChosen } from '../events.ts'

type Finished = ReplyOf<typeof finishPayoutAccount>

const WORDS: Record<Finished['state'], string> = {
  set: 'Payout account saved',
  unfinished: "Your payout account isn't set up yet. Continue where you left off.",
  'in review': "Our payment provider is checking your details. We'll email you once your account is ready.",
}

/**
 * Chooses the payout account after the vendor returns from the provider, if the provider says that it is set up; the
 * browser is not trusted (A10).
 * @throws Refusal `UNAVAILABLE` if the provider does not answer.
 */
export async function finishPayoutAccountOf(runtime: Runtime, { accountId }: Caller): Promise<Finished> {
  const open = await findOpenAccount(runtime.db, accountId)
  // The provider's webhook may have arrived before the browser.
  const state = open
    ? await askProvider(() => chooseWhenReady(runtime, open))
    : await stateWithoutOpen(runtime, accountId)
  return { state, message: WORDS[state] }
}

async function stateWithoutOpen({ db }: Runtime, vendorId: string): Promise<Finished['state']> {
  const { account } = await findPayoutAccount(db, vendorId)
  return account === null ? 'unfinished' : 'set'
}

/** Returns whether a vendor is setting up that account of the provider. */
export const isBeingSetUp = async (db: Queryable, account: string): Promise<boolean> =>
  (await findOpenByAccount(db, account)) !== null

/** Asks the provider for the state of an account that it has reported as changed, and chooses it if it is set up (A10). */
export async function checkPayoutAccount(runtime: Runtime, account: string): Promise<void> {
  const open = await findOpenByAccount(runtime.db, account)
  if (open) await chooseWhenReady(runtime, open)
}

async function chooseWhenReady(runtime: Runtime, open: PayoutAccountRow): Promise<Finished['state']> {
  if (!open.account) return 'unfinished'
  const { details_submitted, capabilities } = await runtime.stripe.accounts.retrieve(open.account)
  if (!details_submitted) return 'unfinished'
  if (capabilities?.transfers !== 'active') return 'in review'
  await choose(runtime, open)
  return 'set'
}

/**
 * Makes an account that is set up the payout account. If it replaces another, payouts are held for a while and the
 * owner is notified, to be able to object. A set-up begun without the password can only be the first account.
 */
const choose = (runtime: Runtime, { id, vendorId }: PayoutAccountRow): Promise<void> =>
  runtime.transaction(async (unit) => {
    await lockVendor(unit.db, vendorId)
    const row = await lockOpenAccount(unit.db, id)
    const before = await findPayoutAccount(unit.db, vendorId)
    if (!row?.account || (before.account !== null && !row.confirmed)) return
    const heldUntil =
      before.account === null ? null : new Date(unit.now.getTime() + PAYOUT_HOLD_HOURS * HOUR_MS)
    await setPayoutAccount(unit.db, vendorId, { payoutAccount: row.account, payoutHeldUntil: heldUntil })
    await updateAccount(unit.db, id, { chosenAt: unit.now, heldUntil })
    await unit.publish(payoutAccountChosen, { vendorId, account: row.account, heldUntil })
  })
