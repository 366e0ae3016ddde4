import type { BodyFor } from '@anseo/contract/calls'
import { useChange } from '@anseo/site-kit/use-change'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'
import { profileKey } from './profile.ts'

export const onboardingKey = ['onboarding']

/** Loads the first steps and the standing of each check. */
export const useOnboarding = () => useRead(onboardingKey, 'GET /api/pro/onboarding')

/** The steps, which are derived from the server's data, and the profile. */
const STEPS = { each: [onboardingKey, profileKey] }

export type NewDocument = BodyFor<'POST /api/pro/documents'> & { file: File }

/** Uploads a document. */
export function useAddDocument() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ file, ...fields }: NewDocument) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value)
      form.set('document', file)
      return api('POST /api/pro/documents', { form })
    },
    meta: { inForm: true },
    onSettled: () => Promise.all(STEPS.each.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}

/** Withdraws a document. */
export const useRemoveDocument = () =>
  useChange(STEPS, (id: string) => api('DELETE /api/pro/documents/:id', { params: { id } }))

/** Loads one of the vendor's own documents. */
export const useOwnDocument = (id: string) =>
  useRead(['document', id], 'GET /api/pro/documents/:id', {
    params: { id },
    staleTime: Number.POSITIVE_INFINITY,
  })
