import type { ClientMailOutcome } from '@anseo/contract/client-mails'
import type { ErrorCode } from '@anseo/contract/errors'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { isStopped } from './stopped-address-store.ts'

/**
 * Returns whether a vendor may email a client now, and counts it (B13): 50 a day, and only to an address that the vendor
 * entered itself, so that nothing reveals whether it has an account.
 * @param email the address in the vendor's book, null for none.
 * @param isOwed the client has to be told: also beyond the 50, among which the email is counted.
 */
export async function admitClientMail(
  runtime: Runtime,
  vendorId: string,
  email: string | null,
  isOwed = false,
): Promise<ClientMailOutcome> {
  try {
    await requireClientMail(runtime, vendorId, email, isOwed)
    return 'sent'
  } catch (error) {
    const outcome = error instanceof Refusal && OUTCOMES[error.code]
    if (outcome) return outcome
    throw error
  }
}

/** Why no email goes out, where the call takes place without it. */
const OUTCOMES: Partial<Record<ErrorCode, ClientMailOutcome>> = {
  NO_ADDRESS: 'no address',
  EMAILS_STOPPED: 'stopped',
  TOO_MANY_EMAILS: 'limit',
}

/**
 * Counts an email as `admitClientMail` does, for a call that is nothing without it.
 * @throws Refusal `NO_ADDRESS`, `EMAILS_STOPPED`, `TOO_MANY_EMAILS`
 */
export async function requireClientMail(
  { db, rateLimiter }: Pick<Runtime, 'db' | 'rateLimiter'>,
  vendorId: string,
  email: string | null,
  isOwed = false,
): Promise<void> {
  if (email === null) throw new Refusal('NO_ADDRESS')
  if (await isStopped(db, email)) throw new Refusal('EMAILS_STOPPED')
  try {
    await rateLimiter[isOwed ? 'note' : 'count']('email a client', vendorId)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'RATE_LIMITED')) throw error
    const { retryAfterSeconds = 1 } = error.details
    throw new Refusal('TOO_MANY_EMAILS', { retryAfterSeconds })
  }
}

/**
 * Runs the transaction to which an email belongs, once for each `Idempotency-Key`. If it is refused, the email is not counted.
 * @param emailed the outcome of `admitClientMail`; null if no email was asked for.
 * @throws what the work throws.
 */
export async function transactWithMail<T extends string | void>(
  { transactionOnce, rateLimiter }: Pick<Runtime, 'transactionOnce' | 'rateLimiter'>,
  { vendorId, emailed }: { vendorId: string; emailed: ClientMailOutcome | null },
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  try {
    return await transactionOnce(work)
  } catch (error) {
    if (emailed === 'sent') await rateLimiter.takeBack('email a client', vendorId)
    throw error
  }
}
