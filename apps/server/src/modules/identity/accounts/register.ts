// implements: §8.10
import { mailBrand } from '../../../platform/mail/brand.ts'
import { hashPassword } from '../../../platform/passwords/password-hash.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordConsents } from '../consents/record-consents.ts'
import { insertAccount } from './account-store.ts'
import { addressTakenMail } from './mails/address-taken.ts'
import { refuseWeakPassword } from './new-password.ts'
import { pageUrl } from './site-page.ts'
import type { Role } from '@anseo/domain/role'
import { mailLinkJob } from '../events.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'

interface Applicant {
  role: Exclude<Role, 'admin'>
  name: string
  email: string
  password: string
  /** The page to which the verification link leads on (C2). */
  next?: string | undefined
}

/**
 * Registers an account and emails its verification link. If the address has an account, its owner is informed instead;
 * response and timing are the same (A3).
 * @param addDetails inserts the role's own details.
 * @param admit refuses details that the role may not have. It runs first, so that a refusal does not show whether the address is taken.
 * @throws Refusal `INVALID_REQUEST` for a weak password.
 */
export async function register(
  runtime: Runtime,
  { role, name, email, password, next }: Applicant,
  addDetails: (unit: UnitOfWork, id: string) => Promise<void>,
  admit?: (unit: UnitOfWork) => Promise<void>,
) {
  refuseWeakPassword(runtime, password, email)
  const passwordHash = await hashPassword(password)
  await runtime.transaction(async (unit) => {
    await admit?.(unit)
    const id = await insertAccount(unit.db, { role, name, email, passwordHash, createdAt: unit.now })
    if (id === null) return notifyOwner(runtime, unit, role, email)
    await addDetails(unit, id)
    await recordConsents(unit, id)
    await unit.enqueue(mailLinkJob, { role, email, purpose: 'verify', next })
  })
  return 'Account created! Please check your email to verify.'
}

const notifyOwner = (runtime: Runtime, unit: UnitOfWork, role: Role, email: string) =>
  unit.enqueue(
    sendMailJob,
    addressTakenMail(mailBrand(runtime), email, pageUrl(runtime, role, 'forgot-password')),
  )
