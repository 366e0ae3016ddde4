import { pageInAddress } from '@anseo/site-kit/page-in-address'
import type { JobState } from '@anseo/contract/jobs'
import { keyIn } from '../../listing/key-in.ts'
import { useSearchParams } from 'react-router'
import type { JobSearch } from '../../queries/jobs.ts'
import { ORDERS } from './job-texts.ts'

/** The tabs, in their order. */
export const JOB_TABS: readonly { key: JobState; label: string }[] = [
  { key: 'failed', label: 'Failed' },
  { key: 'retrying', label: 'Retrying' },
  { key: 'waiting', label: 'Waiting' },
  { key: 'running', label: 'Running' },
]

/** A change of the search; an order is one of the names in the address. */
type Change = Partial<Omit<JobSearch, 'order'> & { order: string }>

/** Reads the search for jobs from the address and makes links that change it. */
export function useJobSearch() {
  const [params, setParams] = useSearchParams()
  const wanted: JobSearch = {
    state: JOB_TABS.find(({ key }) => key === params.get('state'))?.key ?? 'failed',
    task: /^[a-z-]{1,100}$/.test(params.get('task') ?? '') ? params.get('task')! : '',
    order: keyIn(ORDERS, params.get('order') ?? '') ?? 'soonest',
    page: pageInAddress(params),
  }
  return {
    wanted,
    linkTo: (change: Change) => `?${paramsOf({ ...wanted, ...change })}`,
    change: (change: Change) => setParams(paramsOf({ ...wanted, page: 1, ...change }), { replace: true }),
  }
}

function paramsOf({ state, task, order, page }: Required<Change>): URLSearchParams {
  const params = new URLSearchParams()
  if (state !== 'failed') params.set('state', state)
  if (task) params.set('task', task)
  if (order !== 'soonest') params.set('order', order)
  if (page > 1) params.set('page', String(page))
  return params
}
