import type { previewQuote, sendQuote, sendQuoteVersion } from '@anseo/contract/quotes'
import type { BodyOf } from '@anseo/contract/call'
import { ratesFor } from '@anseo/domain/fee-relation'
import { MAX_HOURS } from '@anseo/domain/limits'
import { euroToCents } from '@anseo/domain/money'
import { changeProblem, quoteExpiry, quoteTotal } from '@anseo/domain/quote'
import { MINUTES_AN_HOUR, type Slot, slotFromWire, slotMinutes } from '@anseo/domain/slot'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import { calendarProblem, slotProblem } from '@anseo/domain/slot-problem'
import { journeyAsked } from '@anseo/domain/travel'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { conversationOf } from '../contact/conversation.ts'
import { refuseWriting } from '../contact/policy.ts'
import { readRelation, readVendorCalendar, refuseSlot, withdrawableFrom } from '../../booking/public.ts'
import { readPricing } from '../../catalogue/public.ts'
import { eircodeOf } from '../../identity/public.ts'
import { costOfQuote, costOfVersion, endsOf, quoteToWire, saidToWire, slotOfVersion } from './present.ts'
import {
  findVersions,
  findVersionsByIds,
  insertQuote,
  insertVersion,
  isQuoteOfVendor,
  lockQuote,
  lockRequestOf,
  type QuoteRow,
} from './store.ts'
import { quoteClosed, quoteSent } from '../events.ts'
import { admitToRequest } from '../request-records/admit-to-request.ts'
import { findAskedPlace } from '../request-records/store.ts'

type SentVersion = BodyOf<typeof sendQuoteVersion>

/**
 * Sends the first version of a quote to a client (A6).
 * @returns the quote's id.
 * @throws Refusal `CHAT_NOT_ALLOWED`, `NOT_FOUND`, `REQUEST_CLOSED`, or with the problem of the slot.
 */
export async function sendQuoteTo(
  runtime: Runtime,
  caller: Caller,
  { clientId, requestId, ...sent }: BodyOf<typeof sendQuote>,
): Promise<string> {
  return runtime.transactionOnce(async (unit) => {
    await refuseWriting(unit.db, conversationOf(caller, clientId)!, unit.now)
    const vendorId = caller.accountId
    if (requestId !== undefined) await admitToRequest(unit, { clientId, vendorId }, requestId)
    const quote = await insertQuote(unit.db, { clientId, vendorId, requestId, createdAt: unit.now })
    await sendVersion(unit, runtime, caller, { quote, version: 1 }, sent)
    return quote.id
  })
}

/**
 * Sends a new version, which replaces the previous one.
 * @throws Refusal `NOT_FOUND`, `QUOTE_ACCEPTED`, `QUOTE_WITHDRAWN`, `REQUEST_CLOSED`, or with the problem of the slot.
 */
export async function sendAnotherVersion(
  runtime: Runtime,
  caller: Caller,
  id: string,
  sent: SentVersion,
): Promise<string> {
  return runtime.transactionOnce(async (unit) => {
    const isOwn = isQuoteOfVendor(caller.accountId)
    await lockRequestOf(unit.db, id)
    const quote = await lockQuote(unit.db, id, isOwn)
    if (!quote) throw new Refusal('NOT_FOUND')
    refuseOn(changeProblem(endsOf(quote)))
    const before = (await findVersions(unit.db, id, isOwn)).at(-1)!.version
    await sendVersion(unit, runtime, caller, { quote, version: before.version + 1 }, sent)
    await unit.publish(quoteClosed, { quoteVersionId: before.id })
    return quote.id
  })
}

/** Returns the quote by its newest version, and whether its slot is free now: a warning, for nothing is held (S1). */
export async function showSent({ db, clock, settings }: Runtime, { accountId }: Caller, id: string) {
  const now = clock.now()
  const newest = (await findVersions(db, id, isQuoteOfVendor(accountId))).at(-1)!
  const calendar = await readVendorCalendar(db, accountId, now)
  return {
    quote: quoteToWire(newest, settings.current, now),
    slotIsFree: calendarProblem(calendar, slotOfVersion(newest), now) === null,
  }
}

/**
 * Returns the version as it would be if it were sent now, and whether its slot is free; without a client at the fees of a
 * first booking (A7).
 * @throws Refusal `CHAT_NOT_ALLOWED`, or with the problem of the slot.
 */
export async function previewVersion(
  { db, settings, clock }: Runtime,
  caller: Caller,
  { clientId, requestId, ...sent }: BodyOf<typeof previewQuote>,
) {
  const { accountId } = caller
  if (clientId !== undefined) await refuseWriting(db, conversationOf(caller, clientId)!, clock.now())
  const now = clock.now()
  const calendar = await readVendorCalendar(db, accountId, now)
  const said = readSent(sent, calendar, now)
  const slot = { start: said.startsAt, end: said.endsAt }
  const { feePerHourCents, cancellationHours, travel, speciality } = await readPricing(db, accountId)
  const withdrawableUntil = withdrawableFrom(settings.current, speciality, now)
  const eircode = clientId === undefined ? null : await eircodeOf(db, clientId)
  const asked = requestId === undefined ? null : await findAskedPlace(db, requestId, accountId)
  const travelFeeCents = journeyAsked(travel, asked, eircode).travelFeeCents ?? 0
  const { fullPriceCents } = said
  const relation = clientId === undefined ? 'first' : await readRelation(db, accountId, clientId)
  const rates = ratesFor(relation, settings.current.fees)
  const cost = costOfQuote({ feePerHourCents, slot, fullPriceCents, travelFeeCents }, rates)
  return {
    preview: saidToWire(said, cost, { cancellationHours, withdrawableUntil }, now),
    slotIsFree: calendarProblem(calendar, slot, now) === null,
  }
}

/** Parses a version for storage; refuses an invalid slot. */
function readSent(sent: SentVersion, calendar: VendorCalendar, now: Date) {
  const slot = slotFromWire(sent)
  const isShort = slot !== null && slotMinutes(slot) <= MAX_HOURS * MINUTES_AN_HOUR
  refuseSlot(slotProblem(slot, now, calendar, isShort), calendar, slot, now)
  const { start, end } = slot as Slot
  const items = sent.items.map(({ label, amount }) => ({ label, cents: euroToCents(amount) }))
  return {
    startsAt: start,
    endsAt: end,
    items,
    fullPriceCents: quoteTotal(items),
    words: sent.words ?? null,
    expiresAt: quoteExpiry(now, sent.validHours, start),
  }
}

async function sendVersion(
  unit: UnitOfWork,
  runtime: Runtime,
  caller: Caller,
  { quote, version }: { quote: QuoteRow; version: number },
  sent: SentVersion,
): Promise<void> {
  const calendar = await readVendorCalendar(unit.db, quote.vendorId, unit.now)
  const said = readSent(sent, calendar, unit.now)
  const row = await insertVersion(unit.db, { quoteId: quote.id, version, sentAt: unit.now, ...said })
  const { items, words, expiresAt } = said
  const slot = { start: said.startsAt, end: said.endsAt }
  await refuseWriting(unit.db, conversationOf(caller, quote.clientId)!, unit.now)
  const [found] = await findVersionsByIds(unit.db, [row.id])
  const { fees } = await runtime.settings.read(unit.db)
  await unit.publish(quoteSent, {
    quoteId: quote.id,
    clientId: quote.clientId,
    vendorId: quote.vendorId,
    quoteVersionId: row.id,
    version,
    slot,
    items,
    words,
    cost: costOfVersion(found!, fees),
    expiresAt,
    requestId: quote.requestId,
  })
}
