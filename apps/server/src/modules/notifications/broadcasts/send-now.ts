import { randomUUID } from 'node:crypto'
import { type Audience, EVERYONE } from '@anseo/domain/audience'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { announcedText, sendBroadcast } from './send-broadcast.ts'

/**
 * Sends an admin's announcement now, once for each `Idempotency-Key`.
 * @throws Refusal `INVALID_REQUEST` if the text is empty without the prefix of notices, or the group is empty.
 */
export async function sendNow(
  { transactionOnce, settings }: Pick<Runtime, 'transactionOnce' | 'settings'>,
  { accountId: adminId }: Caller,
  { content, audience = EVERYONE }: { content: string; audience?: Audience | undefined },
): Promise<void> {
  const sent = { id: randomUUID(), adminId, content: announcedText(content), audience }
  await transactionOnce(async (unit) => {
    const people = await sendBroadcast(unit, settings, sent)
    if (people === 0) throw invalidField('audience', 'No one is in this group.')
  })
}
