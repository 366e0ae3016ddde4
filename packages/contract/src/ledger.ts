import { LEDGER_ACCOUNTS, MOVEMENT_KINDS } from '@anseo/domain/ledger'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { paidFor, party } from './parties.ts'
import { timeRange } from './time-range.ts'
import { cursorQuery, euro, id, instant, pageFacts, pageQuery } from './wire.ts'

/** A ledger entry: debits positive, credits negative, in euro (M6). */
export const ledgerEntryOnWire = z.object({
  _id: z.string(),
  movementId: id(),
  kind: z.enum(MOVEMENT_KINDS),
  /** The cause of the movement, such as the id of a payment. */
  source: z.string(),
  account: z.enum(LEDGER_ACCOUNTS),
  vendorId: id().nullable(),
  appointmentId: id().nullable(),
  amount: euro(),
  at: instant(),
})
export type LedgerEntryOnWire = z.output<typeof ledgerEntryOnWire>

export const listLedger = call({
  method: 'GET',
  path: '/api/admin/ledger',
  access: 'admin',
  roles: ['reader', 'finance'],
  summary: 'List the ledger entries of a period, newest first, with their sum, which is 0 (M6).',
  query: z.object({ ...timeRange, ...cursorQuery }),
  reply: succeeds({
    entries: z.array(ledgerEntryOnWire),
    sum: euro(),
    /** The sum of each account within the period. */
    accounts: z.partialRecord(z.enum(LEDGER_ACCOUNTS), euro()),
    nextCursor: z.string().nullable(),
  }),
})

/** A ledger movement with its entries: debits positive, credits negative, in euro (M6). */
export const movementOnWire = z.object({
  _id: id(),
  kind: z.enum(MOVEMENT_KINDS),
  source: z.string(),
  providerRef: z.string().nullable(),
  at: instant(),
  appointment: paidFor.nullable(),
  /** The vendor of a payout that belongs to no appointment. */
  vendor: party.nullable(),
  lines: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), amount: euro() })),
})
export type MovementOnWire = z.output<typeof movementOnWire>

/** Orders of the movements: by time. */
export const MOVEMENT_ORDERS = ['newest', 'oldest'] as const
export type MovementOrder = (typeof MOVEMENT_ORDERS)[number]

const account = z.enum(LEDGER_ACCOUNTS).optional()
const order = z.enum(MOVEMENT_ORDERS)

export const listMovements = call({
  method: 'GET',
  path: '/api/admin/ledger/movements',
  access: 'admin',
  roles: ['reader', 'finance'],
  summary:
    'List the ledger movements of a period with their entries, newest first, and the result of the last check.',
  query: z.object({ ...timeRange, account, order: order.default('newest'), ...pageQuery() }),
  reply: succeeds({
    movements: z.array(movementOnWire),
    /** The sums of all that match, not only of this page; both are equal if the ledger balances. Null if not summed. */
    debit: euro().nullable(),
    credit: euro().nullable(),
    books: z.object({
      balanced: z.boolean(),
      findings: z.array(z.string()),
      /** Differences from the provider's own list. */
      differences: z.array(z.string()),
      checkedAt: instant().nullable(),
      reconciledAt: instant().nullable(),
    }),
    ...pageFacts,
  }),
})

export const exportLedger = call({
  method: 'GET',
  path: '/api/admin/ledger/export',
  access: 'admin',
  roles: ['finance'],
  summary: 'Download the ledger entries of a period as CSV, oldest first unless told.',
  query: z.object({ ...timeRange, account, order: order.default('oldest') }),
  file: 'text/csv',
})
