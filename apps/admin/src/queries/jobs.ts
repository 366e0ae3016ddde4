import type { JobOrder, JobState } from '@anseo/contract/jobs'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['jobs']
/** Interval at which an open jobs page reloads the queue, in ms. */
const RECHECK_MS = 10_000

export interface JobSearch {
  state: JobState
  /** '' for every kind. */
  task: string
  order: JobOrder
  page: number
}

/** Loads a page of the jobs in one state, the number of jobs in each state, and the last run of each sweep. */
export const useJobs = (search: JobSearch) =>
  useRead([...KEY, search], 'GET /api/admin/jobs', {
    query: search,
    placeholderData: keepPreviousData,
    refetchInterval: RECHECK_MS,
  })

/** Retries one job now. */
export const retryJob = (id: string) => api('POST /api/admin/jobs/:id/retry', { params: { id } })

/** Retries one failed job now, and reloads. */
export const useRetryJob = () => useChange(KEY, retryJob)

/** Retries all failed jobs of a kind now. */
export const useRetryJobs = () =>
  useChange(KEY, (task: string) => api('POST /api/admin/jobs/retry', { body: { task } }))

/** Deletes one job. */
export const deleteJob = (id: string) => api('DELETE /api/admin/jobs/:id', { params: { id } })

/** Deletes one job, and reloads. */
export const useDeleteJob = () => useChange(KEY, deleteJob)
