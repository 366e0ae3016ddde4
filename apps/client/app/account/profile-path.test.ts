import { expect, test } from 'vitest'
import { profileForBooking, readBookingReturn } from './profile-path.ts'

const returnOf = (path: string) =>
  readBookingReturn(new URLSearchParams(profileForBooking(path).split('?')[1]))

test.each([
  '/appointment/1a-2b?day=26_11_2026',
  '/messages/1a-2b/vendor',
  '/my-requests/1a-2b',
  '/my-appointment?chat=1a',
])('the profile leads back to %s', (path) =>
  expect(returnOf(path)).toEqual({ sentByBooking: true, back: path }),
)

test.each(['//evil.test/appointment/1', 'https://evil.test', '/login'])(
  'the profile does not lead back to %s',
  (path) => expect(returnOf(path)).toEqual({ sentByBooking: true, back: null }),
)
