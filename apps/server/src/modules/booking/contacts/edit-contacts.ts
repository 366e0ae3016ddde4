import type { addContact, changeContact } from '@anseo/contract/contacts'
import type { BodyOf } from '@anseo/contract/call'
import { MAX_CONTACTS } from '@anseo/domain/limits'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { idempotentCall } from '../../../platform/unit-of-work/idempotent-call.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { cleanLine, phoneNumber } from '../../identity/public.ts'
import { changeHealthNote } from '../health-notes/change-health-note.ts'
import { showContact } from './show-contact.ts'
import { type ContactFields, countContacts, deleteContact, insertContact, updateContact } from './store.ts'

type NewContact = BodyOf<typeof addContact>
type Changes = BodyOf<typeof changeContact>
type Health = Pick<Changes, 'healthNote' | 'healthConsent'>

/**
 * Adds a client to the vendor's book, once for each `Idempotency-Key`. The reply never
 * shows whether its address has an account.
 * @throws Refusal `TOO_MANY_CONTACTS`, `CONSENT_NEEDED`, `INVALID_REQUEST` for a phone number that cannot be.
 */
export async function addContactFor(runtime: Runtime, caller: Caller, body: NewContact) {
  const { healthNote, healthConsent, ...fields } = body
  const { accountId: vendorId } = caller
  const id = await runtime.transactionOnce(async (unit) => {
    const contactId = await storeContact(unit, vendorId, fields)
    await changeHealth(unit, runtime, { vendorId, contactId }, { healthNote, healthConsent })
    return contactId
  })
  const { contact } = await showContact(runtime, caller, id)
  // A reply under an `Idempotency-Key` is kept in plain words, which a note about health never is.
  return { contact: idempotentCall.getStore() ? { ...contact, healthNote: null } : contact }
}

/** Stores a new client of a vendor within a unit and returns its id. @throws Refusal `TOO_MANY_CONTACTS`, `INVALID_REQUEST` */
export async function storeContact(
  unit: UnitOfWork,
  vendorId: string,
  body: Omit<NewContact, keyof Health>,
): Promise<string> {
  // Locked, so that several calls at once respect the limit.
  await lockVendor(unit.db, vendorId)
  if ((await countContacts(unit.db, vendorId)) >= MAX_CONTACTS) throw new Refusal('TOO_MANY_CONTACTS')
  return insertContact(unit.db, { vendorId, ...cleaned(body), createdAt: unit.now })
}

/** Changes the fields of a client that were sent. @throws Refusal `NOT_FOUND`, `INVALID_REQUEST`, `CONSENT_NEEDED` */
export async function changeContactFor(runtime: Runtime, caller: Caller, id: string, body: Changes) {
  const { healthNote, healthConsent, ...rest } = body
  const changes = cleaned(rest)
  const { accountId: vendorId } = caller
  await runtime.transaction(async (unit) => {
    if (Object.keys(changes).length > 0 && !(await updateContact(unit, { vendorId, id }, changes))) {
      throw new Refusal('NOT_FOUND')
    }
    await changeHealth(unit, runtime, { vendorId, contactId: id }, { healthNote, healthConsent })
  })
  return showContact(runtime, caller, id)
}

/** Deletes a client with the vendor's notes and photos. @throws Refusal `NOT_FOUND` */
export async function removeContactFor(runtime: Runtime, { accountId }: Caller, id: string) {
  await runtime.transaction(async (unit) => {
    if (!(await deleteContact(unit, accountId, id))) throw new Refusal('NOT_FOUND')
  })
  return 'Client deleted'
}

/** Changes the note about health, where it or the consent was sent. @throws Refusal as `changeHealthNote` */
async function changeHealth(
  unit: UnitOfWork,
  { encryption }: Runtime,
  contact: { vendorId: string; contactId: string },
  sent: Health,
): Promise<void> {
  if (sent.healthNote === undefined && sent.healthConsent === undefined) return
  await changeHealthNote(unit, encryption, contact, sent)
}

/** Returns the columns of the fields that were sent; a field that was left out has none. */
function cleaned({ name, phone, tags, ...rest }: Omit<Changes, keyof Health>): Partial<ContactFields> {
  const fields = {
    ...rest,
    name: name === undefined ? undefined : cleanLine('name', name),
    phone: phone ? phoneNumber(phone) : phone,
    tags: tags && [...new Set(tags)],
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
