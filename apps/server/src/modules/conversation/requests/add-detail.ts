import type { BodyOf } from '@anseo/contract/call'
import type { quoteRequestCalls } from '@anseo/contract/quote-requests'
import { MAX_ATTACHED_PHOTOS } from '@anseo/domain/attached-photos'
import { MAX_REQUEST_DETAILS } from '@anseo/domain/limits'
import { closedProblem } from '@anseo/domain/quote-request'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { attachPhotos, readAttachedPhotos } from '../../identity/public.ts'
import { byClient } from '../contact/conversation.ts'
import { findWritingProblems } from '../contact/policy.ts'
import { findAskedVendors, insertDetail, lockRequest, type RequestRow } from '../request-records/store.ts'
import { requestExtended } from '../events.ts'

type Added = BodyOf<typeof quoteRequestCalls.addDetail>

/**
 * Adds the client's words or photos to its open request; the vendors who have not declined are notified (C8), except
 * those it may no longer write to (C9).
 * @throws Refusal `INVALID_REQUEST`, `NOT_FOUND`, `REQUEST_CLOSED`, `PHOTO_GONE`
 */
export async function addDetail(runtime: Runtime, caller: Caller, id: string, added: Added): Promise<void> {
  const photoIds = [...new Set(added.photos)]
  const words = added.text ?? null
  if (words === null && photoIds.length === 0) throw invalidField('text', 'Add a detail or a photo.')
  await runtime.transactionOnce(async (unit) => {
    const request = await lockRequest(unit.db, id)
    if (request?.clientId !== caller.accountId) throw new Refusal('NOT_FOUND')
    refuseOn(closedProblem(request, unit.now))
    const after = await countPhotos(unit, request, photoIds.length)
    if (words !== null) await insertDetail(unit.db, id, { words, addedAt: unit.now.toISOString() })
    await attachPhotos(unit, caller.accountId, photoIds, { use: 'requestId', id, after })
    const { clientId } = request
    const asked = (await findAskedVendors(unit.db, id)).filter(({ declinedAt }) => !declinedAt)
    const conversations = asked.map(({ vendorId }) => byClient({ clientId, vendorId }))
    const problems = await findWritingProblems(unit.db, conversations, unit.now)
    for (const [place, { vendorId }] of asked.entries()) {
      if (problems[place]) continue
      await unit.publish(requestExtended, {
        requestId: id,
        clientId,
        vendorId,
        words,
        photos: photoIds.length,
      })
    }
  })
}

/** Returns how many photos a request has, once there is room for the new detail and photos. */
async function countPhotos({ db }: UnitOfWork, { id, details }: RequestRow, photos: number): Promise<number> {
  if (details.length >= MAX_REQUEST_DETAILS) {
    throw invalidField('text', `You can add up to ${MAX_REQUEST_DETAILS} details.`)
  }
  const attached = (await readAttachedPhotos(db, 'requestId', [id])).get(id)?.length ?? 0
  if (photos > 0 && attached + photos > MAX_ATTACHED_PHOTOS) {
    throw invalidField('photos', `A request has up to ${MAX_ATTACHED_PHOTOS} photos.`)
  }
  return attached
}
