import { ExportButton } from '../../listing/export-button.tsx'
import { exportLedger, exportMoney } from '../../queries/money.ts'
import { useMoneySearch } from './use-money-search.ts'

/** Downloads the entries of all pages of the open tab's search. */
export function MoneyDownload() {
  const { tab, query } = useMoneySearch()
  return <ExportButton load={() => (tab === 'ledger' ? exportLedger(query) : exportMoney(tab, query))} />
}
