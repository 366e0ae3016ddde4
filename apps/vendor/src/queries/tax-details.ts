import { saveFile } from '@anseo/api-client/save-file'
import type { BodyFor } from '@anseo/contract/calls'
import { useFormChange } from '@anseo/site-kit/use-change'
import { useMutation } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['tax-details']

/** Loads the tax details, masked, the request for them, and the years. */
export const useTaxDetails = () => useRead(KEY, 'GET /api/pro/tax-details')

/** Saves tax details; the form shows errors itself. */
export const useSaveTaxDetails = () =>
  useFormChange(KEY, (body: BodyFor<'PUT /api/pro/tax-details'>) => api('PUT /api/pro/tax-details', { body }))

/** Saves the copy of a year as a PDF. */
export const useTaxYearFile = () =>
  useMutation({
    mutationFn: (year: number) => api('GET /api/pro/tax-details/:year/pdf', { params: { year } }),
    onSuccess: saveFile,
  })
