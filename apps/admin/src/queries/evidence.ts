import type { BodyFor } from '@anseo/contract/calls'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { useMutation } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

/** Begins like the keys of the money queries, so that it is reloaded with them. */
const keyOf = (id: string) => ['money', 'evidence', id]

/** Loads the evidence against a dispute; the audit log records that it was read. */
export const useEvidence = (id: string) =>
  useRead(keyOf(id), 'GET /api/admin/disputes/:id/evidence', {
    params: { id },
    // The provider accepts the evidence within seconds.
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? 3_000 : false),
    refetchOnWindowFocus: false,
  })

/** Saves the evidence as a draft. */
export const useSaveEvidence = (id: string) =>
  useChange(keyOf(id), (body: BodyFor<'PUT /api/admin/disputes/:id/evidence'>) =>
    api('PUT /api/admin/disputes/:id/evidence', { params: { id }, body }),
  )

/** Sends the evidence to the bank, and reloads the dispute, also after a refusal. */
export const useSendEvidence = (id: string) =>
  useChange(['money'], (body: BodyFor<'PUT /api/admin/disputes/:id/evidence'>) =>
    api('POST /api/admin/disputes/:id/evidence', { params: { id }, body }),
  )

/** Accepts the loss of a dispute, and reloads the dispute, also after a refusal. Each attempt gets an answer of its own. */
export const useAcceptLoss = (id: string) =>
  useChange(['money'], () =>
    api('POST /api/admin/disputes/:id/accept', { params: { id }, idempotencyKey: crypto.randomUUID() }),
  )

/** Adds the file that goes with the evidence, replacing an earlier one. */
export const useAddEvidenceFile = (id: string) =>
  useFormChange(keyOf(id), (file: File) => {
    const form = new FormData()
    form.set('document', file)
    return api('POST /api/admin/disputes/:id/file', { params: { id }, form })
  })

/** Downloads the file that goes with the evidence; the audit log records it. */
export const useEvidenceFile = (id: string) =>
  useMutation({ mutationFn: () => api('GET /api/admin/disputes/:id/file', { params: { id } }) })

/** Removes the file that goes with the evidence. */
export const useRemoveEvidenceFile = (id: string) =>
  useChange(keyOf(id), () => api('DELETE /api/admin/disputes/:id/file', { params: { id } }))
