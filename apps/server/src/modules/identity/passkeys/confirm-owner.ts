import { ERRORS } from '@anseo/contract/errors'
import type { Sender } from '../../../platform/http/bind.ts'
import type { Browser } from '../../../platform/http/browser-cookie.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findAccount } from '../accounts/account-store.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { recordFailedAttempt, refuseBlockedNetwork } from '../accounts/failed-attempts.ts'
import { digestOf } from '../accounts/opaque-token.ts'
import { compareCode } from '../login-codes/log-in-with-code.ts'
import { useUpLoginCodes } from '../login-codes/store.ts'
import { requireCode } from '../second-factor/require-code.ts'

export interface Proof {
  password?: string | undefined
  code?: string | undefined
}

/**
 * Checks that the holder of a session owns the account, before a passkey is added (E1): by the password, with the second
 * step where there is one, or, of a client, by an emailed login code.
 * @throws Refusal of `confirmPassword` and `requireCode`; `LOGIN_CODE_WRONG`.
 */
export async function confirmOwner(
  runtime: Runtime,
  { accountId, role }: Caller,
  { password, code }: Proof,
  { browser, sender }: { browser: Browser; sender: Sender },
): Promise<void> {
  if (role === 'client' && password === undefined && code !== undefined) {
    return confirmByCode(runtime, accountId, code, { browser, sender })
  }
  await confirmPassword(runtime, accountId, password ?? '')
  await requireCode(runtime, accountId, code)
}

async function confirmByCode(
  runtime: Runtime,
  accountId: string,
  code: string,
  { browser, sender }: { browser: Browser; sender: Sender },
): Promise<void> {
  const network = networkOf(sender.address)
  await refuseBlockedNetwork(runtime, network)
  const from = browser.known ? digestOf(browser.id) : null
  const isRight = await runtime.transaction(async (unit) => {
    const account = await findAccount(unit.db, accountId)
    // A wrong try has to be counted, so it ends the transaction without an error.
    if (!account || !(await compareCode(unit, { email: account.email, code, browser: from }))) return false
    await useUpLoginCodes(unit.db, account.email, unit.now)
    return true
  })
  if (isRight) return
  await recordFailedAttempt(runtime, network)
  throw new Refusal('LOGIN_CODE_WRONG', { fields: { code: ERRORS.LOGIN_CODE_WRONG.message } })
}
