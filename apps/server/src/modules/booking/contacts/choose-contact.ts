import type { bookOwnAppointment } from '@anseo/contract/own-bookings'
import type { BodyOf } from '@anseo/contract/call'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { phoneNumber } from '../../identity/public.ts'
import { storeContact } from './edit-contacts.ts'
import { addEmail, findContact, findSame } from './store.ts'

type Chosen = Pick<BodyOf<typeof bookOwnAppointment>, 'contactId' | 'contact'>

/**
 * Returns the id of the client whom a vendor's own booking is for: one in the vendor's book, or a new one, which is stored. A new
 * client with the name and the phone or email of one in the book is taken to be that one.
 * @throws Refusal `NOT_FOUND`, `INVALID_REQUEST`, `TOO_MANY_CONTACTS`
 */
export async function chooseContact(
  unit: UnitOfWork,
  vendorId: string,
  { contactId, contact }: Chosen,
): Promise<string> {
  if ((contactId === undefined) === (contact === undefined)) {
    throw invalidField('contact', 'Choose a client or enter a new one.')
  }
  if (contactId !== undefined) {
    if (!(await findContact(unit.db, vendorId, contactId))) throw new Refusal('NOT_FOUND')
    return contactId
  }
  const { name, phone, email } = contact!
  const same = await findSame(unit.db, vendorId, {
    name,
    phone: phone ? phoneNumber(phone) : null,
    email: email ?? null,
  })
  if (same === null) return storeContact(unit, vendorId, contact!)
  if (email) await addEmail(unit, same, email)
  return same
}

/** Returns the address of that client as the vendor entered it, or null; never that of an account (B13). */
export async function addressOfClient(
  db: Queryable,
  vendorId: string,
  { contactId, contact }: Chosen,
): Promise<string | null> {
  if (contactId === undefined) return contact?.email ?? null
  return (await findContact(db, vendorId, contactId))?.row.email ?? null
}
