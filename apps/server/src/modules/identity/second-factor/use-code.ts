import { codeWaitSeconds, isAppCode } from '@anseo/domain/second-factor'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { digestOfCode } from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import { lockSecondFactor, type SecondFactor, updateSecondFactor, useRecoveryCode } from './store.ts'
import { stepOfCode } from './totp.ts'

/**
 * Uses a code of the authenticator app or a recovery code; each works once. Failed attempts are counted even though the
 * request is refused. Waits and codes follow the real clock (T4).
 * @throws Refusal `SECOND_FACTOR_WRONG`; `RATE_LIMITED` after too many failed attempts; `SECOND_FACTOR_OFF`.
 */
export async function useCode(runtime: Runtime, accountId: string, code: string): Promise<void> {
  const recoveryHash = isAppCode(code) ? null : await digestOfCode(accountId, code)
  const refusal = await runtime.transaction(async ({ db }) => {
    const factor = await lockSecondFactor(db, accountId)
    return factor ? tryCode(runtime, db, factor, { code, recoveryHash }) : new Refusal('SECOND_FACTOR_OFF')
  })
  if (refusal) throw refusal
}

/**
 * Uses a code once, or counts the failure.
 * @param typed the code, and the digest of one that is not an app's.
 * @returns the refusal; null if the code was right.
 */
async function tryCode(
  runtime: Runtime,
  db: Transaction,
  factor: SecondFactor,
  { code, recoveryHash }: { code: string; recoveryHash: string | null },
): Promise<Refusal | null> {
  const { accountId } = factor
  const retryAfterSeconds = secondsLeft(factor)
  if (retryAfterSeconds > 0) return new Refusal('RATE_LIMITED', { retryAfterSeconds })
  const used =
    recoveryHash === null
      ? takeAppCode(runtime, factor, code)
      : (await useRecoveryCode(db, accountId, recoveryHash, new Date()))
        ? {}
        : null
  if (!used) {
    await updateSecondFactor(db, accountId, { failures: factor.failures + 1, failedAt: new Date() })
    return new Refusal('SECOND_FACTOR_WRONG', {
      fields: { code: 'That code is wrong or has already been used. Enter the latest one.' },
    })
  }
  await updateSecondFactor(db, accountId, { ...used, failures: 0, failedAt: null })
  return null
}

/**
 * Returns what is stored after a code that is right and newer than the last one: its step, and the secret encrypted with
 * the current key, since an earlier release or key may have stored it. Returns null for any other code.
 */
function takeAppCode(runtime: Runtime, factor: SecondFactor, code: string) {
  const { accountId, lastStep } = factor
  const secret = openSecret(runtime, factor)
  const step = stepOfCode(secret, code)
  if (step === null || (lastStep !== null && step <= lastStep)) return null
  return { lastStep: step, secret: sealSecret(runtime, accountId, secret) }
}

function secondsLeft({ failures, failedAt }: SecondFactor): number {
  if (!failedAt) return 0
  const waited = (Date.now() - failedAt.getTime()) / 1000
  return Math.max(0, Math.ceil(codeWaitSeconds(failures) - waited))
}
