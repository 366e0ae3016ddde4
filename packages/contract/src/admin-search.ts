import { NAMED_ROLES } from '@anseo/domain/admin-role'
import { z } from 'zod'
import { ACCOUNT_ROLES } from './accounts-admin.ts'
import { adminAppointmentOnWire } from './admin-appointments.ts'
import { call, succeeds } from './call.ts'
import { euro, id, imageUrl, instant, searchText, speciality } from './wire.ts'

export const FOUND_MONEY = ['payment', 'refund', 'dispute', 'payout'] as const

export const foundPersonOnWire = z.object({
  _id: id(),
  role: z.enum(ACCOUNT_ROLES),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  image: imageUrl(),
  /** Null unless the account is a vendor's. */
  trade: z.object({ speciality: speciality(), city: z.string() }).nullable(),
  /** A client whom the operator has blocked (D6). */
  blocked: z.boolean(),
  /** A vendor whose payouts an operator holds (D4). */
  payoutsOnHold: z.boolean(),
})
export type FoundPersonOnWire = z.output<typeof foundPersonOnWire>

/**
 * An appointment in the operator's list, or a vendor's own booking that was paid by link, whose client has no account (B7).
 */
export const foundAppointmentOnWire = adminAppointmentOnWire.extend({
  client: adminAppointmentOnWire.shape.client.extend({ _id: id().nullable() }),
})
export type FoundAppointmentOnWire = z.output<typeof foundAppointmentOnWire>

const moved = {
  amount: euro(),
  at: instant(),
  /** The client whose money it is, or the vendor of a payout. */
  who: z.string(),
}

export const foundMoneyOnWire = z.object({
  _id: id(),
  kind: z.enum(FOUND_MONEY),
  providerId: z.string().nullable(),
  /** The vendor of a payout; null for others. */
  vendorId: id().nullable(),
  /** An operator can still act on it: the payment arrived, the dispute is open, the vendor's payouts aren't on hold. */
  actionable: z.boolean(),
  ...moved,
})
export type FoundMoneyOnWire = z.output<typeof foundMoneyOnWire>

export const foundReceiptOnWire = z.object({
  number: z.number().int(),
  /** The payment or refund that it is of. */
  of: z.enum(['payment', 'refund']),
  _id: id(),
  ...moved,
})
export type FoundReceiptOnWire = z.output<typeof foundReceiptOnWire>

export const searchEverything = call({
  method: 'GET',
  path: '/api/admin/search',
  access: 'admin',
  roles: NAMED_ROLES,
  summary:
    'Search people, appointments, payments and receipts by name, email, phone, Eircode, id or provider id; the best of each (D4).',
  query: z.object({ q: searchText() }),
  reply: succeeds({
    people: z.array(foundPersonOnWire),
    appointments: z.array(foundAppointmentOnWire),
    /** Payments, and their refunds, disputes and payouts. */
    payments: z.array(foundMoneyOnWire),
    receipts: z.array(foundReceiptOnWire),
  }),
})
