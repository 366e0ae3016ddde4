import type { BodyOf } from '@anseo/contract/call'
import type { addService, ServiceOnWire } from '@anseo/contract/services'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../site.ts'

const KEY = ['services']

/** Loads the vendor's own menu, in its order. */
export const useServices = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api('GET /api/pro/services', { signal })).services,
  })

/** Values of the service form. */
export interface ServiceFields {
  name: string
  description: string
  /** Price in euro. */
  price: number
  durationMinutes: number
  deposit: NonNullable<BodyOf<typeof addService>['deposit']>
}

interface ServiceChange {
  /** Null for a new one. */
  id: string | null
  fields: ServiceFields
}

/** Creates or changes a service; a retry after a lost reply creates no second one. */
export function useSaveService() {
  const once = useSendOnce()
  return useFormChange(KEY, ({ id, fields }: ServiceChange) =>
    id === null
      ? once(fields, (idempotencyKey) => api('POST /api/pro/services', { body: fields, idempotencyKey }))
      : api('PUT /api/pro/services/:id', { params: { id }, body: fields }),
  )
}

/** Removes a service, with an undo in the toast. */
export function useRemoveService() {
  const queries = useQueryClient()
  const restoring = useChange(KEY, (id: string) =>
    api('POST /api/pro/services/:id/restore', { params: { id } }),
  )
  return useMutation({
    mutationFn: ({ _id }: ServiceOnWire) => api('DELETE /api/pro/services/:id', { params: { id: _id } }),
    onSuccess: (_reply, { _id, name }) =>
      notify.success(`${name} removed`, { label: 'Undo', onClick: () => restoring.mutate(_id) }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

const ORDERING = ['order-services']

/**
 * Saves the order of the services; shown immediately, and reverted on failure. One save runs at a time, and a later one
 * decides what is shown, also while an earlier one ends.
 */
export function useOrderServices() {
  const queries = useQueryClient()
  const saved = useRef<ServiceOnWire[]>(undefined)
  const isLast = () => queries.isMutating({ mutationKey: ORDERING }) === 1
  return useMutation({
    mutationKey: ORDERING,
    scope: { id: 'order-services' },
    mutationFn: (services: ServiceOnWire[]) =>
      api('PUT /api/pro/services/order', { body: { ids: services.map(({ _id }) => _id) } }),
    onMutate: (services) => {
      void queries.cancelQueries({ queryKey: KEY, exact: true })
      saved.current ??= queries.getQueryData<ServiceOnWire[]>(KEY)
      queries.setQueryData<ServiceOnWire[]>(KEY, services)
    },
    onSuccess: (_reply, services) => void (saved.current = services),
    onError: () => {
      if (isLast()) queries.setQueryData(KEY, saved.current)
    },
    onSettled: async () => {
      if (!isLast()) return
      saved.current = undefined
      await queries.invalidateQueries({ queryKey: KEY })
    },
  })
}
