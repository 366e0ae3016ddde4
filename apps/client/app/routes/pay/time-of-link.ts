import { serverNow } from '@anseo/api-client/server-clock'
import type { PaymentLinkOnWire } from '@anseo/contract/payment-links'
import { formatMoment } from '@anseo/domain/moment-text'

/** 'Tue 24 Nov, 10:00 AM to 12:00 PM', a day of another year with it. */
export const timeOfLink = ({ startsAt, endTime }: PaymentLinkOnWire): string =>
  `${formatMoment(new Date(startsAt), serverNow())} to ${endTime}`
