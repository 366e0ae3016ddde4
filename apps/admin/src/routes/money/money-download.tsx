import type { CallName } from '@anseo/contract/calls'
import { ExportButton } from '../../listing/export-button.tsx'
import { exportLedger, exportMoney } from '../../queries/money.ts'
import { useMoneySearch } from './use-money-search.ts'

/** Downloads the entries of all pages of the open tab's search. */
export function MoneyDownload() {
  const { tab, query } = useMoneySearch()
  const call: CallName = tab === 'ledger' ? 'GET /api/admin/ledger/export' : `GET /api/admin/${tab}.csv`
  return (
    <ExportButton
      call={call}
      load={() => (tab === 'ledger' ? exportLedger(query) : exportMoney(tab, query))}
    />
  )
}
