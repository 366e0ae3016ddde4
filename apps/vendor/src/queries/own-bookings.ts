import type { BodyFor } from '@anseo/contract/calls'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'
import { appointmentsKey } from './appointments.ts'
import { contactsKey } from './contacts.ts'

export type OwnBooking = BodyFor<'POST /api/pro/appointments'>

type Move = BodyFor<'PATCH /api/pro/appointments/:id/slot'>

/** Moves a booking of the vendor's own. */
export function useMoveBooking(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (move: Move) => api('PATCH /api/pro/appointments/:id/slot', { params: { id }, body: move }),
    meta: { inForm: true },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: appointmentsKey }),
  })
}

/** Enters a booking of the vendor's own. */
export function useEnterBooking() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ booking, idempotencyKey }: { booking: OwnBooking; idempotencyKey: string }) =>
      api('POST /api/pro/appointments', { body: booking, idempotencyKey }),
    meta: { inForm: true },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: contactsKey })
      await queries.invalidateQueries({ queryKey: appointmentsKey })
    },
  })
}
