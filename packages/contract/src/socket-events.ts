// implements: §3.16
import { MESSAGE_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { photoIds } from './attached-photos.ts'
import { messageOnWire, type MessageOnWire } from './messages.ts'
import { id } from './wire.ts'

/** Vendors' live calendars, public (S10). The default namespace needs a token. */
export const CALENDAR_NAMESPACE = '/calendar'

/**
 * The acknowledgement of a sent message: the stored message, or the refusal's text; a message refused for its rate
 * may be sent again later.
 */
export type SendAcknowledgement =
  | { success: true; message: MessageOnWire }
  | { success: false; message: string; code?: string; retryAfterSeconds?: number }

/** Payloads of events from a browser, validated before any use. */
export const emitted = {
  join_room: z.string().max(100),
  send_message: z.object({
    receiverId: id(),
    /** May be empty with photos. */
    content: z.string().max(MESSAGE_MAX_LENGTH * 4),
    photoIds: photoIds().optional(),
  }),
  message_read: z.object({ senderId: id() }),
  /** Milliseconds from when the page began to load its data until it was connected. */
  ask_missed: z.number().nonnegative(),
  watch: z.object({ vendorId: id() }),
} as const

/** Payloads of events to a browser. */
export const received = {
  receive_message: messageOnWire,
  /** A stored message has changed: its quote was replaced, accepted or withdrawn. */
  message_changed: messageOnWire,
  /** `quiet`: the receiver has just done it itself, so no toast is shown. */
  receive_notification: z.object({ message: z.string(), quiet: z.boolean().optional() }),
  messages_read: z.object({ readerId: id() }),
  calendar_changed: z.object({ vendorId: id(), slotDate: z.string() }),
  /** The socket may have missed events, so the page reloads its data, as after a reconnect. On both namespaces. */
  catch_up: z.undefined(),
} as const

/** Typed for Socket.IO: emitted on the default namespace. */
export interface ChatEmits {
  join_room: (room: string, acknowledge?: (reply: { success: boolean; message?: string }) => void) => void
  send_message: (
    payload: { receiverId: string; content: string; photoIds?: string[] },
    acknowledge?: (reply: SendAcknowledgement) => void,
  ) => void
  message_read: (payload: { senderId: string }) => void
  /** Asks whether an event of that time did not reach the page; its data may be stale then. */
  ask_missed: (ms: number, acknowledge: (reply: { missed: boolean }) => void) => void
}

/** Typed for Socket.IO: received on the default namespace. */
export interface ChatReceives {
  receive_message: (message: MessageOnWire) => void
  message_changed: (message: MessageOnWire) => void
  receive_notification: (notification: { message: string; quiet?: boolean | undefined }) => void
  messages_read: (reading: { readerId: string }) => void
  catch_up: () => void
}

export interface CalendarEmits {
  watch: (payload: { vendorId: string }, acknowledge?: () => void) => void
}

export interface CalendarReceives {
  calendar_changed: (change: { vendorId: string; slotDate: string }) => void
  catch_up: () => void
}
