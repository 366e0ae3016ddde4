import { timingSafeEqual } from 'node:crypto'
import { ERRORS } from '@anseo/contract/errors'
import { REQUIRED_TEXT } from '@anseo/contract/field-texts'
import type { BodyOf } from '@anseo/contract/call'
import type { loginCodeCalls } from '@anseo/contract/login-codes'
import { codeToCompare, loginCodeWaitMs } from '@anseo/domain/login-code'
import type { Sender } from '../../../platform/http/bind.ts'
import type { Browser } from '../../../platform/http/browser-cookie.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { invalidField, Refusal, tooOften } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { findAccountByEmail } from '../accounts/account-store.ts'
import { recordFailedAttempt, refuseBlockedNetwork } from '../accounts/failed-attempts.ts'
import { createSessionToken, digestOf } from '../accounts/opaque-token.ts'
import { cleanName } from '../accounts/typed-fields.ts'
import { deviceName } from '../sessions/device-name.ts'
import { insertSession } from '../sessions/session-store.ts'
import { loginCodeDigest } from './code-digest.ts'
import { openAccount } from './open-account.ts'
import { countWrongTry, lockLoginCodes, useUpLoginCodes } from './store.ts'

/**
 * Opens a client's session with an emailed code. A new address gets an account; a sign-up of an unverified one starts
 * afresh, since a stranger may have made it (C2).
 * @throws Refusal `LOGIN_CODE_WRONG`; `INVALID_REQUEST` when only the name is missing, and the code stays valid;
 * `RATE_LIMITED` after too many wrong codes of the address or the network.
 */
export async function logInWithCode(
  runtime: Runtime,
  { email, code, name }: BodyOf<typeof loginCodeCalls.login>,
  browser: Browser,
  sender: Sender,
) {
  const network = networkOf(sender.address)
  await refuseBlockedNetwork(runtime, network)
  const from = browser.known ? digestOf(browser.id) : null
  const opened = await runtime.transaction(async (unit) => {
    // A wrong try has to be counted, so it ends the transaction without an error.
    if (!(await compareCode(unit, { email, code, browser: from }))) return null
    const found = await findAccountByEmail(unit.db, 'client', email)
    const isNew = !found?.emailVerifiedAt
    if (isNew && name === undefined) throw invalidField('name', REQUIRED_TEXT)
    const accountId = isNew
      ? await openAccount(runtime, unit, { found, email, name: cleanName(name!) })
      : found.id
    await useUpLoginCodes(unit.db, email, unit.now)
    const token = createSessionToken('client')
    const origin = { device: deviceName(sender.userAgent), address: sender.address, now: unit.now }
    await insertSession(unit.db, { accountId, tokenHash: digestOf(token), ...origin })
    return { token, message: isNew ? 'Your account is ready.' : 'Welcome back!' }
  })
  if (!opened) {
    await recordFailedAttempt(runtime, network)
    throw new Refusal('LOGIN_CODE_WRONG', { fields: { code: ERRORS.LOGIN_CODE_WRONG.message } })
  }
  return { ...opened }
}

/**
 * Returns whether a typed code is right, and counts it if not. Attempts at one address come one after the other.
 * @throws Refusal `RATE_LIMITED` while the address has no tries left.
 */
export async function compareCode(
  { db, now }: UnitOfWork,
  { email, code, browser }: { email: string; code: string; browser: string | null },
): Promise<boolean> {
  const codes = await lockLoginCodes(db, email, now)
  const waitMs = loginCodeWaitMs(codes, now)
  if (waitMs > 0) throw tooOften(waitMs)
  const expected = codeToCompare(codes, { browser, now })
  if (!expected) return false
  const isRight = timingSafeEqual(
    Buffer.from(expected.codeHash),
    Buffer.from(loginCodeDigest(expected.id, code)),
  )
  if (!isRight) await countWrongTry(db, expected.id)
  return isRight
}
