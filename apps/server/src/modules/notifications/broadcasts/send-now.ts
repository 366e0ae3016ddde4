import { randomUUID } from 'node:crypto'
import { type Audience, EVERYONE } from '@anseo/domain/audience'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { announcedText, sendBroadcast } from './send-broadcast.ts'

/**
 * Sends an admin's announcement now.
 * @throws Refusal `INVALID_REQUEST` if the text is empty without the prefix of notices, or the group is empty.
 */
export async function sendNow(
  { transaction, settings }: Pick<Runtime, 'transaction' | 'settings'>,
  { accountId: adminId }: Caller,
  { content, audience = EVERYONE }: { content: string; audience?: Audience | undefined },
): Promise<void> {
  const sent = { id: randomUUID(), adminId, content: announcedText(content), audience }
  await transaction(async (unit) => {
    const people = await sendBroadcast(unit, settings, sent)
    if (people === 0) throw invalidField('audience', 'No one is in this group.')
  })
}
