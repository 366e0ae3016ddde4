import type { AdminSeriesOnWire, exportPersonSeries } from '@anseo/contract/admin-series'
import type { QueryOf } from '@anseo/contract/call'
import { costFromWire } from '@anseo/domain/cost-wire'
import { centsToEuro } from '@anseo/domain/money'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import { listExport } from '../../audit/public.ts'
import { readSeriesOfPerson } from './list-series.ts'

const COLUMNS: readonly CsvColumn<AdminSeriesOnWire>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'State', valueOf: ({ status }) => status },
  { head: 'Client', valueOf: ({ client }) => client.name },
  { head: 'Client id', valueOf: ({ client }) => client._id },
  { head: 'Vendor', valueOf: ({ vendor }) => vendor.name },
  { head: 'Vendor id', valueOf: ({ vendor }) => vendor._id },
  { head: 'Every weeks', valueOf: ({ everyWeeks }) => everyWeeks },
  { head: 'First day', valueOf: ({ slotDate }) => slotDate },
  { head: 'From', valueOf: ({ startTime }) => startTime },
  { head: 'To', valueOf: ({ endTime }) => endTime },
  { head: 'Visits', valueOf: ({ visits }) => visits },
  {
    head: 'Completed',
    valueOf: ({ dates }) => dates.filter(({ status }) => status === 'complete').length,
  },
  { head: 'Service', valueOf: ({ serviceName }) => serviceName },
  { head: 'Total of each visit', valueOf: ({ cost }) => centsToEuro(costFromWire(cost).totalCents) },
  { head: 'Asked for', valueOf: ({ createdAt }) => createdAt },
  { head: 'Confirmed', valueOf: ({ confirmedAt }) => confirmedAt },
  { head: 'Reason of the end', valueOf: ({ endReason }) => endReason },
]

/** Returns the series of a client or vendor as a CSV file. */
export const exportSeriesOfPerson = listExport({
  name: 'series',
  columns: COLUMNS,
  find: (runtime, { person, ...query }: QueryOf<typeof exportPersonSeries> & { person: string }, place) =>
    readSeriesOfPerson(runtime, person, query, place),
})
