import { DEPOSIT_KINDS } from '@anseo/domain/deposit'
import {
  MAX_DEPOSIT_PERCENT,
  MAX_MINUTES,
  MAX_SERVICES,
  MIN_DEPOSIT_PERCENT,
  MIN_HOURS,
  SERVICE_LINE_MAX_LENGTH,
  SERVICE_MAX_PRICE_CENTS,
  SERVICE_NAME_MAX_LENGTH,
} from '@anseo/domain/limits'
import { centsToEuro, isEuroAmount } from '@anseo/domain/money'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { bookedMinutes, euro, id, lineField, optionalLine } from './wire.ts'

/** A service on the menu; `price` is what its vendor asks, of which the deposit is a part (A5 of growth). */
export const serviceOnWire = z.object({
  _id: id(),
  name: z.string(),
  /** One line. */
  description: z.string().nullable(),
  price: euro(),
  durationMinutes: z.number().int(),
  /** The length in hours, where it is in whole hours. */
  durationHours: z.number().int().optional(),
  /** The part of its price that is paid at booking (A5). */
  deposit: z.object({ kind: z.enum(DEPOSIT_KINDS), percent: z.number().int().optional() }),
})
export type ServiceOnWire = z.output<typeof serviceOnWire>

const MAX_PRICE = centsToEuro(SERVICE_MAX_PRICE_CENTS)

/** The length of a service in quarter-hours; in whole hours too, as it was named before (B3). */
const duration = {
  durationMinutes: bookedMinutes().optional(),
  durationHours: z
    .number()
    .int('Enter whole hours.')
    .min(MIN_HOURS)
    .max(MAX_MINUTES / 60)
    .optional(),
}

const PERCENT_TEXT = `Enter a whole percentage from ${MIN_DEPOSIT_PERCENT} to ${MAX_DEPOSIT_PERCENT}.`

/** A deposit as a vendor chooses it; a percentage only where that is its kind (A5). */
const deposit = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['hourly', 'full']) }),
  z.object({
    kind: z.literal('percent'),
    percent: z
      .number(PERCENT_TEXT)
      .int(PERCENT_TEXT)
      .min(MIN_DEPOSIT_PERCENT, PERCENT_TEXT)
      .max(MAX_DEPOSIT_PERCENT, PERCENT_TEXT),
  }),
])

const written = z
  .object({
    name: lineField(SERVICE_NAME_MAX_LENGTH),
    description: optionalLine(SERVICE_LINE_MAX_LENGTH),
    price: z
      .number('Enter a price, like 55 or 55.50.')
      .min(0, 'Enter a price of €0.00 or more.')
      .max(MAX_PRICE, 'Enter €10,000 or less.')
      .refine(isEuroAmount, 'Use no more than 2 decimals.'),
    ...duration,
    /** Left out: that of a new service is `hourly`, that of another stays as it is. */
    deposit: deposit.optional(),
  })
  .refine(({ durationMinutes, durationHours }) => (durationMinutes ?? durationHours) !== undefined, {
    path: ['durationMinutes'],
    message: 'Choose how long it takes.',
  })
  .refine(
    ({ durationMinutes, durationHours }) =>
      durationMinutes === undefined || durationHours === undefined || durationMinutes === durationHours * 60,
    { path: ['durationHours'], message: "This isn't the same as durationMinutes. Send one of them." },
  )

/** The whole menu, in its order. */
const ownMenu = () => succeeds({ services: z.array(serviceOnWire), message: z.string() })

export const listServices = call({
  method: 'GET',
  path: '/api/vendor/:vendorId/services',
  access: 'public',
  summary: "List a vendor's services with full prices, in their order.",
  params: z.object({ vendorId: id() }),
  reply: succeeds({ services: z.array(serviceOnWire) }),
  refusals: ['VENDOR_NOT_FOUND'],
})

export const listOwnServices = call({
  method: 'GET',
  path: '/api/pro/services',
  access: 'vendor',
  summary: "List the vendor's own services, in their order.",
  reply: succeeds({ services: z.array(serviceOnWire) }),
})

export const addService = call({
  method: 'POST',
  path: '/api/pro/services',
  access: 'vendor',
  summary: `Add a service at the end, up to ${MAX_SERVICES}.`,
  idempotent: true,
  body: written,
  reply: ownMenu(),
  refusals: ['MENU_FULL'],
})

export const changeService = call({
  method: 'PUT',
  path: '/api/pro/services/:id',
  access: 'vendor',
  summary: 'Change a service. Existing appointments keep what they booked.',
  body: written,
  reply: ownMenu(),
})

export const removeService = call({
  method: 'DELETE',
  path: '/api/pro/services/:id',
  access: 'vendor',
  summary: 'Remove a service. Existing appointments keep what they booked.',
})

export const restoreService = call({
  method: 'POST',
  path: '/api/pro/services/:id/restore',
  access: 'vendor',
  summary: 'Restore a removed service.',
  reply: ownMenu(),
  refusals: ['MENU_FULL'],
})

export const orderServices = call({
  method: 'PUT',
  path: '/api/pro/services/order',
  access: 'vendor',
  summary: 'Order the services by their ids.',
  body: z.object({ ids: z.array(id()).max(MAX_SERVICES) }),
  reply: ownMenu(),
  refusals: ['MENU_CHANGED'],
})
