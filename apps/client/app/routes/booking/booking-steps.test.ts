import { afterEach, expect, test, vi } from 'vitest'
import { sendBooking } from './booking-steps.ts'
import type { BookingOptions } from './use-booking.ts'

afterEach(() => vi.unstubAllGlobals())

/** Sends a booking that the server refuses; returns whether the page is told to load anew. */
async function isOutdatedBy(code: string): Promise<boolean> {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => Response.json({ success: false, code, message: 'No.' }, { status: 409 }))
  const onOutdated = vi.fn<() => void>()
  const choice = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '11:00 AM', serviceIds: [] }
  const options = { vendorId: 'v1', choice, note: '', address: null, place: undefined, onOutdated }
  const attempt = { keyFor: () => 'k1', end: () => {} }
  const sent = await sendBooking(
    options as never as BookingOptions,
    attempt,
    '/appointment/v1',
    null,
    undefined,
  )
  expect(sent.isRefused).toBe(true)
  return onOutdated.mock.calls.length > 0
}

test.each([
  ['PRICE_CHANGED', true],
  ['EXPRESS_REQUEST_NEEDED', true],
  ['VENDOR_UNAVAILABLE', false],
])('a booking refused with %s loads the page anew: %j', async (code, isOutdated) => {
  expect(await isOutdatedBy(code)).toBe(isOutdated)
})
