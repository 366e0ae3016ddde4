import { ACCOUNT } from './error-catalogue/account.ts'
import { CANCELLING, COMPLETING, PAYING, RESCHEDULING } from './error-catalogue/appointments.ts'
import { AUTHENTICATION } from './error-catalogue/authentication.ts'
import { BOOKED, BOOKING } from './error-catalogue/booking.ts'
import { CHAT_HISTORY } from './error-catalogue/chat-history.ts'
import { PHOTOS } from './error-catalogue/photos.ts'
import { SENDING, SOCKET } from './error-catalogue/socket.ts'

/**
 * The error catalogue (§8, with the toasts of §5): each text once. Pages import the part that they need from its own
 * file, so that no page loads the texts of another; `error-texts.ts` chooses the text for a failure.
 */
export const ERROR_CATALOGUE = {
  authentication: AUTHENTICATION,
  account: ACCOUNT,
  socket: SOCKET,
  sending: SENDING,
  chatHistory: CHAT_HISTORY,
  photos: PHOTOS,
  booking: BOOKING,
  booked: BOOKED,
  rescheduling: RESCHEDULING,
  cancelling: CANCELLING,
  completing: COMPLETING,
  paying: PAYING,
} as const
