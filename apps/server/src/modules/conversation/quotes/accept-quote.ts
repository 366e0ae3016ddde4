import type { acceptQuote } from '@anseo/contract/quotes'
import type { BodyOf } from '@anseo/contract/call'
import { feeRelation } from '@anseo/domain/fee-relation'
import { acceptProblem, quoteName, quoteState } from '@anseo/domain/quote'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, bookQuoted } from '../../booking/public.ts'
import { costOfVersion, factsOfVersion, journeyOfVersion, slotOfVersion } from './present.ts'
import { closeRequest } from './close-request.ts'
import { endQuote, findVersions, isQuoteOfClient, lockQuote, lockRequestOf } from './store.ts'
import { quoteAccepted, quoteClosed } from '../events.ts'

/**
 * Accepts a version of a quote as the client, which makes a confirmed booking with a deposit to pay.
 * @returns the id of the appointment, also if that version was accepted before.
 * @throws Refusal `NOT_FOUND`, the reason if the version is not open, `OUTSIDE_AREA`, `PRICE_CHANGED`,
 * `EXPRESS_REQUEST_NEEDED`, or a refusal of booking.
 */
export async function acceptQuoteFor(
  runtime: Runtime,
  caller: Caller,
  id: string,
  { version, expectedTotal, expressRequest, ...wantedPlace }: BodyOf<typeof acceptQuote>,
): Promise<string> {
  return runtime.transactionOnce(async (unit) => {
    const isOwn = isQuoteOfClient(caller.accountId)
    const requestId = await lockRequestOf(unit.db, id)
    const quote = await lockQuote(unit.db, id, isOwn)
    const versions = await findVersions(unit.db, id, isOwn)
    const wanted = versions.find((found) => found.version.version === version)
    if (!quote || !wanted) throw new Refusal('NOT_FOUND')
    const facts = factsOfVersion(wanted)
    if (quoteState(facts, unit.now) === 'accepted') return quote.appointmentId!
    refuseOn(acceptProblem(facts, unit.now))
    const { fees } = await runtime.settings.read(unit.db)
    const { clientId, vendorId } = quote
    const booked = await bookQuoted(unit, runtime, {
      clientId,
      vendorId,
      slot: slotOfVersion(wanted),
      serviceName: quoteName(wanted.version.items),
      relation: feeRelation(wanted.relation),
      costWith: (travelFeeCents) => costOfVersion(wanted, fees, travelFeeCents),
      expectedTotal,
      expressRequest,
      wantedPlace: { ...wantedPlace, place: wantedPlace.place ?? journeyOfVersion(wanted).place },
    })
    await endQuote(unit.db, id, { acceptedAt: unit.now, appointmentId: booked.id })
    await unit.publish(quoteClosed, { quoteVersionId: wanted.version.id })
    await unit.publish(quoteAccepted, { ...toEventBase(booked), payBy: booked.payBy })
    if (requestId) await closeRequest(unit, { id: requestId, clientId }, id)
    return booked.id
  })
}
