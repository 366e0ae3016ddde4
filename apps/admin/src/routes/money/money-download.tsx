import { ExportButton, type ListFile } from '../../listing/export-button.tsx'
import { useMoneySearch } from './use-money-search.ts'

/** Downloads the entries of all pages of the open tab's search. */
export function MoneyDownload() {
  const { tab, query } = useMoneySearch()
  const call = tab === 'ledger' ? 'GET /api/admin/ledger/export' : `GET /api/admin/${tab}.csv`
  return <ExportButton {...({ call, query } as ListFile)} />
}
