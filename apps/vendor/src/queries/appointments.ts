import type { VendorAppointmentOnWire } from '@anseo/contract/appointments'
import { type AppointmentFacts } from '@anseo/domain/appointment'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { notify } from '@anseo/ui/toasts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'

const KEY = ['appointments']
const PAGE = 100

/** An appointment with the facts that the rules ask about. */
export interface VendorAppointment extends VendorAppointmentOnWire {
  facts: AppointmentFacts
}

/** The vendor's appointments: live ones first by time, then ended ones newest first (C7). */
export const useAppointments = () =>
  useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/pro/appointments', {
        query: { limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ appointments }) => appointments.map(withFacts)),
  })

export const withFacts = (wire: VendorAppointmentOnWire): VendorAppointment => ({
  ...wire,
  facts: appointmentFromWire(wire),
})

/** What a vendor does with an appointment. */
export type VendorStep = 'confirm' | 'decline' | 'cancel' | 'complete'

interface StepRequest {
  id: string
  step: VendorStep
  reason?: string
}

/** Takes a step, says so, and loads the appointments anew, also after a refusal: they were stale then. */
export function useVendorStep() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, step, reason }: StepRequest) =>
      api(`POST /api/pro/appointments/:id/${step}`, { params: { id }, body: { reason } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Loads the appointments anew, after news of them. */
export const appointmentsKey = KEY
