import type { SentBodyOf } from '@anseo/contract/call'
import type { changeSeries } from '@anseo/contract/series'
import { notify } from '@anseo/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { LIVE, useReload } from './live.ts'
import { useRead } from './use-read.ts'

/** Loads the client's series with all their dates, the newest series first (C6 of growth). */
export const useSeriesList = () =>
  useRead([LIVE, 'series'], 'GET /api/user/series', { select: ({ series }) => series })

/** Changes a series and reloads it. */
export function useChangeSeries(id: string) {
  const reload = useReload()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeSeries>) =>
      api('PATCH /api/user/series/:id', { params: { id }, body }),
    onSettled: reload,
  })
}

/** Ends a series; paid visits take place unless their appointment ids are passed to be cancelled with it. */
export function useEndSeries(id: string) {
  const once = useSendOnce()
  const outcome = useOutcome()
  return useMutation({
    mutationFn: (appointmentIds: string[]) => {
      const body = { appointmentIds }
      return once(body, (idempotencyKey) =>
        api('DELETE /api/user/series/:id', { params: { id }, body, idempotencyKey }),
      )
    },
    ...outcome,
  })
}

/** Accepts, with the expected total per visit in euro, or declines a vendor's new price for a series (C6 of growth). */
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

/** Mutation callbacks: a toast with the message of the reply, and a reload of what may have changed. */
function useOutcome() {
  const reload = useReload()
  return {
    onSuccess: ({ message }: { message: string }) => notify.success(message),
    onSettled: reload,
  }
}
