import type { QueryOf } from '@anseo/contract/call'
import type { exportStats, FiguresOnWire, StatisticsGroup } from '@anseo/contract/stats'
import { formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { type CsvColumn, csvFile } from '../../../platform/http/csv-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { readStats } from './read-stats.ts'

type Row = FiguresOnWire & { key: string }

const HEADS: Record<StatisticsGroup, string> = {
  week: 'Week from Monday',
  speciality: 'Speciality',
  town: 'Town',
}

const COLUMNS: readonly CsvColumn<Row>[] = [
  { head: 'Bookings', valueOf: ({ bookings }) => bookings },
  { head: 'Paid or completed', valueOf: ({ paid }) => paid },
  { head: 'Completed', valueOf: ({ completed }) => completed },
  { head: 'Waiting', valueOf: ({ waiting }) => waiting },
  { head: 'Cancelled', valueOf: ({ cancelled }) => cancelled.total },
  { head: 'Cancelled by client', valueOf: ({ cancelled }) => cancelled.client },
  { head: 'Cancelled by vendor', valueOf: ({ cancelled }) => cancelled.vendor },
  { head: 'Declined', valueOf: ({ cancelled }) => cancelled.declined },
  { head: 'Cancelled by admin', valueOf: ({ cancelled }) => cancelled.admin },
  { head: 'Timed out', valueOf: ({ cancelled }) => cancelled.timedOut },
  { head: 'Value in euro', valueOf: ({ value }) => value },
  { head: 'Take in euro', valueOf: ({ take }) => take },
  { head: 'Median minutes to confirm', valueOf: ({ minutesToConfirm }) => minutesToConfirm },
]

/** Returns the figures of a period as a CSV file. */
export async function exportStatsBy(
  runtime: Pick<Runtime, 'db' | 'clock'>,
  query: QueryOf<typeof exportStats>,
): Promise<File> {
  const { groups } = await readStats(runtime, query)
  const columns = [{ head: HEADS[query.by], valueOf: ({ key }: Row) => key }, ...COLUMNS]
  const today = formatIsoDate(dublinDate(runtime.clock.now()))
  return csvFile(`figures-by-${query.by}-${today}.csv`, columns, groups)
}
