import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { slotToWire } from '@anseo/domain/slot'
import type { Caller } from '../../../platform/http/caller.ts'
import { type CsvColumn, csvFile } from '../../../platform/http/csv-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { slotOf } from '../../booking/public.ts'
import { type EarningRow, findEarnings } from './earning-store.ts'
import { periodOf } from './list-earnings.ts'

const dateOf = (instant: Date | null) => instant?.toISOString() ?? null

const WHAT: Partial<Record<EarningRow['kind'], string>> = {
  balance: 'Balance',
  tip: 'Tip',
  'charged-dispute': 'Lost dispute',
  refund: 'Refund',
}

const COLUMNS: readonly CsvColumn<EarningRow>[] = [
  { head: 'Date', valueOf: (row) => slotToWire(slotOf(row)).slotDate.replaceAll('_', '.') },
  { head: 'From', valueOf: (row) => slotToWire(slotOf(row)).startTime },
  { head: 'To', valueOf: (row) => slotToWire(slotOf(row)).endTime },
  { head: 'Client', valueOf: ({ clientName }) => titleCase(clientName) },
  { head: 'What', valueOf: ({ kind, serviceName }) => WHAT[kind] ?? serviceName },
  { head: 'Euro', valueOf: ({ cents }) => centsToEuro(cents) },
  { head: 'State', valueOf: ({ state }) => state },
  { head: 'Owed at', valueOf: ({ owedAt }) => dateOf(owedAt) },
  {
    head: 'Paid out at',
    valueOf: ({ state, payoutSettledAt }) => (state === 'paid out' ? dateOf(payoutSettledAt) : null),
  },
  { head: 'Appointment', valueOf: ({ appointmentId }) => appointmentId },
]

/** Returns the caller's earnings of appointments between two days, both included, for a spreadsheet. */
export async function exportEarningsOf(
  { db }: Runtime,
  { accountId }: Caller,
  days: { from?: string | undefined; to?: string | undefined },
): Promise<File> {
  return csvFile('earnings.csv', COLUMNS, await findEarnings(db, accountId, periodOf(days)))
}
