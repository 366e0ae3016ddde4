import type { JobState } from '@anseo/contract/jobs'
import { useSearchParams } from 'react-router'
import type { JobSearch } from '../../queries/jobs.ts'

/** The tabs, in their order. */
export const JOB_TABS: readonly { key: JobState; label: string }[] = [
  { key: 'failed', label: 'Failed' },
  { key: 'retrying', label: 'Retrying' },
  { key: 'waiting', label: 'Waiting' },
  { key: 'running', label: 'Running' },
]

/** Reads the search for jobs from the address and makes links that change it. */
export function useJobSearch() {
  const [params, setParams] = useSearchParams()
  const wanted: JobSearch = {
    state: JOB_TABS.find(({ key }) => key === params.get('state'))?.key ?? 'failed',
    task: /^[a-z-]{1,100}$/.test(params.get('task') ?? '') ? params.get('task')! : '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  }
  return {
    wanted,
    linkTo: (change: Partial<JobSearch>) => `?${paramsOf({ ...wanted, ...change })}`,
    change: (change: Partial<JobSearch>) =>
      setParams(paramsOf({ ...wanted, page: 1, ...change }), { replace: true }),
  }
}

function paramsOf({ state, task, page }: JobSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (state !== 'failed') params.set('state', state)
  if (task) params.set('task', task)
  if (page > 1) params.set('page', String(page))
  return params
}
