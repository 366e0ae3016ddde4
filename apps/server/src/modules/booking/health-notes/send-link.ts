import { titleCase } from '@anseo/domain/person-name'
import { pageAddress } from '../../../platform/config/site-addresses.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { createSecret, digestOf } from '../../identity/public.ts'
import { requireClientMail, transactWithMail } from '../client-mails/admit-client-mail.ts'
import { composeClientMail } from '../client-mails/compose-client-mail.ts'
import { isStopped } from '../client-mails/stopped-address-store.ts'
import { consentLinkWords } from './consent-link-words.ts'
import { findAddress, findVendorOf, lockContact, storeHealthNote } from './store.ts'

/**
 * Emails a client the link to the page where they read the note about their health and decide about it (B9). Only the
 * digest of its secret is stored, and it replaces the link before. Where the address is the account's, the vendor does
 * not learn it.
 * @throws Refusal `NOT_FOUND`, `NO_ADDRESS`, `EMAILS_STOPPED`, `TOO_MANY_EMAILS`
 */
export async function sendHealthLinkTo(
  runtime: Runtime,
  { accountId: vendorId }: Caller,
  contactId: string,
): Promise<void> {
  const address = await findAddress(runtime.db, { vendorId, contactId })
  if (!address) throw new Refusal('NOT_FOUND')
  const { email: admitted } = address
  await requireClientMail(runtime, vendorId, admitted)
  const token = createSecret()
  await transactWithMail(runtime, { vendorId, emailed: 'sent' }, async (unit) => {
    if (!(await lockContact(unit.db, contactId, vendorId))) throw new Refusal('NOT_FOUND')
    const email = await emailToWrite(unit.db, { vendorId, contactId }, admitted)
    await storeHealthNote(unit.db, contactId, { tokenHash: digestOf(token), linkSentAt: unit.now })
    const { name } = await findVendorOf(unit.db, contactId)
    const url = pageAddress(runtime.addresses, `/health-note?token=${token}`)
    const words = consentLinkWords(runtime.settings.current.brand.name, titleCase(name), url)
    await unit.enqueue(sendMailJob, composeClientMail(runtime, email, words))
  })
}

/**
 * Returns the address of a locked contact, which the vendor may have corrected since it was admitted.
 * @throws Refusal `NO_ADDRESS`, `EMAILS_STOPPED`
 */
async function emailToWrite(
  db: Transaction,
  contact: { vendorId: string; contactId: string },
  admitted: string | null,
): Promise<string> {
  const email = (await findAddress(db, contact))?.email
  if (!email) throw new Refusal('NO_ADDRESS')
  if (email !== admitted && (await isStopped(db, email))) throw new Refusal('EMAILS_STOPPED')
  return email
}
