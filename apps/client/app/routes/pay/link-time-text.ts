import { serverNow } from '@anseo/api-client/server-clock'
import type { PaymentLinkOnWire } from '@anseo/contract/payment-links'
import { formatMoment } from '@anseo/domain/moment-text'

/** Returns 'Tue 24 Nov, 10:00 AM to 12:00 PM', with the year if it is another one. */
export const linkTimeText = ({ startsAt, endTime }: PaymentLinkOnWire): string =>
  `${formatMoment(new Date(startsAt), serverNow())} to ${endTime}`
