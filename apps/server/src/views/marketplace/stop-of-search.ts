import type { QueryOf } from '@anseo/contract/call'
import type { listVendors } from '@anseo/contract/vendors'
import { findPlaceMeant } from '@anseo/domain/find-place'
import { type Stop, stopAt } from '@anseo/domain/travel'
import { eircodeOf } from '../../modules/identity/public.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'

/**
 * Returns where a client who searches wants the visit: at the Eircode it typed, else at the address of its profile, else at
 * the place it searches near; null if none is known (B4).
 */
export async function stopOfSearch(
  db: Queryable,
  caller: Caller | null,
  { eircode, near }: QueryOf<typeof listVendors>,
): Promise<Stop | null> {
  if (eircode !== undefined) return stopAt(eircode)
  const own = caller && (await eircodeOf(db, caller.accountId))
  const typed = near?.trim()
  return stopAt(own) ?? stopAt(typed) ?? townOf(typed)
}

function townOf(typed: string | undefined): Stop | null {
  const place = typed ? findPlaceMeant(typed) : null
  return place && { place, eircode: null }
}
