import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { api, useRead } from '../site.ts'
import { appointmentsKey } from './appointments.ts'

const timesKey = (id: string) => ['other-times', id]

/** Loads the start times that could be proposed for a request, by day. */
export const useOtherTimes = (id: string) =>
  useRead(timesKey(id), 'GET /api/pro/appointments/:id/other-times', {
    params: { id },
    select: ({ data }) => data,
    // Cached times may have been booked meanwhile.
    staleTime: 0,
    refetchInterval: 30_000,
  })

interface Proposing {
  slotDate: string
  startTime: string
  words: string
}

/** Suggests another time, exactly once even if its reply is lost; reloads the free times, also after a refusal. */
export function useProposeTime(id: string) {
  const once = useSendOnce()
  return useFormChange({ each: [appointmentsKey, timesKey(id)] }, (body: Proposing) =>
    once(body, (idempotencyKey) =>
      api('POST /api/pro/appointments/:id/proposals', { params: { id }, body, idempotencyKey }),
    ),
  )
}

/** Withdraws a suggested time. */
export const useWithdrawProposal = () =>
  useChange(appointmentsKey, (proposal: { appointmentId: string; _id: string }) =>
    api('POST /api/pro/appointments/:id/proposals/:proposalId/withdraw', {
      params: { id: proposal.appointmentId, proposalId: proposal._id },
    }),
  )
