import { eq, sql } from 'drizzle-orm'
import type { ErasedPerson } from '../../../platform/personal-data/personal-data.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { contactImport } from '../tables/contact-imports.ts'
import { contact } from '../tables/contacts.ts'
import { forgetOwnBookings } from './forget-own-bookings.ts'

/** Deletes an erased vendor's clients, or what vendors noted about an erased client. */
export async function eraseContacts({ db }: UnitOfWork, person: ErasedPerson): Promise<void> {
  const whose = eq(person.role === 'vendor' ? contact.vendorId : contact.accountId, person.accountId)
  await forgetOwnBookings(db, whose)
  // An import of the last day may hold what stood of them before.
  await db.execute(sql`
    delete from ${contactImport} where ${contactImport.vendorId} = ${person.accountId} or exists (
      select from ${contact} where ${whose} and ${contactImport.before} @> jsonb_build_array(jsonb_build_object('id', ${contact.id})))`)
  await db.delete(contact).where(whose)
}
