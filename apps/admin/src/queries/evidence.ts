import type { BodyFor } from '@anseo/contract/calls'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../site.ts'

/** Part of what the money's queries reload. */
const keyOf = (id: string) => ['money', 'evidence', id]

/** Loads the evidence against a dispute; the audit log records the reading. */
export const useEvidence = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api('GET /api/admin/disputes/:id/evidence', { params: { id }, signal }),
    // The provider takes it within seconds.
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? 3_000 : false),
    refetchOnWindowFocus: false,
  })

/** Saves the evidence as a draft. */
export function useSaveEvidence(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyFor<'PUT /api/admin/disputes/:id/evidence'>) =>
      api('PUT /api/admin/disputes/:id/evidence', { params: { id }, body }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await queries.invalidateQueries({ queryKey: keyOf(id) })
    },
  })
}

/** Sends the evidence to the bank, and reloads the dispute, also after a refusal. */
export function useSendEvidence(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyFor<'PUT /api/admin/disputes/:id/evidence'>) =>
      api('POST /api/admin/disputes/:id/evidence', { params: { id }, body }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['money'] }),
  })
}

/** Accepts the loss of a dispute, and reloads the dispute, also after a refusal. */
export function useAcceptLoss(id: string) {
  const queries = useQueryClient()
  const key = useRef(crypto.randomUUID())
  return useMutation({
    mutationFn: () =>
      api('POST /api/admin/disputes/:id/accept', { params: { id }, idempotencyKey: key.current }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['money'] }),
  })
}

/** Adds the file that goes with the evidence, in place of one before. */
export function useAddEvidenceFile(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('document', file)
      return api('POST /api/admin/disputes/:id/file', { params: { id }, form })
    },
    meta: { inForm: true },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

/** Downloads the file that goes with the evidence; the audit log records it. */
export const useEvidenceFile = (id: string) =>
  useMutation({ mutationFn: () => api('GET /api/admin/disputes/:id/file', { params: { id } }) })

/** Removes the file that goes with the evidence. */
export function useRemoveEvidenceFile(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/admin/disputes/:id/file', { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  })
}
