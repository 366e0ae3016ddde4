import {
  CANCELLATION_OPTIONS_HOURS,
  MAX_BUFFER_MINUTES,
  MAX_HORIZON_DAYS,
  MAX_RADIUS_KM,
  MAX_TRAVEL_FEE_CENTS,
  MOST_TRAVEL_FEES,
  BOOKING_WINDOW_DAYS,
  STEP_OPTIONS_MINUTES,
} from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { addressLine, eircode } from './profile-fields.ts'
import { euro } from './wire.ts'

const whole = (least: number, most: number, unit = '') => {
  const text = `Enter whole ${unit || 'numbers'}, ${least} to ${most}.`
  return z.number(text).int(text).min(least, text).max(most, text)
}

const oneOf = <const Options extends readonly number[]>(options: Options) =>
  z.literal(options, `Choose ${options.slice(0, -1).join(', ')} or ${options.at(-1)}.`)

/** Below 24 for each day of the horizon. */
export const noticeHours = whole(0, MAX_HORIZON_DAYS * 24, 'hours')
/** The buffer as it was named before it had minutes (B3). */
export const bufferHours = whole(0, MAX_BUFFER_MINUTES / 60, 'hours')

/** The rules by which a vendor takes bookings (B1). */
const rules = {
  stepMinutes: oneOf(STEP_OPTIONS_MINUTES),
  horizonDays: whole(BOOKING_WINDOW_DAYS, MAX_HORIZON_DAYS, 'days'),
  bufferMinutes: whole(0, MAX_BUFFER_MINUTES, 'minutes'),
  noticeHours,
  confirmation: z.enum(['ask', 'regulars', 'everyone']),
  place: z.enum(['client', 'vendor', 'both']),
  base: z.object({ eircode: eircode(), line1: addressLine() }).nullable(),
  radiusKm: whole(1, MAX_RADIUS_KM, 'kilometres').nullable(),
  travelFees: z
    .array(
      z.object({
        upToKm: whole(1, MAX_RADIUS_KM, 'kilometres'),
        fee: euro()
          .min(0)
          .max(MAX_TRAVEL_FEE_CENTS / 100),
      }),
    )
    .max(MOST_TRAVEL_FEES),
  cancellationHours: oneOf(CANCELLATION_OPTIONS_HOURS),
}

/** `bufferHours` is answered where it is whole. */
const bookingRulesOnWire = z.object({
  ...rules,
  base: z.object({ eircode: z.string(), line1: z.string() }).nullable(),
  bufferHours: bufferHours.optional(),
})
export type BookingRulesOnWire = z.output<typeof bookingRulesOnWire>

export const getBookingRules = call({
  method: 'GET',
  path: '/api/pro/booking-rules',
  access: 'vendor',
  summary: 'Get the rules by which bookings are taken: steps, horizon, buffer, notice and more.',
  reply: succeeds({ rules: bookingRulesOnWire }),
})

export const putBookingRules = call({
  method: 'PUT',
  path: '/api/pro/booking-rules',
  access: 'vendor',
  summary: 'Set rules for new bookings; those left out stay. Existing bookings keep theirs (S1).',
  body: z.object(rules).partial().extend({ bufferHours: bufferHours.optional() }),
  reply: succeeds({ rules: bookingRulesOnWire, message: z.string() }),
})
