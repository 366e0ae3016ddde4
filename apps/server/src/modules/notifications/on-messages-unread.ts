import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import type { messagesUnread } from '../conversation/events.ts'
import type { NotificationContent } from './notify-people.ts'
import type { Parties } from './people-store.ts'
import { quoted } from './wording.ts'

/** Notifies the client or the vendor of messages that it has not read; only the last is quoted. */
export const onMessagesUnread = (
  { clientId, vendorId, receiver, texts }: FactsOf<typeof messagesUnread>,
  { client, vendor }: Parties,
): NotificationContent => {
  const sender = receiver === 'client' ? vendor : client
  const several = texts.length > 1
  return {
    headline: several
      ? `${texts.length} new messages from ${sender.name}`
      : `New message from ${sender.name}`,
    sentences: quoted(several ? 'The last one' : 'Message', texts.at(-1)!),
    button: {
      label: 'Reply',
      path: receiver === 'client' ? `/messages/${vendorId}/vendor` : `/pro/messages/${clientId}`,
    },
  }
}
