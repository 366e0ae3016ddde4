import { changeProblem } from '@anseo/domain/quote'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { quoteClosed } from '../events.ts'
import { endsOf } from './present.ts'
import { endQuote, findVersions, isQuoteOfVendor, lockQuote, lockRequestOf } from './store.ts'

/**
 * Withdraws a quote as its vendor.
 * @throws Refusal `NOT_FOUND`, `QUOTE_ACCEPTED`, `QUOTE_WITHDRAWN`, `REQUEST_CLOSED`.
 */
export async function withdrawOwnQuote(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const isOwn = isQuoteOfVendor(caller.accountId)
    await lockRequestOf(unit.db, id)
    const quote = await lockQuote(unit.db, id, isOwn)
    if (!quote) throw new Refusal('NOT_FOUND')
    refuseOn(changeProblem(endsOf(quote)))
    await endQuote(unit.db, id, { withdrawnAt: unit.now })
    const newest = (await findVersions(unit.db, id, isOwn)).at(-1)!
    await unit.publish(quoteClosed, { quoteVersionId: newest.version.id })
  })
}
