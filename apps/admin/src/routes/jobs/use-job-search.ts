import type { JobState } from '@anseo/contract/jobs'
import { keyIn } from '../../listing/key-in.ts'
import { useListSearch } from '../../listing/use-list-search.ts'
import type { JobSearch } from '../../queries/jobs.ts'
import { ORDERS } from './job-texts.ts'

/** The tabs, in their order. */
export const JOB_TABS: readonly { key: JobState; label: string }[] = [
  { key: 'failed', label: 'Failed' },
  { key: 'retrying', label: 'Retrying' },
  { key: 'waiting', label: 'Waiting' },
  { key: 'running', label: 'Running' },
]

/** Reads the search for jobs from the address, with the query that it means. */
export function useJobSearch() {
  const search = useListSearch({ state: 'failed', task: '', order: 'soonest' })
  const { state, task, order } = search.filters
  const wanted: JobSearch = {
    state: JOB_TABS.find(({ key }) => key === state)?.key ?? 'failed',
    task: /^[a-z-]{1,100}$/.test(task) ? task : '',
    order: keyIn(ORDERS, order) ?? 'soonest',
    page: search.page,
  }
  return { ...search, wanted }
}
