import { ATTEMPT_RULES, notifiesOwner } from '@anseo/domain/rate-limits'
import { networkOf } from '../../../platform/http/network-of.ts'
import { DEMO_PASSWORD } from './demonstration.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import { verifyPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type Account, findAccountByEmail } from './account-store.ts'
import { attempt, recordFailedAttempt } from './failed-attempts.ts'
import { recogniseDevice } from './known-device.ts'
import { failedLoginsMail } from './mails/failed-logins.ts'
import { pageUrl } from './site-page.ts'
import type { Role } from '@anseo/domain/role'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'

interface Login {
  role: Role
  email: string
  password: string
  /** The IP address of the request. */
  address: string
  /** The proof that the device received at its last login. */
  device?: string | undefined
}

/**
 * Returns the account with this email address and password, or null. Timing and refusals are the same with and without
 * an account (A3). The owner is notified of many failed attempts. A known device is counted separately, so that
 * strangers cannot lock the owner out (decision 041).
 * @throws Refusal `RATE_LIMITED` after too many failed attempts, even with the right password.
 */
export async function attemptPassword(
  runtime: Runtime,
  { role, email, password, address, device }: Login,
): Promise<Account | null> {
  const network = networkOf(address)
  const known = device ? await recognise(runtime, role, email, device) : null
  const compare = async () => {
    const account = await findAccountByEmail(runtime.db, role, email)
    const matches = await verifyPassword(password, account?.passwordHash)
    return account && matches && !isKnownToAll(runtime, password) ? account : null
  }
  const { found, failedAttempts } = await (known === null
    ? attempt(runtime, passwordOf(role, email), compare, network)
    : attempt(runtime, `${passwordOf(role, email)} from ${known}`, compare))
  if (found) return found
  await recordFailedAttempt(runtime, network)
  if (notifiesOwner(failedAttempts, ATTEMPT_RULES.account)) await notifyOfFailedAttempts(runtime, role, email)
  return null
}

const recognise = async ({ db }: Runtime, role: Role, email: string, device: string) =>
  recogniseDevice(await findAccountByEmail(db, role, email), device)

/**
 * Resets the failed attempts: a person who has opened an emailed link is the owner and must not wait for strangers'
 * attempts.
 */
export const resetFailedAttempts = ({ counts }: Runtime, role: Role, email: string) =>
  counts.reset(passwordOf(role, email))

/** Returns whether a password is the public demo password, which never opens an account in production. */
const isKnownToAll = ({ config }: Pick<Runtime, 'config'>, password: string) =>
  config.production && password === DEMO_PASSWORD

const passwordOf = (role: Role, email: string) => `password of ${role} ${email}`

async function notifyOfFailedAttempts(runtime: Runtime, role: Role, email: string): Promise<void> {
  const account = await findAccountByEmail(runtime.db, role, email)
  if (!account) return
  const mail = failedLoginsMail(mailBrand(runtime), email, pageUrl(runtime, role, 'forgot-password'))
  await runtime.transaction((unit) => unit.enqueue(sendMailJob, mail))
}
