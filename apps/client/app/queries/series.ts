import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { SentBodyOf } from '@anseo/contract/call'
import type { changeSeries } from '@anseo/contract/series'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { LIVE, useReload } from './live.ts'

/** The client's series with all their dates, the newest first (C6 of growth). */
export const useSeriesList = () =>
  useQuery({
    queryKey: [LIVE, 'series'],
    queryFn: async ({ signal }) => (await api('GET /api/user/series', { signal })).series,
  })

/** Changes a series, and shows what became of it. */
export function useChangeSeries(id: string) {
  const reload = useReload()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeSeries>) =>
      api('PATCH /api/user/series/:id', { params: { id }, body }),
    onError: (error) => notify.error(bookingErrorText(error)),
    onSettled: reload,
  })
}

/** Ends a series, with those paid visits that are named. */
export function useEndSeries(id: string) {
  return useMutation({
    mutationFn: (appointmentIds: string[]) =>
      api('DELETE /api/user/series/:id', { params: { id }, body: { appointmentIds } }),
    ...useOutcome(),
  })
}

/** Answers the new price that a vendor proposed for a series (C6 of growth). */
export function useAnswerPrice(id: string) {
  const outcome = useOutcome()
  const accept = useMutation({
    mutationFn: (expectedTotal: number) =>
      api('POST /api/user/series/:id/price/accept', { params: { id }, body: { expectedTotal } }),
    ...outcome,
  })
  const decline = useMutation({
    mutationFn: () => api('POST /api/user/series/:id/price/decline', { params: { id } }),
    ...outcome,
  })
  return { accept, decline }
}

/** Shows the message of a reply or refusal, and loads again what may have changed. */
function useOutcome() {
  const reload = useReload()
  return {
    onSuccess: ({ message }: { message: string }) => notify.success(message),
    onError: (error: unknown) => notify.error(bookingErrorText(error)),
    onSettled: reload,
  }
}
