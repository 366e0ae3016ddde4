import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { findAskedVendors, type RequestRow, setClosed } from '../request-records/store.ts'
import { quoteClosed, requestClosed } from '../events.ts'
import { endQuote, findNewestOfRequest } from './store.ts'

/**
 * Closes a locked request and the quotes for it that are open, and thanks the vendors who have not declined (C8).
 * @param acceptedQuoteId the quote that was accepted; null when the client has cancelled the request.
 */
export async function closeRequest(
  unit: UnitOfWork,
  { id: requestId, clientId }: Pick<RequestRow, 'id' | 'clientId'>,
  acceptedQuoteId: string | null,
): Promise<void> {
  await setClosed(unit.db, requestId, unit.now)
  const versions = await findNewestOfRequest(unit.db, requestId)
  const chosen = versions.find(({ quote }) => quote.id === acceptedQuoteId)?.quote.vendorId
  const open = versions.filter(
    ({ quote }) => quote.id !== acceptedQuoteId && quote.withdrawnAt === null && quote.acceptedAt === null,
  )
  for (const { quote, version } of open) {
    await endQuote(unit.db, quote.id, { closedAt: unit.now })
    await unit.publish(quoteClosed, { quoteVersionId: version.id })
  }
  const quoted = new Set(open.map(({ quote }) => quote.vendorId))
  for (const { vendorId, declinedAt } of await findAskedVendors(unit.db, requestId)) {
    if (declinedAt || vendorId === chosen) continue
    const booked = acceptedQuoteId !== null
    await unit.publish(requestClosed, { requestId, clientId, vendorId, booked, quoted: quoted.has(vendorId) })
  }
}
