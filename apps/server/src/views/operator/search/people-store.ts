import { FOUND_OF_EACH_KIND } from '@anseo/domain/limits'
import { searchName } from '@anseo/domain/search-name'
import type { SearchTerms } from '@anseo/domain/search-terms'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { containsText, folded } from '../../../platform/database/text-search.ts'
import { vendor } from '../../../modules/catalogue/tables/vendors.ts'
import { isOnHold } from '../../../modules/money/public.ts'
import { payoutAccount } from '../../../modules/money/tables/payouts.ts'
import { paymentCustomer } from '../../../modules/money/tables/saved-cards.ts'
import { account, client } from '../../../modules/identity/tables/accounts.ts'
import { phoneOwners } from '../accounts-admin/account-store.ts'

/** The number of matches among which the best are chosen; a more common name must be typed in full. */
const LOOKED_AT = 200

/** Finds the people who match the search terms, those whose name begins with the text first. */
export async function findMatchingPeople(db: Queryable, terms: SearchTerms) {
  const matches = peopleWith(db, terms)
  if (!matches) return []
  const found = await db
    .select({
      id: account.id,
      role: account.role,
      name: account.name,
      email: account.email,
      imageKey: account.imageKey,
      phone: sql<string | null>`coalesce(${client.phone}, ${vendor.phone})`,
      speciality: vendor.speciality,
      city: vendor.city,
      blocked: sql<boolean>`${account.blockedAt} is not null`,
      payoutsOnHold: isOnHold,
    })
    .from(account)
    .leftJoin(client, eq(client.id, account.id))
    .leftJoin(vendor, eq(vendor.id, account.id))
    .where(and(matches, isNull(account.erasedAt)))
  const text = terms.text && searchName(terms.text)
  const rankOf = ({ name }: { name: string }) => rank(searchName(name), text)
  return found
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name, 'en-IE'))
    .slice(0, FOUND_OF_EACH_KIND)
}
export type MatchingPerson = Awaited<ReturnType<typeof findMatchingPeople>>[number]

/** Ranks a match: 0 if the name begins with the text, 1 if one of its words does, 2 otherwise. */
function rank(name: string, text: string | undefined): number {
  if (text === undefined || name.startsWith(text)) return 0
  return name.includes(` ${text}`) ? 1 : 2
}

/** Selects the client who is that customer of the payment provider, and the vendor whose account there it is. */
const ownersOf = (db: Queryable, providerId: string) => [
  db
    .select({ id: paymentCustomer.clientId })
    .from(paymentCustomer)
    .where(eq(paymentCustomer.customerId, providerId)),
  db.select({ id: payoutAccount.vendorId }).from(payoutAccount).where(eq(payoutAccount.account, providerId)),
]

/** Returns the condition for people who match; each kind of term has its own limited lookup, since no index serves conditions of several tables. */
function peopleWith(
  db: Queryable,
  { id, providerId, eircode, phoneEnd, text }: SearchTerms,
): SQL | undefined {
  const accountsWith = (condition: SQL | undefined) =>
    db.select({ id: account.id }).from(account).where(condition)
  const lookups = [
    id && accountsWith(eq(account.id, id)),
    ...(providerId ? ownersOf(db, providerId) : []),
    eircode && db.select({ id: client.id }).from(client).where(eq(client.eircode, eircode)),
    phoneEnd && phoneOwners(db, phoneEnd),
    text && accountsWith(or(containsText(folded(account.name), text), containsText(account.email, text))),
  ].flatMap((lookup) => (lookup ? [sql`(${lookup} limit ${LOOKED_AT})`] : []))
  if (lookups.length === 0) return undefined
  return sql`${account.id} = any(array(${sql.join(lookups, sql` union all `)}))`
}
