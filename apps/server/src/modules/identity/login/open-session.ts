import type { Role } from '@anseo/domain/role'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Sender } from '../../../platform/http/bind.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { Account } from '../accounts/account-store.ts'
import { createSessionToken, digestOf } from '../accounts/opaque-token.ts'
import { findPasskeys } from '../passkeys/store.ts'
import { requireCode } from '../second-factor/require-code.ts'
import { findSecondFactor } from '../second-factor/store.ts'
import { deviceName } from '../sessions/device-name.ts'
import { needsSecondFactor } from '../sessions/policy.ts'
import { insertSession, insertSimpleSession } from '../sessions/session-store.ts'

/**
 * Opens a session behind a password in one statement.
 * @returns the token; null if the login has a second step or one is being set up, or the password is no longer that one:
 *   see `openSession`.
 */
export async function openSimpleSession(
  { db, clock, config }: Runtime,
  account: Account,
  sender: Sender,
): Promise<string | null> {
  if (needsSecondFactor(config, account.role)) return null
  const token = createSessionToken(account.role)
  const opened = { tokenHash: digestOf(token), ...originOf(sender), now: clock.now() }
  return (await insertSimpleSession(db, account, opened)) ? token : null
}

const originOf = ({ userAgent, address }: Sender) => ({ device: deviceName(userAgent), address })

interface FirstStep {
  accountId: string
  role: Role
  /** The code of the authenticator app, or a recovery code. */
  code?: string | undefined
}

/**
 * Takes the second step of a login and opens a session.
 * @param requireFirstStep checks again, in the session's transaction, that the first step still counts.
 * @returns the token
 * @throws Refusal `SECOND_FACTOR_NEEDED` or those of a wrong code; `PASSKEY_NEEDED` to an admin whose only second step is
 * a passkey; what `requireFirstStep` throws.
 */
export async function openSession(
  runtime: Runtime,
  { accountId, role, code }: FirstStep,
  sender: Sender,
  requireFirstStep: (db: Transaction) => Promise<void>,
): Promise<string> {
  const hasApp = await requireCode(runtime, accountId, code)
  const token = createSessionToken(role)
  await runtime.transaction(async ({ db, now }) => {
    await requireFirstStep(db)
    if (!hasApp) await refuseNewStep(runtime, db, { accountId, role })
    await insertSession(db, { accountId, tokenHash: digestOf(token), ...originOf(sender), now })
  })
  return token
}

/** Refuses a login without the app where that, or a passkey of an admin, has become the second step since. */
async function refuseNewStep(
  { config }: Runtime,
  db: Transaction,
  { accountId, role }: Pick<FirstStep, 'accountId' | 'role'>,
): Promise<void> {
  if ((await findSecondFactor(db, accountId))?.confirmedAt) throw new Refusal('SECOND_FACTOR_NEEDED')
  if (needsSecondFactor(config, role) && (await findPasskeys(db, accountId)).length > 0) {
    throw new Refusal('PASSKEY_NEEDED')
  }
}
