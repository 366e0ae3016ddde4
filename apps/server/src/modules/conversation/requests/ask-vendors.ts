import type { BodyOf } from '@anseo/contract/call'
import type { quoteRequestCalls } from '@anseo/contract/quote-requests'
import { findPlaceMeant } from '@anseo/domain/find-place'
import { MAX_ASKED_VENDORS, MAX_OPEN_REQUESTS } from '@anseo/domain/limits'
import { openUntilOf, windowFromWire, windowProblem } from '@anseo/domain/quote-request'
import type { Slot } from '@anseo/domain/slot'
import type { Speciality } from '@anseo/domain/specialities'
import { type BookedPlace, type Stop, stopAt, worksAtPlace } from '@anseo/domain/travel'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { isListed, requireKnown } from '../../catalogue/public.ts'
import { attachPhotos, eircodeOf, isClosing, lockAccount } from '../../identity/public.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { findContactFacts } from '../contact/contact-facts-store.ts'
import { conversationOf } from '../contact/conversation.ts'
import { countContact } from '../contact/count-contact.ts'
import { findWritingProblems } from '../contact/policy.ts'
import { requestMade } from '../events.ts'
import { countOpen, findAskable, insertRequest } from '../request-records/store.ts'

type Body = BodyOf<typeof quoteRequestCalls.ask>

/** The criteria by which vendors are found for a request. */
export interface VendorSearch {
  speciality: Speciality
  window: Slot
  /** The place of the work: the client's or the vendor's own. */
  place: BookedPlace
  /** Where the client is; null if unknown. */
  at: Stop | null
}

/** Finds vendors that are free and near, the best first; more than are asked, since some may not be written to. */
export type FindVendors = (sought: VendorSearch) => Promise<string[]>

/**
 * Asks several vendors for quotes: the named ones, or the best that are found (C8). Each gets the request in the chat, so
 * that the client wrote first (A6).
 * @returns the id of the request.
 * @throws Refusal `INVALID_REQUEST`, `SLOT_PAST`, `SLOT_OUTSIDE_WINDOW`, `VENDOR_NOT_FOUND`, `VENDOR_UNAVAILABLE`,
 * `ACCOUNT_BLOCKED`, `ACCOUNT_CLOSING`, `NOBODY_FREE`, `TOO_MANY_REQUESTS`, `PHOTO_GONE`, `RATE_LIMITED`
 */
export async function askVendors(
  runtime: Runtime,
  findVendors: FindVendors,
  caller: Caller,
  body: Body,
): Promise<string> {
  const { db, clock } = runtime
  const { speciality, text: words } = body
  requireKnown(runtime, speciality)
  const window = windowFromWire(body)!
  refuseOn(windowProblem(window, clock.now()))
  const { place, at } = await placeOf(db, caller, body)
  const named = distinct(body.vendorIds).toSorted()
  const vendorIds =
    named.length > 0
      ? await admitNamed(runtime, caller, named, { speciality, place })
      : await bestOf(runtime, caller, await findVendors({ speciality, window, place, at }))
  await countContacts(runtime, caller, vendorIds)
  return runtime.transactionOnce(async (unit) => {
    const account = await lockAccount(unit.db, caller.accountId)
    if (account?.blockedAt) throw new Refusal('ACCOUNT_BLOCKED')
    if (await isClosing(unit.db, caller.accountId)) throw new Refusal('ACCOUNT_CLOSING')
    if ((await countOpen(unit.db, caller.accountId, unit.now)) >= MAX_OPEN_REQUESTS) {
      throw new Refusal('TOO_MANY_REQUESTS')
    }
    const { start: startsAt, end: endsAt } = window
    const row = await insertRequest(
      unit.db,
      {
        clientId: caller.accountId,
        speciality,
        words,
        startsAt,
        endsAt,
        place,
        area: at?.place.name ?? null,
        madeAt: unit.now,
        openUntil: openUntilOf(window),
      },
      vendorIds,
    )
    await attachPhotos(unit, caller.accountId, distinct(body.photos), { use: 'requestId', id: row.id })
    for (const vendorId of vendorIds) {
      const { id: requestId, clientId, area } = row
      await unit.publish(requestMade, { requestId, clientId, vendorId, window, area, words })
    }
    return row.id
  })
}

async function countContacts(
  runtime: Runtime,
  { accountId: clientId }: Caller,
  vendorIds: readonly string[],
) {
  const people = vendorIds.map((vendorId) => ({ clientId, vendorId, otherId: vendorId }))
  const facts = await findContactFacts(runtime.db, people, runtime.clock.now())
  for (const [place, pair] of people.entries()) await countContact(runtime, pair, facts[place]!)
}

const distinct = (ids: readonly string[] = []): string[] => [...new Set(ids)]

/** Returns whose place the work is at, and where the client is: at the address of its profile, or at the place that it typed. */
async function placeOf(
  db: Queryable,
  caller: Caller,
  { place }: Body,
): Promise<{ place: BookedPlace; at: Stop | null }> {
  const typed = place.trim()
  if (typed === 'client' || typed === 'vendor') {
    return { place: typed, at: stopAt(await eircodeOf(db, caller.accountId)) }
  }
  const meant = findPlaceMeant(typed)
  const at = stopAt(typed) ?? (meant && { place: meant, eircode: null })
  if (!at) throw invalidField('place', "We couldn't find that place. Try a town, area or Eircode.")
  return { place: 'client', at }
}

/** Checks that the named vendors can be asked. */
async function admitNamed(
  { db, clock }: Runtime,
  caller: Caller,
  ids: readonly string[],
  { speciality, place }: Pick<VendorSearch, 'speciality' | 'place'>,
): Promise<readonly string[]> {
  const found = await findAskable(db, ids, isListed(clock.now()))
  if (found.length < ids.length || found.some(({ listed }) => !listed)) throw new Refusal('VENDOR_NOT_FOUND')
  if (found.some((one) => one.speciality !== speciality)) {
    throw invalidField('vendorIds', 'Choose vendors of this speciality.')
  }
  if (!found.every(({ visitPlace }) => worksAtPlace(visitPlace, place))) {
    throw invalidField('vendorIds', WRONG_PLACE[place])
  }
  const may = await whoMayBeAsked(db, caller, ids, clock.now())
  if (may.length < ids.length || found.some(({ available }) => !available)) {
    throw new Refusal('VENDOR_UNAVAILABLE')
  }
  return ids
}

const WRONG_PLACE = {
  client: 'Choose vendors who travel to clients.',
  vendor: 'Choose vendors who work at their own place.',
}

/** Returns the first of those found to whom the client may write. */
async function bestOf({ db, clock }: Runtime, caller: Caller, found: readonly string[]) {
  const may = found.length > 0 ? await whoMayBeAsked(db, caller, found, clock.now()) : []
  if (may.length === 0) throw new Refusal('NOBODY_FREE')
  return may.slice(0, MAX_ASKED_VENDORS).toSorted()
}

async function whoMayBeAsked(db: Queryable, caller: Caller, ids: readonly string[], now: Date) {
  const conversations = ids.map((id) => conversationOf(caller, id)!)
  const problems = await findWritingProblems(db, conversations, now)
  return ids.filter((_, place) => problems[place] === null)
}
