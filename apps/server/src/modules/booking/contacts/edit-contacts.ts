import type { addContact, changeContact } from '@anseo/contract/contacts'
import type { BodyOf } from '@anseo/contract/call'
import { MAX_CONTACTS } from '@anseo/domain/limits'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { cleanLine, phoneNumber } from '../../identity/public.ts'
import { changeHealthNote } from '../health-notes/change-health-note.ts'
import { showContact } from './show-contact.ts'
import {
  type ContactFields,
  countContacts,
  deleteContact,
  insertContact,
  lockContactsOf,
  updateContact,
} from './store.ts'

type NewContact = BodyOf<typeof addContact>
type Changes = BodyOf<typeof changeContact>

/**
 * Adds a client to the vendor's book, once for each `Idempotency-Key`. Whether its address has an account is neither
 * looked up nor told.
 * @throws Refusal `TOO_MANY_CONTACTS`, `INVALID_REQUEST` for a phone number that cannot be.
 */
export async function addContactFor(runtime: Runtime, caller: Caller, body: NewContact) {
  const id = await runtime.transactionOnce((unit) => storeContact(unit, caller.accountId, body))
  return showContact(runtime, caller, id)
}

/** Stores a new client of a vendor within a unit and returns its id. @throws Refusal as `addContactFor`. */
export async function storeContact(unit: UnitOfWork, vendorId: string, body: NewContact): Promise<string> {
  await lockContactsOf(unit.db, vendorId)
  if ((await countContacts(unit.db, vendorId)) >= MAX_CONTACTS) throw new Refusal('TOO_MANY_CONTACTS')
  return insertContact(unit.db, { vendorId, ...cleaned(body), createdAt: unit.now })
}

/** Changes the fields of a client that were sent. @throws Refusal `NOT_FOUND`, `INVALID_REQUEST`, `CONSENT_NEEDED` */
export async function changeContactFor(runtime: Runtime, caller: Caller, id: string, body: Changes) {
  const { healthNote, healthConsent, ...rest } = body
  const changes = cleaned(rest)
  const { accountId: vendorId } = caller
  await runtime.transaction(async (unit) => {
    if (Object.keys(changes).length > 0 && !(await updateContact(unit.db, vendorId, id, changes))) {
      throw new Refusal('NOT_FOUND')
    }
    if (healthNote === undefined && healthConsent === undefined) return
    await changeHealthNote(
      unit,
      runtime.encryption,
      { vendorId, contactId: id },
      { healthNote, healthConsent },
    )
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

/** The columns of what was sent; what was left out is none of them. */
function cleaned({
  name,
  phone,
  tags,
  ...rest
}: Omit<Changes, 'healthNote' | 'healthConsent'>): Partial<ContactFields> {
  const fields = {
    ...rest,
    name: name === undefined ? undefined : cleanLine('name', name),
    phone: phone ? phoneNumber(phone) : phone,
    tags: tags && [...new Set(tags)],
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
