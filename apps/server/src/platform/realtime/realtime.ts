import type { ChatReceives } from '@anseo/contract/socket-events'
import type { Slot } from '@anseo/domain/slot'
import type { Role } from '@anseo/domain/role'

/** Returns the room that gets everything that concerns one account; a socket is in its own from the start. */
export const roomOf = (role: Role, accountId: string) => `${ROOM_OF_ROLE[role]}:${accountId}`

/** Returns the room of the sockets that one login opened. */
export const sessionRoom = (sessionId: string) => `Session:${sessionId}`

/** The room of every client, and that of every vendor. */
export const EVERY_CLIENT = 'Every client'
export const EVERY_VENDOR = 'Every vendor'

const ROOM_OF_ROLE: Record<Role, string> = { client: 'User', vendor: 'Vendor', admin: 'Admin' }

/** Notifies browsers of modules' changes, after the commit. */
export interface Realtime {
  /** Sends to every socket of a room or of several, once to each, of all processes, except one. */
  emit<E extends keyof ChatReceives>(
    room: string | string[],
    event: E,
    payload: Parameters<ChatReceives[E]>[0],
    exceptSocket?: string,
  ): void
  /** Notifies the open booking pages of a vendor which days have changed (S10). */
  calendarChanged(vendorId: string, slots: readonly Slot[]): void
  /** Ends the sockets of a session, or all of an account's, when its tokens are no longer good. */
  disconnect(room: string): void
}
