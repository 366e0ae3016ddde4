import type { bookOwnAppointment } from '@anseo/contract/own-bookings'
import type { BodyOf } from '@anseo/contract/call'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { phoneNumber } from '../../identity/public.ts'
import { storeContact } from './edit-contacts.ts'
import { findContact, findSame } from './store.ts'

type Chosen = Pick<BodyOf<typeof bookOwnAppointment>, 'contactId' | 'contact'>

/**
 * Returns the id of the client whom an own booking is for: one in the vendor's book, or a new one. A new one with the
 * name and the phone or email of one in the book is that one.
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
  return same ?? storeContact(unit, vendorId, contact!)
}
