import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { renderSVG } from 'uqr'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { lockAccount } from '../closing/closing-store.ts'
import { endOtherSessions } from '../sessions/end-other-sessions.ts'
import { lockSession } from '../sessions/session-store.ts'
import { createRecoveryCodes, digestOfCode } from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import {
  findSecondFactor,
  lockSecondFactor,
  replaceRecoveryCodes,
  saveSecret,
  updateSecondFactor,
} from './store.ts'
import { notifyOfLoginChange } from '../accounts/notify-of-login-change.ts'
import { createTotpSecret, totpUri } from './totp.ts'
import { useCode } from './use-code.ts'

/**
 * Creates a new secret for the caller's authenticator app; it counts once its first code was confirmed.
 * @throws Refusal `WRONG_PASSWORD`, `SECOND_FACTOR_ON`
 */
export async function beginSecondFactor(runtime: Runtime, { accountId }: Caller, password: string) {
  const { email } = await confirmPassword(runtime, accountId, password)
  const secret = createTotpSecret()
  const sealed = sealSecret(runtime, accountId, secret)
  if (!(await saveSecret(runtime.db, accountId, sealed, runtime.clock.now()))) {
    throw new Refusal('SECOND_FACTOR_ON')
  }
  const uri = totpUri(secret, { issuer: runtime.settings.current.brand.name, label: email })
  const qr = `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri)).toString('base64')}`
  return { secret, uri, qr }
}

/**
 * Turns two-step verification on with its first code; other sessions end, the owner is notified by email.
 * @throws Refusal `SECOND_FACTOR_WRONG`, `SECOND_FACTOR_NOT_BEGUN`, `SECOND_FACTOR_ON`; `INVALID_TOKEN` if the session has
 * ended meanwhile.
 */
export async function confirmSecondFactor(runtime: Runtime, caller: Caller, code: string) {
  const factor = await findSecondFactor(runtime.db, caller.accountId)
  if (!factor) throw new Refusal('SECOND_FACTOR_NOT_BEGUN')
  if (factor.confirmedAt) throw new Refusal('SECOND_FACTOR_ON')
  await useCode(runtime, caller.accountId, code)
  const { codes: recoveryCodes, hashes } = await makeRecoveryCodes(caller.accountId)
  await runtime.transaction(async (unit) => {
    // Orders it with logins by the password alone: an earlier one's session ends below, a later one is refused.
    await lockAccount(unit.db, caller.accountId)
    // A session that a new password has ended must not lock the owner out.
    if (!(await lockSession(unit.db, caller.sessionId))) throw new Refusal('INVALID_TOKEN')
    const current = await lockSecondFactor(unit.db, caller.accountId)
    if (current?.confirmedAt) throw new Refusal('SECOND_FACTOR_ON')
    // Another tab may have begun anew while the recovery codes were hashed: the app has no code of that secret.
    if (!current || openSecret(runtime, current) !== openSecret(runtime, factor)) {
      throw new Refusal('SECOND_FACTOR_NOT_BEGUN')
    }
    await updateSecondFactor(unit.db, caller.accountId, { confirmedAt: unit.now })
    await endOtherSessions(runtime, unit, caller)
    await notifyOfLoginChange(runtime, unit, caller, 'secondFactorOn')
    await replaceRecoveryCodes(unit.db, caller.accountId, hashes)
  })
  return { recoveryCodes, message: 'Two-step verification is on.' }
}

/**
 * Replaces the recovery codes by new ones and returns those.
 * @throws Refusal `WRONG_PASSWORD`, `SECOND_FACTOR_WRONG`, `SECOND_FACTOR_OFF`
 */
export async function renewRecoveryCodes(
  runtime: Runtime,
  { accountId }: Caller,
  { password, code }: { password: string; code: string },
) {
  await confirmPassword(runtime, accountId, password)
  await useCode(runtime, accountId, code)
  const { codes: recoveryCodes, hashes } = await makeRecoveryCodes(accountId)
  await runtime.transaction(({ db }) => replaceRecoveryCodes(db, accountId, hashes))
  return { recoveryCodes, message: 'The old codes no longer work.' }
}

/**
 * Creates recovery codes, both as they are shown once and as they are stored; they are hashed before a transaction
 * begins.
 */
async function makeRecoveryCodes(accountId: string) {
  const codes = createRecoveryCodes()
  return { codes, hashes: await Promise.all(codes.map((code) => digestOfCode(accountId, code))) }
}
