import type { JobState } from '@anseo/contract/jobs'
import { notify } from '@anseo/ui/toasts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'

const KEY = ['jobs']
/** The queue works on while it is looked at, in ms. */
const RECHECK_MS = 10_000

export interface JobSearch {
  state: JobState
  task: string
  page: number
}

/** A page of the jobs of one state, the counts of all, and the sweeps. */
export const useJobs = ({ task, ...query }: JobSearch) =>
  useQuery({
    queryKey: [...KEY, query, task],
    queryFn: ({ signal }) =>
      api('GET /api/admin/jobs', { query: { ...query, ...(task && { task }) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: RECHECK_MS,
  })

/** Runs an action on jobs, confirms it, and reloads, also after a refusal. */
function useJobAction<Given>(act: (given: Given) => Promise<{ message: string }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Retries one failed job now. */
export const useRetryJob = () =>
  useJobAction((id: string) => api('POST /api/admin/jobs/:id/retry', { params: { id } }))

/** Retries all failed jobs of a kind now. */
export const useRetryJobs = () =>
  useJobAction((task: string) => api('POST /api/admin/jobs/retry', { body: { task } }))

/** Deletes one job. */
export const useDeleteJob = () =>
  useJobAction((id: string) => api('DELETE /api/admin/jobs/:id', { params: { id } }))
