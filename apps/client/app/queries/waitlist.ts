import { notify } from '@anseo/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'

const queryKey = ['waitlist']

/** Loads the times that the client waits for, the last first. */
export const useWaitlist = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api('GET /api/user/waitlist', { signal })).waitlist,
  })

/** Stops waiting for a time. */
export function useLeaveWaitlist() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/user/waitlist/:id', { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
