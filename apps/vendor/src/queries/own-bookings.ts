import type { BodyFor } from '@anseo/contract/calls'
import type { WireSlot } from '@anseo/domain/slot'
import { useFormChange } from '@anseo/site-kit/use-change'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'
import { appointmentsKey } from './appointments.ts'
import { contactsKey } from './contacts.ts'

export type OwnBooking = BodyFor<'POST /api/pro/appointments'>

type Move = BodyFor<'PATCH /api/pro/appointments/:id/slot'>

/** Moves an appointment; a retry after a lost reply does not tell the client again. */
export function useMoveBooking(id: string) {
  const once = useSendOnce()
  return useFormChange(appointmentsKey, (move: Move) =>
    once(move, (idempotencyKey) =>
      api('PATCH /api/pro/appointments/:id/slot', { params: { id }, body: move, idempotencyKey }),
    ),
  )
}

interface MoveAtOnce {
  id: string
  to: WireSlot
  /** The time before the move; an undo goes back there even outside the vendor's working hours. */
  back: WireSlot | null
}

const moveTo = (id: string, body: Omit<Move, 'outsideHours'> & { outsideHours?: boolean }) =>
  api('PATCH /api/pro/appointments/:id/slot', { params: { id }, body })

/** Moves a booking of the vendor's own without a question, with an undo. The calendar shows refusals. */
export function useMoveAtOnce() {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: appointmentsKey })
  const undo = useMutation({
    mutationFn: ({ id, back }: { id: string; back: WireSlot }) => moveTo(id, { ...back, outsideHours: true }),
    onSettled: reload,
  })
  return useMutation({
    mutationFn: ({ id, to }: MoveAtOnce) => moveTo(id, to),
    meta: { inForm: true },
    onSuccess: ({ message }, { id, back }) =>
      notify.success(message, back ? { label: 'Undo', onClick: () => undo.mutate({ id, back }) } : undefined),
    onSettled: reload,
  })
}

/** Enters a booking of the vendor's own; a retry after a lost reply enters no second one. */
export function useEnterBooking() {
  const once = useSendOnce()
  return useFormChange({ each: [contactsKey, appointmentsKey] }, (body: OwnBooking) =>
    once(body, (idempotencyKey) => api('POST /api/pro/appointments', { body, idempotencyKey })),
  )
}
