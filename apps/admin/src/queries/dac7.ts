import type { SellerOrder } from '@anseo/contract/dac7'
import { saveFile } from '@anseo/api-client/save-file'
import { useChange } from '@anseo/site-kit/use-change'
import { notify } from '@anseo/ui/toasts'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, useRead, useReadPages } from '../site.ts'

const KEY = ['dac7']
const PAGE = 25

/** Loads the years to report, and the operator's own details that are missing. */
export const useDac7Years = () => useRead([...KEY, 'years'], 'GET /api/admin/dac7')

/** Loads the sums of a year, the next file, and the files so far. */
export const useDac7Year = (year: number) =>
  useRead([...KEY, 'year', year], 'GET /api/admin/dac7/:year', { params: { year } })

export interface SellerSearch {
  /** Finds only the sellers whose details are missing. */
  missing: 'true' | undefined
  order: SellerOrder
}

/** Loads the sellers of a year, page by page. */
export const useDac7Sellers = (year: number, search: SellerSearch) =>
  useReadPages([...KEY, 'sellers', year, search], 'GET /api/admin/dac7/:year/sellers', {
    params: { year },
    query: { limit: PAGE, ...search },
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows.map((row) => ({ ...row, _id: row.vendorId }))),
  })

interface Wanted {
  year: number
  part?: 'new' | 'corrections'
  message?: string
}

/** Saves a file of a year; a new one is listed from then on. */
export function useDac7File() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ year, ...query }: Wanted) =>
      api('GET /api/admin/dac7/:year.xml', { params: { year }, query }),
    onSuccess: (file) => {
      saveFile(file)
      notify.success('File saved')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Marks a file as filed. */
export const useFileDac7 = () =>
  useChange(KEY, (id: string) => api('POST /api/admin/dac7/messages/:id/filed', { params: { id } }))
