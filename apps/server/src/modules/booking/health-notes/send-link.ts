import { randomBytes } from 'node:crypto'
import { pageAddress } from '../../../platform/config/site-addresses.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { mailBrand } from '../../../platform/mail/brand.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { digestOf } from '../../identity/public.ts'
import { showContact } from '../contacts/show-contact.ts'
import { consentLinkMail } from './mails/consent-link.ts'
import { findAddress, findVendorOf, lockContact, storeHealthNote } from './store.ts'

const SECRET_BYTES = 32

/**
 * Emails a client the link to the page where they read the note about their health and decide about it (B9). Only the
 * digest of its secret is stored, and it replaces the link before. Where the address is the account's, the vendor does
 * not learn it.
 * @throws Refusal `NOT_FOUND`, `NO_ADDRESS`, `RATE_LIMITED`
 */
export async function sendHealthLinkTo(runtime: Runtime, caller: Caller, contactId: string) {
  await runtime.rateLimiter.count('email a client', caller.accountId)
  const token = randomBytes(SECRET_BYTES).toString('base64url')
  await runtime.transaction(async (unit) => {
    const { db, now } = unit
    if (!(await lockContact(db, contactId, caller.accountId))) throw new Refusal('NOT_FOUND')
    const to = await findAddress(db, contactId)
    if (to === null) throw new Refusal('NO_ADDRESS')
    await storeHealthNote(db, contactId, { tokenHash: digestOf(token), linkSentAt: now })
    const { name } = await findVendorOf(db, contactId)
    const url = pageAddress(runtime.addresses, `/health-note?token=${token}`)
    await unit.enqueue(sendMailJob, consentLinkMail(mailBrand(runtime), to, { vendorName: name, url }))
  })
  return { ...(await showContact(runtime, caller, contactId)), message: 'Link sent' }
}
