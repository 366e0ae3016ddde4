import type { QueryOf } from '@anseo/contract/call'
import type { exportJobs, JobOnWire } from '@anseo/contract/jobs'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import { listExport } from '../../audit/public.ts'
import { presentJob } from './present.ts'
import { findJobs } from './store.ts'

const COLUMNS: readonly CsvColumn<JobOnWire>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'Job', valueOf: ({ task }) => task },
  { head: 'State', valueOf: ({ state }) => state },
  {
    head: 'About',
    valueOf: ({ about }) =>
      Object.entries(about)
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
  },
  { head: 'Attempts', valueOf: ({ attempts }) => attempts },
  { head: 'Most attempts', valueOf: ({ maxAttempts }) => maxAttempts },
  { head: 'Last error', valueOf: ({ lastError }) => lastError },
  { head: 'Created', valueOf: ({ createdAt }) => createdAt },
  { head: 'Due', valueOf: ({ runAt }) => runAt },
]

/** Returns the jobs of one state as a CSV file. */
export const exportJobsBy = listExport({
  name: 'jobs',
  columns: COLUMNS,
  find: async ({ db }, query: QueryOf<typeof exportJobs>, place) =>
    (await findJobs(db, query, place)).map(presentJob),
})
