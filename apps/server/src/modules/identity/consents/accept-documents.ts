import type { BodyOf } from '@anseo/contract/call'
import type { clientConsentCalls } from '@anseo/contract/consents'
import { CURRENT_VERSIONS } from '@anseo/domain/consents'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { insertConsents } from './store.ts'

/**
 * Records that the caller accepts the current documents.
 * @throws Refusal `TERMS_CHANGED` if another version was shown.
 */
export async function acceptDocuments(
  { transaction }: Pick<Runtime, 'transaction'>,
  { accountId }: Caller,
  { accepted }: BodyOf<typeof clientConsentCalls.accept>,
) {
  if (accepted.some(({ document, version }) => version !== CURRENT_VERSIONS[document])) {
    throw new Refusal('TERMS_CHANGED')
  }
  await transaction(({ db, now }) =>
    insertConsents(
      db,
      accountId,
      accepted.map((one) => ({ ...one, acceptedAt: now })),
    ),
  )
  return "Thanks, we've saved that."
}
