import { quoteState } from '@anseo/domain/quote'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockAskedVendor } from '../request-records/lock-asked-vendor.ts'
import { findAskedVendors, setDeclined } from '../request-records/store.ts'
import { conversationOf } from '../contact/conversation.ts'
import { findWritingProblems } from '../contact/policy.ts'
import { quoteClosed, requestDeclined } from '../events.ts'
import { factsOfVersion } from '../quotes/present.ts'
import { endQuote, findNewestOfRequest } from '../quotes/store.ts'

/**
 * Declines a request for a vendor; its open quotes for it are withdrawn. Declining again changes nothing. The reason
 * reaches the client only if the vendor may write to it (C9).
 * @throws Refusal `NOT_FOUND`, `REQUEST_CLOSED`
 */
export async function declineRequest(
  runtime: Runtime,
  caller: Caller,
  id: string,
  reason: string | undefined,
): Promise<void> {
  await runtime.transaction(async (unit) => {
    const vendorId = caller.accountId
    const { request, asked } = await lockAskedVendor(unit, vendorId, id)
    if (asked.declinedAt) return
    const { clientId } = request
    const [problem] = await findWritingProblems(unit.db, [conversationOf(caller, clientId)!], unit.now)
    const words = problem ? null : (reason ?? null)
    await setDeclined(unit.db, asked, { declinedAt: unit.now, declinedWords: words })
    const quotes = await findNewestOfRequest(unit.db, id)
    for (const { quote, version } of quotes) {
      if (quote.vendorId !== vendorId || quote.withdrawnAt) continue
      await endQuote(unit.db, quote.id, { withdrawnAt: unit.now })
      await unit.publish(quoteClosed, { quoteVersionId: version.id })
    }
    const quoted = quotes.some(
      (one) => one.quote.vendorId === vendorId && quoteState(factsOfVersion(one), unit.now) === 'open',
    )
    const answered = new Set([vendorId])
    for (const { quote } of quotes) if (!quote.withdrawnAt) answered.add(quote.vendorId)
    const othersWait = (await findAskedVendors(unit.db, id)).some(
      (other) => !other.declinedAt && !answered.has(other.vendorId),
    )
    await unit.publish(requestDeclined, { requestId: id, clientId, vendorId, words, quoted, othersWait })
  })
}
