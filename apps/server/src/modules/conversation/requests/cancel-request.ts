import { closedProblem } from '@anseo/domain/quote-request'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockRequest } from '../request-records/store.ts'
import { closeRequest } from '../quotes/close-request.ts'

/**
 * Cancels a request as its client.
 * @throws Refusal `NOT_FOUND`, `REQUEST_CLOSED`
 */
export async function cancelRequest(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const request = await lockRequest(unit.db, id)
    if (request?.clientId !== caller.accountId) throw new Refusal('NOT_FOUND')
    refuseOn(closedProblem(request, unit.now))
    await closeRequest(unit, request, null)
  })
}
