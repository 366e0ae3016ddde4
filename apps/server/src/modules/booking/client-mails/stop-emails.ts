import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { readStopToken } from './stop-token.ts'
import { insertStopped } from './stopped-address-store.ts'

/**
 * Stops the emails that vendors cause to the address of a link (B13). A second call changes nothing.
 * @throws Refusal `LINK_INVALID` for a token that we did not make.
 */
export async function stopEmails(runtime: Runtime, token: string): Promise<void> {
  const digest = readStopToken(runtime, token)
  if (digest === null) {
    throw new Refusal('LINK_INVALID', {
      message: 'This link may be incomplete. Open it from the email again.',
    })
  }
  await insertStopped(runtime.db, digest, runtime.clock.now())
}
