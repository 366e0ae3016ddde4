import { eq, sql } from 'drizzle-orm'
import type { ErasedPerson } from '../../../platform/personal-data/personal-data.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { contactImport } from '../tables/contact-imports.ts'
import { contact } from '../tables/contacts.ts'
import { deleteContacts } from './store.ts'

/** Deletes an erased vendor's clients, or what vendors noted about an erased client. */
export async function eraseContacts(unit: UnitOfWork, person: ErasedPerson): Promise<void> {
  const { db } = unit
  const whose = eq(person.role === 'vendor' ? contact.vendorId : contact.accountId, person.accountId)
  // An import of the last day stores how its clients were before it, so that it can be undone.
  await db.execute(sql`
    delete from ${contactImport} where ${contactImport.vendorId} = ${person.accountId} or exists (
      select from ${contact} where ${whose} and ${contactImport.before} @> jsonb_build_array(jsonb_build_object('id', ${contact.id})))`)
  await deleteContacts(unit, whose)
}
