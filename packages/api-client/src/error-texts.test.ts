import type { ErrorCode } from '@anseo/contract/errors'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { cancellationErrorText } from './cancellation-error-text.ts'
import { CANCELLING } from './error-catalogue/appointments.ts'
import { BOOKED, BOOKING } from './error-catalogue/booking.ts'
import { bookingErrorText, replyText } from './error-texts.ts'

const refused = (status: number, message?: string, code?: ErrorCode) =>
  new ApiError('answered', status, { ...(message !== undefined && { message }), ...(code && { code }) })

const OWN_WORDS = 'This slot was just booked. Please choose another time.'

test.each([
  ['an error of no call', new TypeError('x is undefined'), BOOKING.default],
  ['offline', new ApiError('offline'), BOOKING.offline],
  ['no connection', new ApiError('network'), BOOKING.network],
  ['timeout', new ApiError('timeout'), BOOKING.timeout],
  ['400 with a text', refused(400, OWN_WORDS), OWN_WORDS],
  ['400 without a text', refused(400), BOOKING[400]],
  ['401', refused(401, OWN_WORDS), BOOKING[401]],
  ['403 with a known code', refused(403, OWN_WORDS, 'EMAIL_NOT_VERIFIED'), OWN_WORDS],
  ['403 of a proxy', refused(403, 'Blocked'), BOOKING[403]],
  ['404', refused(404, 'Vendor not found', 'VENDOR_NOT_LISTED'), BOOKING[404]],
  ['500', refused(500, 'Internal'), BOOKING[500]],
  ['503', refused(503, 'Overloaded', 'UNAVAILABLE'), BOOKING[503]],
  ['503 of the database', refused(503, '', 'DATABASE_TIMEOUT'), BOOKING.databaseTimeout],
  ['another status with a text', refused(409, OWN_WORDS, 'SLOT_TAKEN'), OWN_WORDS],
  ['another status without a text', refused(502), BOOKED.failed],
])('the text for a refused booking suits the response: %s', (_, error, text) => {
  expect(bookingErrorText(error, BOOKED.failed)).toBe(text)
})

test('a cancellation that failed at the server has its own text, all other errors use the mapper', () => {
  expect(cancellationErrorText(refused(500, 'Internal'))).toBe(CANCELLING.failed)
  expect(cancellationErrorText(refused(502))).toBe(CANCELLING.failed)
  expect(cancellationErrorText(refused(503, 'Overloaded'))).toBe(BOOKING[503])
  expect(cancellationErrorText(new ApiError('network'))).toBe(BOOKING.network)
})

test("the server's text comes first, then the texts for a reply without one and for no reply", () => {
  expect(replyText(refused(409, OWN_WORDS), 'Wordless', 'Unanswered')).toBe(OWN_WORDS)
  expect(replyText(refused(502), 'Wordless', 'Unanswered')).toBe('Wordless')
  expect(replyText(new ApiError('network'), 'Wordless', 'Unanswered')).toBe('Unanswered')
  expect(replyText(new ApiError('offline'), 'Wordless')).toBe('Wordless')
})
