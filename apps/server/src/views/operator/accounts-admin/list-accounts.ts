import type { listAccounts, PersonOnWire } from '@anseo/contract/accounts-admin'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { titleCase } from '@anseo/domain/person-name'
import { imageUrl } from '../../../platform/http/image-url.ts'
import { countedRows, type Place, placeOf } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { vettingOf } from '../../vetting-of.ts'
import { countBookingsOf, countAccounts, findAccounts, type PersonRow } from './account-store.ts'

/** Returns a page of the accounts of one site, with the number of matching accounts on each site. */
export async function listAccountsBy(
  { db }: Pick<Runtime, 'db'>,
  query: QueryOf<typeof listAccounts>,
): Promise<ReplyOf<typeof listAccounts>> {
  const { role, page, pageSize } = query
  const [people, counts] = await Promise.all([
    readAccounts(db, query, placeOf(query)),
    countAccounts(db, query),
  ])
  return { people, ...countedRows(counts[role]), page, pageSize, counts }
}

/** Reads some of the accounts that a search finds, as lists and files show them. */
export async function readAccounts(
  db: Queryable,
  filter: Parameters<typeof findAccounts>[1],
  place: Place,
): Promise<PersonOnWire[]> {
  const { role } = filter
  const rows = await findAccounts(db, filter, place)
  const bookings = await countBookingsOf(
    db,
    role,
    rows.map((row) => row.account.id),
  )
  return rows.map((row) => ({
    ...presentPerson(row.account),
    role,
    ...(bookings.get(row.account.id) ?? { bookings: 0, cancelled: 0 }),
    trade: presentTrade(row.trade),
  }))
}

/** Returns a person's name, picture and dates. */
export const presentPerson = (row: PersonRow['account']) => ({
  _id: row.id,
  name: titleCase(row.name),
  email: row.email,
  emailVerified: row.emailVerifiedAt !== null,
  image: imageUrl(row.imageKey),
  since: row.createdAt.toISOString(),
})

const presentTrade = (trade: PersonRow['trade']): PersonOnWire['trade'] =>
  trade && { speciality: trade.speciality, city: trade.city, vetting: vettingOf(trade) }
