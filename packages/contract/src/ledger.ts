import { LEDGER_ACCOUNTS, MOVEMENT_KINDS } from '@anseo/domain/ledger'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { timeRange } from './time-range.ts'
import { cursorQuery, euro, id, instant } from './wire.ts'

/** A line of the books: debits positive, credits negative, in euro (M6). */
export const ledgerEntryOnWire = z.object({
  _id: z.string(),
  movementId: id(),
  kind: z.enum(MOVEMENT_KINDS),
  /** What the movement stands for, such as the id of a payment. */
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
  summary: 'The entries of a stretch of time, newest first, with their sum, which is 0 (M6).',
  query: z.object({ ...timeRange, ...cursorQuery }),
  reply: succeeds({
    entries: z.array(ledgerEntryOnWire),
    sum: euro(),
    /** The sum of each account within the stretch. */
    accounts: z.partialRecord(z.enum(LEDGER_ACCOUNTS), euro()),
    nextCursor: z.string().nullable(),
  }),
  refusals: [],
})
