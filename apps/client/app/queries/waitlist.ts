import { useChange } from '@anseo/site-kit/use-change'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'

const queryKey = ['waitlist']

/** Loads the times that the client waits for, the last first. */
export const useWaitlist = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api('GET /api/user/waitlist', { signal })).waitlist,
  })

/** Stops waiting for a time. */
export const useLeaveWaitlist = () =>
  useChange(queryKey, (id: string) => api('DELETE /api/user/waitlist/:id', { params: { id } }))
