import { saveFile } from '@anseo/api-client/save-file'
import type { BodyFor } from '@anseo/contract/calls'
import { useFormChange } from '@anseo/site-kit/use-change'
import { useMutation } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['tax-details']

/** Loads the tax details, masked, the request for them, and the years. */
export const useTaxDetails = () => useRead(KEY, 'GET /api/pro/tax-details')

interface TaxDetailsChange {
  body: BodyFor<'PUT /api/pro/tax-details'>
  /** Called once they are saved, before they are loaded again. */
  onSaved: () => void
}

/** Saves tax details; the form shows errors itself. */
export const useSaveTaxDetails = () =>
  useFormChange(KEY, async ({ body, onSaved }: TaxDetailsChange) => {
    const reply = await api('PUT /api/pro/tax-details', { body })
    onSaved()
    return reply
  })

/** Saves the copy of a year as a PDF. */
export const useTaxYearFile = () =>
  useMutation({
    mutationFn: (year: number) => api('GET /api/pro/tax-details/:year/pdf', { params: { year } }),
    onSuccess: saveFile,
  })
