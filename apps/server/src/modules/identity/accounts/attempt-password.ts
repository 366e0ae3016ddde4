import { ATTEMPT_RULES, notifiesOwner } from '@anseo/domain/rate-limits'
import { networkOf } from '../../../platform/http/network-of.ts'
import { DEMO_PASSWORD } from './demonstration.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import { verifyPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type Account, findAccountByEmail } from './account-store.ts'
import { attempt, recordFailedAttempt, refuseBlockedNetwork } from './failed-attempts.ts'
import { recogniseDevice } from './known-device.ts'
import { failedLoginsMail } from './mails/failed-logins.ts'
import { pageUrl } from './site-page.ts'
import type { Role } from '@anseo/domain/role'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'

interface Login {
  role: Role
  email: string
  password: string
  /** Of the network. */
  address: string
  /** The proof that the device received at its last login. */
  device?: string | undefined
}

/**
 * The account whose e-mail address and password somebody says; null when there is none. How long that takes, and what is
 * said to who attempts too often, is the same with an account and without (A3). Its owner is told of much guessing. A device
 * that the account knows is counted by itself, so that no stranger makes its owner wait (decision 041).
 * @throws Refusal `RATE_LIMITED` after too many failed attempts, also to a right one: the answer is for nobody who attempts.
 */
export async function attemptPassword(
  runtime: Runtime,
  { role, email, password, address, device }: Login,
): Promise<Account | null> {
  const network = networkOf(address)
  const known = device ? await recognise(runtime, role, email, device) : null
  if (known === null) await refuseBlockedNetwork(runtime, network)
  const at = known === null ? passwordOf(role, email) : `${passwordOf(role, email)} from ${known}`
  const { found, failedAttempts } = await attempt(runtime, at, async () => {
    const account = await findAccountByEmail(runtime.db, role, email)
    const matches = await verifyPassword(password, account?.passwordHash)
    return account && matches && !isKnownToAll(runtime, password) ? account : null
  })
  if (found) return found
  await recordFailedAttempt(runtime, network)
  if (notifiesOwner(failedAttempts, ATTEMPT_RULES.account)) await notifyOfFailedAttempts(runtime, role, email)
  return null
}

const recognise = async ({ db }: Runtime, role: Role, email: string, device: string) =>
  recogniseDevice(await findAccountByEmail(db, role, email), device)

/** Takes failed attempts back: whoever has opened a mailed link is the owner, and is not to wait for what others tried. */
export const resetFailedAttempts = ({ counts }: Runtime, role: Role, email: string) =>
  counts.reset(passwordOf(role, email))

/** The demonstration's password stands in the documentation; in production it opens nothing, whoever has it. */
const isKnownToAll = ({ config }: Pick<Runtime, 'config'>, password: string) =>
  config.production && password === DEMO_PASSWORD

const passwordOf = (role: Role, email: string) => `password of ${role} ${email}`

async function notifyOfFailedAttempts(runtime: Runtime, role: Role, email: string): Promise<void> {
  const account = await findAccountByEmail(runtime.db, role, email)
  if (!account) return
  const mail = failedLoginsMail(mailBrand(runtime), email, pageUrl(runtime, role, 'forgot-password'))
  await runtime.transaction((unit) => unit.enqueue(sendMailJob, mail))
}
