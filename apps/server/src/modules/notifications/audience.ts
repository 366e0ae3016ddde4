import type { Audience, AudienceGroup } from '@anseo/domain/audience'
import { searchName } from '@anseo/domain/search-name'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { account, client } from '../identity/tables/accounts.ts'
import { vendor } from '../catalogue/tables/vendors.ts'
import { folded } from '../../platform/database/text-search.ts'

/** Returns the condition that an account belongs to the audience of an announcement; erased accounts never do. */
export const isInAudience = (audience: Audience): SQL | undefined =>
  and(isNull(account.erasedAt), isMeant(audience))

function isMeant(audience: Audience): SQL | undefined {
  switch (audience.to) {
    case 'everyone':
      return inArray(account.role, ['client', 'vendor'])
    case 'clients':
      return eq(account.role, 'client')
    case 'vendors':
      return eq(account.role, 'vendor')
    case 'speciality':
      return isVendorWith(sql`${vendor.speciality} = ${audience.speciality}`)
    case 'town':
      return or(isVendorWith(livesThere(vendor.city, audience.town)), isClientIn(audience.town))
    case 'groups':
      return or(...audience.groups.map(isIn))
  }
}

function isIn(group: AudienceGroup): SQL | undefined {
  const { role, town } = group
  if (role === 'clients') return and(eq(account.role, 'client'), town ? isClientIn(town) : undefined)
  const { speciality } = group
  const what = and(
    town ? livesThere(vendor.city, town) : undefined,
    speciality ? eq(vendor.speciality, speciality) : undefined,
  )
  return and(eq(account.role, 'vendor'), what && isVendorWith(what))
}

const isVendorWith = (what: SQL): SQL =>
  sql`exists (select 1 from ${vendor} where ${and(eq(vendor.id, account.id), what)})`

const isClientIn = (town: string): SQL =>
  sql`exists (select 1 from ${client} where ${and(
    eq(client.id, account.id),
    or(livesThere(client.addressLine1, town), livesThere(client.addressLine2, town)),
  )})`

/** Returns the condition that an address names a town as a word of its own: 'Cork' is not in 'Corkagh Park'. */
const livesThere = (place: PgColumn, town: string): SQL =>
  sql`${folded(place)} ~ ${String.raw`\m${escaped(searchName(town))}\M`}`

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)
